"""The metadata that TensorBoard stores with a recording: the tab's name and our version."""

from __future__ import annotations

import json

from tensorboard.compat.proto import summary_pb2

from tb_actmem.errors import FormatError

PLUGIN_NAME = "activation_memory"
TAB_NAME = "Activation Memory"

CONTENT_VERSION = 1
"""Version 1: a summary holds one string, the recording as `tb_actmem.format` writes it.

Beside the version is the rank of the process that wrote it, if there were several ranks.
"""


def create(description: str | None = None, rank: int | None = None) -> summary_pb2.SummaryMetadata:
    """The metadata of every event that holds a recording.

    ``description`` is text about the tag, which the tab shows. ``rank`` is the rank that recorded.
    Without the data class, TensorBoard's fast loader drops the data.
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
    """Check that this version can read events with this plugin content.

    Raises FormatError if something else or a newer version wrote it.
    """
    try:
        version = json.loads(content)["version"]
    except (ValueError, TypeError, KeyError, RecursionError):
        version = None
    if not isinstance(version, int) or version < 1:
        raise FormatError("This was not written by tb_actmem: its summary has no version.")
    if version > CONTENT_VERSION:
        raise FormatError(
            f"A newer tb_actmem wrote this: its summaries have version {version}, this one reads "
            f"{CONTENT_VERSION}. Upgrade tb_actmem where TensorBoard runs."
        )


def rank(content: bytes) -> int | None:
    """The rank in a plugin content; None if it has no valid one."""
    try:
        named = json.loads(content).get("rank")
    except (ValueError, AttributeError, RecursionError):
        return None
    return named if type(named) is int and 0 <= named < 2**31 else None
