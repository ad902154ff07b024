"""The words of a recording's notes: one entry per code, as in ``docs/reference/messages.md``."""

from __future__ import annotations

from string import Formatter

from tb_actmem.model import Note, Recording
from tb_actmem.model.rows import NoteValue
from tb_actmem.text.notes.recorded import RECORDED

_DRY_RUN = {
    "dry-run": ("A dry run as on {device}: torch made all its choices, and no kernel ran.",),
    "dry-run-workspaces": (
        "Memory that cuDNN, cuSOLVER, cuFFT or cuSPARSE allocates inside {count:op} is not known "
        "without a GPU ({ops}): peaks may be higher on one.",
    ),
    "dry-run-sizes": (
        "The sizes of {count:result} depend on data, and were 0 here ({ops}): they and everything "
        "made from them are larger on a GPU.",
    ),
    "dry-run-values": (
        "The program read {count:value} and received zero, or true if it asked about all elements, "
        "such as a mask without padding: if it branches on them, other ops may run on a GPU.",
    ),
    "random-value": (
        "{place} asks for a value that depends on random numbers: the dry run drew some, and a "
        "real run with others may take another branch.",
    ),
    "mkldnn-rnn": (
        "{op} saves a workspace for its backward, whose size only the library knows: it is not "
        "counted.",
    ),
    "cudnn-rnn": (
        "{op} saves a reserve for its backward in training, and one state if there is dropout, "
        "whose sizes only cuDNN knows: they are not counted, so the real saved bytes are higher.",
    ),
    "attention-kernel": ("Attention was assumed to be {kernel}, as torch chooses on {device}.",),
    "mutation-allowed": (
        "allow_mutation_on_saved_tensors is in use: a dry run may copy more saved tensors than a "
        "real run.",
    ),
    "unused-parameters": (
        "Parameters without a gradient in a step of DistributedDataParallel were assumed to have "
        "none on any rank: if another rank uses one, it gets a gradient here too.",
    ),
    "anomaly-mode": (
        "Anomaly detection checks the results of each node of a backward for NaN, which a dry run "
        "does not do: the small tensors of these checks are missing.",
    ),
    "some-gradients": (
        "A backward computed the gradients of some tensors only. The dry run computed all "
        "gradients and freed the others at once: its peak may be too high there.",
    ),
    "sparse-gradient": (
        "A sparse gradient reached a parameter: torch's copies of it are not counted.",
    ),
    "node-hook": (
        "A hook was registered on a node of the graph, and a dry run does not call it: its effect "
        "on memory and gradients is not known.",
    ),
    "expert-load": (
        "{count:exchange} of tokens between experts had sizes that depend on values.",
        " Each rank was assumed to receive {times} × the tokens that it sends: --expert-load "
        "changes that.",
        " The file of --expert-load has the tokens of {experts:expert}: this rank was assumed to "
        "have the most.",
        " All tokens of all ranks were assumed to go to the experts of {worst} rank.",
    ),
    "lost-expert-tokens": (
        "{count:exchange} of tokens between experts had sizes that depend on values, and the "
        "program allocated no memory for the tokens that it receives, or did not select them. "
        "The experts' memory is missing.",
    ),
    "expert-parts": (
        "Tokens were divided {count:time} by counts that depend on values. All parts were assumed "
        "to be equal.",
    ),
    "represents": (
        "This rank ({place}) represents {count} of {world} ranks. The others do not run: its "
        "process groups are torch's fake ones, and it receives only zeros or unknown values.",
        " Rank {proof}, one of them, ran too and has the same bytes.",
    ),
    "no-process-group": (
        "The program made no process group, so all ranks are copies of one process.",
        " Check that it calls torch.distributed.init_process_group before the recorded step.",
    ),
    "zero-optimizer": (
        "ZeroRedundancyOptimizer shares whole parameters out among the ranks. If they have unequal "
        "parts, the ranks that this one represents have unequal optimizer states, too.",
        " With --prove another one of them runs, too.",
    ),
    "represents-others": (
        "This rank ({place}) was recorded for {count:equal rank}, itself included. They run the "
        "same program, but may have inputs of other sizes.",
    ),
}

