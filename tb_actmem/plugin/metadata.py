"""What TensorBoard stores beside a recording: the tab's name and the version of our events."""

from __future__ import annotations

import json

from tensorboard.compat.proto import summary_pb2

from tb_actmem.errors import FormatError

PLUGIN_NAME = "activation_memory"
TAB_NAME = "Activation Memory"

CONTENT_VERSION = 1
"""1: a summary holds one string, the recording as `tb_actmem.format` writes it."""


def create(description: str | None = None) -> summary_pb2.SummaryMetadata:
    """The metadata of every event that holds a recording.

    ``description`` is text about the tag for readers of the tab. Without the data class the fast
    loader of TensorBoard drops the data.
    """
    content = json.dumps({"version": CONTENT_VERSION}).encode()
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
