"""Recordings into the event files that TensorBoard reads."""

from __future__ import annotations

import math
import warnings
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary, ref

from tensorboard.compat.proto import summary_pb2, tensor_pb2, types_pb2

from tb_actmem.analysis.ledger import ledger
from tb_actmem.analysis.lines import MEANING
from tb_actmem.analysis.ranks import ranked_tag
from tb_actmem.errors import FormatError
from tb_actmem.format import Last, to_bytes, to_bytes_after
from tb_actmem.model import Recording
from tb_actmem.plugin import metadata

SCALARS = (
    "kept_bytes",
    "cached_bytes",
    "activation_bytes",
    "input_bytes",
    "freed_bytes",
    "recomputed_bytes",
    "held_bytes",
    "peak_bytes",
    "retained_bytes",
)
"""The totals of a `Ledger` whose course over the steps the Scalars tab shows."""

_ROUNDED = f"Bytes, to seven digits; the tab {metadata.TAB_NAME} has all of them."

_last_steps: WeakKeyDictionary[Any, dict[str, float | None]] = WeakKeyDictionary()
"""The last step of each tag of each writer; None: a warning was given, and one is enough."""


class _Opened(NamedTuple):
    """What stands in the event file that a writer has open."""

    file_writer: ref[Any]
    complete: dict[str, Last]
    """Of each tag the complete recording to which differences refer."""


_opened: WeakKeyDictionary[Any, _Opened] = WeakKeyDictionary()
"""By writer. Not by file writer: the interpreter keeps those until it ends, to close them."""


def recording_pb(
    tag: str, recording: Recording, description: str | None = None
) -> summary_pb2.Summary:
    """A recording as a summary, for any writer that takes TensorBoard's summaries.

    ``description`` is text about the tag for readers of the tab. Raises FormatError for a
    recording that is too large to be written.
    """
    about = metadata.create(description, recording.meta.rank)
    return _blob_pb(tag, to_bytes(recording), about)


def scalars_pb(tag: str, recording: Recording) -> summary_pb2.Summary:
    """The totals of a recording, in bytes, as scalars named ``{tag}/cached_bytes`` and so on.

    What the recording does not know is left out.
    """
    totals = ledger(recording)
    unknown = ("activation_bytes", "input_bytes") if totals.unknown_bytes else ()
    values = [
        _scalar(f"{tag}/{name}", getattr(totals, name), MEANING[name])
        for name in SCALARS
        if name not in unknown and getattr(totals, name) is not None
    ]
    return summary_pb2.Summary(value=values)


def add_recording(
    writer: Any,
    tag: str,
    recording: Recording,
    global_step: int | None = None,
    walltime: float | None = None,
) -> None:
    """Write a recording for the Activation Memory tab, and its totals for the Scalars tab.

    ``writer`` is a SummaryWriter of torch or of tensorboardX. Every recording of one tag needs a
    step of its own, larger than the last: of two at one step TensorBoard shows only one, and a
    step that goes back can drop what follows it; both are warned of. A recording too large to be
    written is warned of as well, and only its totals are written. What the writer itself raises
    (a full disk) it raises here as in its own methods. Raises TypeError for another writer.

    Where little differs from an earlier step, only that is written. So the recordings of a tag
    belong together: read them out of their log directory, and let TensorBoard keep them all.

    Of several ranks each needs a run of its own, a directory called after it: ``exp/rank3``. In a
    directory that is called otherwise the ranks from 1 on get ``/rank3`` behind their tag, for
    TensorBoard shows one recording of a tag and step, whoever wrote it.
    """
    file_writer = _file_writer(writer)
    tag = ranked_tag(tag, recording.meta.rank, _directory(file_writer))
    step = 0 if global_step is None else int(global_step)
    steps = _last_steps.setdefault(writer, {})
    complete = _complete(writer, file_writer)
    grows = _check_step(steps.get(tag, -math.inf), tag, step)
    last = complete.get(tag) if grows else None
    summary = scalars_pb(tag, recording)
    if tag in complete:
        _forget_descriptions(summary)
    try:
        data, last = to_bytes_after(recording, step, last)
        summary.MergeFrom(_blob_pb(tag, data, metadata.create(rank=recording.meta.rank)))
    except FormatError as error:
        warnings.warn(f"{tag!r} at step {step} was not recorded: {error}", stacklevel=2)
    file_writer.add_summary(_in_words_of(file_writer, summary), global_step, walltime)
    # Only now: nothing may refer to what was not written.
    steps[tag] = step if grows else None
    if last is not None:
        complete[tag] = last