_FREED_GRAPH = (
    " If {computing} made a graph that was freed in the forward, the forward peak changes: run "
    "them under torch.no_grad() instead."
)
_CHECKPOINT = {
    "predicted": ("Predicted: {assumed}. This step did not run.",),
    "idle-checkpoint": (
        "{names}: no tensor is saved for backward here, so a checkpoint releases nothing.",
        _FREED_GRAPH,
        " Selective checkpoints keep results there while they run: the peaks can be higher by "
        "{nbytes} bytes.",
    ),
    "left-out-rewrites": (
        "Some matching modules do not change.",
        " Others use the ops or the gradients of the function in {mixed}.",
        " {otherwise} also run without a graph, or in another way.",
        " Torch's kernel may copy tensors in {copied}.",
        " Autograd may copy gradients of a view in {views}.",
        " The tensors around torch's function would change, too, in {around}.",
    ),
    "checkpointed-twice": (
        "{names}: a checkpoint of the program has all of this already, so a second one releases "
        "nothing more.",
    ),
    "idle-offload": (
        "{names}: no tensor is saved for backward here, so offloading changes nothing.",
        _FREED_GRAPH,
    ),
    "offload-copies": (
        "Offloading is assumed to use save_on_cpu() with its defaults, whose copies are complete "
        "when their call returns. With pin_memory=True, or on other streams, the device keeps "
        "memory until a transfer ends, and pinned memory is allocated in larger blocks: neither is "
        "predicted.",
        " A checkpoint of the program has all of {whole}: save_on_cpu() is assumed around it. "
        "Inside it, the checkpoint would recompute nothing.",
    ),
    "selective-ops": (
        "Selective checkpoints use a dispatch mode, under which fft.hfft, ctc_loss and "
        "linalg.matrix_rank run other ops than in the recorded step: record it with "
        "TB_ACTMEM_NATIVE=0 for exact saved bytes.",
    ),
    "selective-views": (
        "The checkpoints keep the results of {names}, which are views of results that they "
        "recompute. Saved bytes are exact; the step peak can differ by {nbytes} bytes. Name the op "
        "that makes the result in save=, too.",
    ),
    "stored-elsewhere": (
        "The checkpointed modules stored tensors in {names} and did not return them. A "
        "recomputation may store them again: the peaks can differ by {nbytes} bytes.",
        " If only a first call stores them, record a later step.",
    ),
    "graph-freed-early": (
        "{nbytes} bytes outlive the checkpointed modules that made them, although nothing uses or "
        "saves them. If a graph that the forward freed held them, a checkpoint frees them "
        "earlier: the peak can differ by as much.",
    ),
    "own-copies": (
        "The checkpointed modules cast parameters to another dtype.",
        " If the program does so itself, and not autocast with its cache, the peaks can differ by "
        "{nbytes} bytes.",
        " If autocast does so for functions in the program's own modules, and not the program "
        "itself, the peaks can be higher by {cached_nbytes} bytes.",
    ),
    "ctx-cycle": (
        "{names} may keep their own output on ctx: a reference cycle, unless it is detached. What "
        "a checkpoint recomputes then lives until Python's collector runs, and the peaks can be "
        "higher by {nbytes} bytes. Use ctx.save_for_backward(output).",
    ),
    "read-later": (
        "The backward of {names} runs ops before the first one that uses a saved tensor. If it "
        "reads ctx.saved_tensors only then, checkpoints recompute later, and offloaded tensors "
        "return later: the peaks can differ by {nbytes} bytes.",
    ),
    "freed-graph-again": (
        "The forward made nodes and freed them, maybe in {names}. A checkpoint frees their saved "
        "tensors earlier, and recomputes them, too: the peaks can differ by {nbytes} bytes.",
    ),
    "freed-graph-kept": (
        "The forward made nodes for arguments of {names} and freed them. A checkpoint keeps its "
        "arguments, with their graphs: saved bytes and peaks can be higher by {nbytes} bytes.",
    ),
    "freed-graph-copies": (
        "The forward made nodes and freed them, maybe in {names}. Offloading copies or keeps their "
        "saved tensors, too: the host's peaks can be higher by {nbytes} bytes, and the device's "
        "lower.",
    ),
    "copied-views": (
        "Views with gaps are saved, and copies from the host have none.",
        " The checkpoints of {names} receive some: torch raises CheckpointError if an op then "
        "saves a tensor of another shape, as a Linear may do. Pass x.contiguous().",
        " Ops of the backward may allocate less inside for them: the peaks can be lower by "
        "{nbytes} bytes.",
    ),
    "buffers-again": (
        "{names} change buffers when they run, and a checkpoint runs them twice. Running "
        "statistics, such as those of batch norm, count each batch twice. If that matters, "
        "checkpoint modules without them.",
        " Gradients can change, too: {using} save tensors computed from these buffers.",
        " Gradients may change, too: code of torch.compile changes the buffers of {compiled}, and "
        "the recording does not show whether it saves tensors computed from them.",
        " A new tensor replaces the old one earlier: the peaks can differ by {nbytes} bytes.",
    ),
    "variables": (
        "Memory is freed after its last use, but a local variable keeps it until its function "
        "returns.",
        " The peak can be higher by {nbytes} bytes.",
        " The forward peak can be higher by {forward_nbytes} bytes.",
        " Reuse one name: x = x.exp(); x = x.sin().",
    ),
    "growing-list": (
        "{names}: calls beside each other get a list with more and more tensors. If the program "
        "appends to the list that it has passed, a checkpoint recomputes from the longer list: "
        "torch raises, or the gradients are wrong. Pass a copy: module(list(tensors)).",
        " If torch does not raise, saved bytes and peaks can be higher by {nbytes} bytes.",
    ),
    "no-arguments": (
        "An older tb_actmem made the recording, without the arguments of module calls: the "
        "memory that checkpoints keep was guessed from the inputs of their ops.",
    ),
    "no-backward-nodes": (
        "An older tb_actmem made the recording, without the nodes for which backward ops "
        "ran: where the backward recomputes a region was guessed from the inputs of its ops.",
    ),
    "recurrent-memory": (
        "{names}: memory that recurrent layers allocate inside their ops is not in this recording, "
        "so the real peak can be higher. On the CPU, build the compiled observer and record again: "
        "python -m tb_actmem.recorder.engine",
        ". The peak can be higher by {nbytes} bytes.",
    ),
    "ctx-copies": (
        "Functions of the program keep {nbytes} bytes on ctx: a checkpoint around one recomputes "
        "its own copy, so the peak can be higher by as much.",
    ),
    "double-backward": (
        "A backward of this step made a graph itself (create_graph=True): that graph may "
        "keep copies of recomputed tensors, which are not predicted.",
        " The saved bytes and the step's peaks can be higher by {nbytes} bytes.",
        " The forward peak can differ by {forward_nbytes} bytes.",
    ),
    "tangents": (
        "The modules compute tangents of forward-mode AD. A checkpoint keeps those of recomputed "
        "tensors, and save_on_cpu() copies those of saved tensors: the peaks can differ by "
        "{nbytes} bytes.",
    ),
    "forward-only": (
        "The recording has no backward: the total peak excludes the gradients and the memory that "
        "the backward allocates, and the cost of the recomputation is unknown. Record the backward "
        "in the same block.",
    ),
    "no-optimizer-step": (
        "The recording has no optimizer step: the total peak excludes its temporary tensors, and "
        "the states that a first step creates. Record optimizer.step() in the same block.",
    ),
}

