"""What TensorBoard stores beside a recording: the tab's name and the version of our events."""

from __future__ import annotations

import json

from tensorboard.compat.proto import summary_pb2

from tb_actmem.errors import FormatError

PLUGIN_NAME = "activation_memory"
TAB_NAME = "Activation Memory"

CONTENT_VERSION = 1
"""1: a summary holds one string, the recording as `tb_actmem.format` writes it.

Beside the version stands the rank of the process that wrote it, where it was one of several.
"""


def create(description: str | None = None, rank: int | None = None) -> summary_pb2.SummaryMetadata:
    """The metadata of every event that holds a recording.

    ``description`` is text about the tag for readers of the tab, ``rank`` that of the recording.
    Without the data class the fast loader of TensorBoard drops the data.
    """
    fields = {"version": CONTENT_VERSION} | ({} if rank is None else {"rank": rank})
    content = json.dumps(fields).encode()
    return summary_pb2.SummaryMetadata(
        summary_description=description or "",
        plugin_data=summary_pb2.SummaryMetadata.PluginData(
            plugin_name=PLUGIN_NAME, content=content
        ),
        data_class=summary_pb2.DATA_CLASS_BLOB_SEQUENCE,
    )


def check(content: bytes) -> None:
    """Prove that this version can read events with this plugin content.

    Raises FormatError for content that is not ours, or of a newer version.
    """
    try:
        version = json.loads(content)["version"]
    except (ValueError, TypeError, KeyError, RecursionError):
        version = None
    if not isinstance(version, int) or version < 1:
        raise FormatError("This was not written by tb_actmem: its summary names no version.")
    if version > CONTENT_VERSION:
        raise FormatError(
            f"This was written by a newer tb_actmem (version {version} of its summaries, this one "
            f"reads {CONTENT_VERSION}): upgrade tb_actmem where TensorBoard runs."
        )


def rank(content: bytes) -> int | None:
    """The rank that a plugin content names; None where it names none that makes sense."""
    try:
        named = json.loads(content).get("rank")
    except (ValueError, AttributeError, RecursionError):
        return None
    return named if type(named) is int and 0 <= named < 2**31 else None