def _forget_descriptions(summary: summary_pb2.Summary) -> None:
    """Leave out what TensorBoard takes from the first event of a tag: a kilobyte in each step."""
    for value in summary.value:
        value.metadata.ClearField("summary_description")


def _blob_pb(tag: str, data: bytes, about: summary_pb2.SummaryMetadata) -> summary_pb2.Summary:
    # Not by tensor_util: numpy cuts trailing zeros off a byte string.
    tensor = tensor_pb2.TensorProto(dtype=types_pb2.DT_STRING, string_val=[data])
    tensor.tensor_shape.dim.add(size=1)
    value = summary_pb2.Summary.Value(tag=tag, metadata=about, tensor=tensor)
    return summary_pb2.Summary(value=[value])


def _scalar(tag: str, nbytes: int, about: str) -> summary_pb2.Summary.Value:
    # TensorBoard's fast loader drops scalars of any other type than float.
    return summary_pb2.Summary.Value(
        tag=tag,
        metadata=summary_pb2.SummaryMetadata(
            summary_description=f"{about} {_ROUNDED}",
            plugin_data=summary_pb2.SummaryMetadata.PluginData(plugin_name="scalars"),
            data_class=summary_pb2.DATA_CLASS_SCALAR,
        ),
        tensor=tensor_pb2.TensorProto(dtype=types_pb2.DT_FLOAT, float_val=[nbytes]),
    )


def _file_writer(writer: Any) -> Any:
    """What writes the summaries of a SummaryWriter; opened again if it was closed."""
    reopen = getattr(writer, "_get_file_writer", None)
    file_writer = reopen() if callable(reopen) else getattr(writer, "file_writer", None)
    if not callable(getattr(file_writer, "add_summary", None)):
        raise TypeError(
            f"A {type(writer).__module__}.{type(writer).__qualname__} is no SummaryWriter of torch "
            "or tensorboardX: write what tb_actmem.recording_pb(tag, recording) makes with it."
        )
    return file_writer


def _directory(file_writer: Any) -> str:
    """The directory that is written to; "" if the writer does not tell."""
    tell = getattr(file_writer, "get_logdir", None)
    return str(tell()) if callable(tell) else ""


def _complete(writer: Any, file_writer: Any) -> dict[str, Last]:
    """What differences may refer to, by tag: nothing in an event file that is new."""
    opened = _opened.get(writer)
    if opened is None or opened.file_writer() is not file_writer:
        opened = _opened[writer] = _Opened(ref(file_writer), {})
    return opened.complete


def _in_words_of(file_writer: Any, summary: summary_pb2.Summary) -> Any:
    """The summary in the class that this writer wants: tensorboardX takes only its own."""
    families = {cls.__module__.partition(".")[0] for cls in type(file_writer).__mro__}
    if "tensorboardX" not in families:
        return summary
    from tensorboardX.proto import summary_pb2 as theirs

    return theirs.Summary.FromString(summary.SerializeToString())


def _check_step(last: float | None, tag: str, step: int) -> bool:
    """Whether the steps of a tag have always gone forward; warns the first time they do not."""
    if last is None or step > last:
        return last is not None
    what = "is written twice" if step == last else f"comes after {last}"
    warnings.warn(
        f"Step {step} of {tag!r} {what}: TensorBoard will not show every recording; pass a "
        "global_step that grows.",
        stacklevel=3,
    )
    return False
