"""Make TensorBoard summaries: the recording itself, and its totals as scalars."""

from __future__ import annotations

from tensorboard.compat.proto import summary_pb2, tensor_pb2, types_pb2

from tb_actmem.analysis.totals.totals import scalars_of, totals
from tb_actmem.arguments import need_recordings
from tb_actmem.format import to_bytes
from tb_actmem.model import Recording
from tb_actmem.tensorboard.events import metadata
from tb_actmem.text.totals import MEANING

_ROUNDED = f"In bytes, to seven digits; the tab {metadata.TAB_NAME} has all digits."


def recording_pb(
    tag: str, recording: Recording, description: str | None = None
) -> summary_pb2.Summary:
    """A recording as a summary, for any writer that accepts TensorBoard summaries.

    ``description`` is text about the tag, which the tab shows. Raises FormatError if the recording
    is too large to be written.
    """
    need_recordings(recording)
    about = metadata.create(description, recording.meta.rank)
    return blob_pb(tag, to_bytes(recording), about)


def scalars_pb(tag: str, recording: Recording) -> summary_pb2.Summary:
    """The totals of a recording, in bytes, as scalars named ``{tag}/cached_bytes`` and so on.

    Unknown totals and other devices than the first are left out.
    """
    values_of = totals(recording)
    where = f" On {values_of.device}." if values_of.others else ""
    values = [
        _scalar(f"{tag}/{key}", nbytes, f"{MEANING[key]}{where}")
        for key, nbytes in scalars_of(values_of).items()
    ]
    return summary_pb2.Summary(value=values)


def blob_pb(tag: str, data: bytes, about: summary_pb2.SummaryMetadata) -> summary_pb2.Summary:
    """The bytes of a recording, complete or as a difference, as a summary."""
    # tensor_util is not used: numpy cuts trailing zeros off a byte string.
    tensor = tensor_pb2.TensorProto(dtype=types_pb2.DT_STRING, string_val=[data])
    tensor.tensor_shape.dim.add(size=1)
    value = summary_pb2.Summary.Value(tag=tag, metadata=about, tensor=tensor)
    return summary_pb2.Summary(value=[value])


def _scalar(tag: str, nbytes: int, about: str) -> summary_pb2.Summary.Value:
    # TensorBoard's fast loader drops scalars that are not float.
    return summary_pb2.Summary.Value(
        tag=tag,
        metadata=summary_pb2.SummaryMetadata(
            summary_description=f"{about} {_ROUNDED}",
            plugin_data=summary_pb2.SummaryMetadata.PluginData(plugin_name="scalars"),
            data_class=summary_pb2.DATA_CLASS_SCALAR,
        ),
        tensor=tensor_pb2.TensorProto(dtype=types_pb2.DT_FLOAT, float_val=[nbytes]),
    )