_SCALE = {
    "formulas": (
        "Formulas of {recordings:recording} at {sizes}, proved by {held_back:held-back recording}. "
        "Kernels that change beyond these sizes are not predicted.",
    ),
    "layers": (
        "The layers {layers} of steps with {counts}, repeated; every row",
        " except for {excepted}",
        " was predicted correctly at {proofs}.",
    ),
    "micro-batches": (
        "The micro-batches of steps with {counts}, repeated; every row",
        " except for {excepted}",
        " was predicted correctly at {proofs}.",
    ),
    "no-formula": (
        "Some bytes follow no formula of the sizes.",
        " {sizes:storage} with other bytes, first {first_size}.",
        " {lives:storage} with other lifetimes, first {first_life}.",
        " The first that differs: {shape}.",
        " At {where} these storages have {recorded} bytes.",
        " The formulas predicted {expected} bytes.",
        " They hold at {holds}.",
        " Powers up to {powers} were tried; more values of a size allow higher ones.",
        " A prediction uses the {lifetimes} lifetimes.",
        " A prediction uses the shapes of {shapes_of}.",
        " A prediction uses these bytes of {bytes_of}, in proportion to each size.",
    ),
    "memory-beside": (
        "The program has GPU memory outside the step, for which no formula of the sizes was found: "
        "predict.fits uses its bytes at {where}.",
    ),
    "size-left-out": ("{variable}={size} is left out: {difference}.",),
}

_FITS = {
    "hidden-memory": (
        "Memory that ops allocate internally was not recorded. More can be reserved than the range "
        "says. Record with the compiled observer: python -m tb_actmem.recorder.engine builds it.",
    ),
    "not-cuda": (
        "The step was recorded on {device}: some CUDA kernels save other tensors.",
        " The result has CUDA's kernels for these functions, for which {device} saved: {known}.",
        " CUDA may save more or less for these, for which {device} saved: {unknown}.",
        " For an exact result, run tb-actmem dry-run train.py: it uses the kernels of CUDA.",
    ),
    "model-unknown": (
        "Only the part of the model that the step used is known: record it with its model.",
    ),
    "no-optimizer": (
        "No optimizer has parameters of this model, so no optimizer states are counted.",
    ),
}

WORDS: dict[str, tuple[str, ...]] = {**RECORDED, **_DRY_RUN, **_CHECKPOINT, **_SCALE, **_FITS}
"""Code → parts of its text; a part is left out if the note lacks one of its values."""

BUILD = "python -m tb_actmem.recorder.engine"
"""The command that builds the compiled observer, in notes."""

_RECOMPUTED = ("other-mode", "vmap-backward")
_LEFT_OUT = ("other-random", "own-generator", "changed-attributes")
"""Those of modules that plans leave out."""
_MOST = 20
"""Number of names that a note lists."""
_SIZES = "at"
"""The value that says at which sizes a note of a prediction was recorded."""


def sentences(recording: Recording) -> list[str]:
    """Return the notes of a recording, each with its slug."""
    return [sentence(note) for note in recording.meta.notes]


def recomputation_notes(recording: Recording, *, is_plan: bool = False) -> list[Note]:
    """Return the notes on recomputations that raise or give other gradients than the step."""
    codes = _RECOMPUTED if is_plan else _RECOMPUTED + _LEFT_OUT
    return [note for note in recording.meta.notes if note.code in codes]


def sentence(note: Note) -> str:
    """Return a note with its slug: ``4,096 bytes are not counted. [unread-storage]``."""
    return f"{words(note)} [{note.code}]" if note.code else words(note)


def words(note: Note) -> str:
    """Return a note without its slug."""
    values = {name: _Value(value) for name, value in note.values}
    if not note.code:
        return str(values.get("text", ""))
    if note.code in WORDS:
        parts = (part for part in WORDS[note.code] if _names(part) <= values.keys())
        said = "".join(part.format_map(values) for part in parts)
    else:  # a later release made the recording
        said = ", ".join(f"{name}: {value}" for name, value in values.items() if name != _SIZES)
    return f"At {values[_SIZES]}: {said}" if _SIZES in values else said


def recorded_at(note: Note, sizes: str) -> Note:
    """Return a note of a single recording: its words begin with the sizes."""
    values = dict(note.values)
    return Note(note.code, tuple({**values, _SIZES: values.get(_SIZES, sizes)}.items()))


def _names(part: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(part) if name}


class _Value:
    """A value as text; ``{count:node}`` is ``1 node`` or ``2,000 nodes``."""

    def __init__(self, value: NoteValue) -> None:
        self._value = value

    def __str__(self) -> str:
        if isinstance(self._value, tuple):
            names, others = self._value[:_MOST], len(self._value[_MOST:])
            said = ", ".join(name or "the model itself" for name in names)
            return f"{said} and {others:,} more" if others else said
        return f"{self._value:,}" if isinstance(self._value, int) else self._value

    def __format__(self, noun: str) -> str:
        plural = "" if self._value == 1 else "s"
        return f"{self} {noun}{plural}" if noun else str(self)
