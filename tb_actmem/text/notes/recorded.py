"""The words of the recorder's notes; those of predictions are in the folder's module."""

from __future__ import annotations

_LOST = {
    "lost-ops": (
        "{count:op} could not be recorded in full ({cause}). Some of their inputs, and some of the "
        "{nbytes} bytes that they returned, may be missing or look older than the block.",
    ),
    "lost-calls": (
        "{count:module call} could not be recorded in full ({cause}). "
        "Ops in them and after them may be listed under another module.",
    ),
    "lost-backwards": (
        "{count:backward} could not be recorded in full ({cause}). "
        "Their ops may look like a part of the forward.",
    ),
    "lost-regions": (
        "The ops of {count:checkpointed region} could not be recorded ({cause}). Memory that they "
        "recompute may look freed, so the step peak may be wrong.",
    ),
    "lost-graphs": (
        "The graph could not be read before {count:backward} consumed it ({cause}). "
        "Its saved tensors are not in the recording.",
    ),
    "lost-model-states": (
        "The gradients and the optimizer state of the model could not be recorded ({cause}). "
        "They are unknown.",
    ),
    "lost-old-graphs": (
        "Graphs from before the block could not be searched {count:time} ({cause}). "
        "The memory that they keep is unknown.",
    ),
    "lost-lines": (
        "The source lines of graphs that outlive the block could not be recorded ({cause}). "
        "Later recordings may not name these lines.",
    ),
    "lost-hooks": (
        "The hooks of the model could not be searched ({cause}). "
        "The number of hooks that earlier steps have added is unknown.",
    ),
    "lost-allocators": (
        "The allocators could not be compared with the storages ({cause}). "
        "The memory that ops allocate and free internally is unknown.",
    ),
    "lost-leaks": (
        "Memory that earlier steps leaked without a graph could not be searched ({cause}). "
        "It is unknown.",
    ),
    "lost-model": ("It is unknown whether the model ran in the block ({cause}).",),
    "lost-outputs": (
        "{count:call} of finish() failed ({cause}). "
        "Graphs that only those outputs lead to are not in the recording.",
    ),
}
"""Failures of the recorder itself: it counts them, and the program runs on."""

_BLOCK = {
    "compiler-ops": (
        "Ops that the compiler runs for itself could not be left out {count:time} ({cause}). "
        "Some of them may look like a part of the program.",
    ),
    "backward-elsewhere": (
        "{count:backward} ran in another thread than the block. Their memory was not observed, "
        "so the step peak may be larger.",
    ),
    "forward-in-backward": (
        "{count:forward} ran inside a backward. The {nbytes} bytes that a forward saved there are "
        "not in the saved bytes. The peaks include them.",
    ),
    "hooks-replaced": (
        "Other code replaced {cause} while the block ran. Later module calls or backwards may be "
        "missing, and ops of the compiler may be listed.",
    ),
    "block-left-open": (
        "The block began with {cause} and was never stopped. It ended when the next one began.",
    ),
    "forked": (
        "The process was forked while the block ran, and this is the child. "
        "Nothing after the fork was recorded.",
    ),
    "ended-early": (
        "The block ended early with {error}. The recording shows the tensors saved until then.",
    ),
    "modules-elsewhere": (
        "A forward also ran in other threads. Its ops are missing, and so are graphs that a "
        "backward has freed there. Open the block in the thread that runs the step.",
    ),
    "memory-elsewhere": (
        "Other threads allocated up to {nbytes} bytes on the CPU while the block ran. The total "
        "peak may be larger by that amount.",
    ),
    "engine-nodes": (
        "A backward that is itself differentiated made nodes in a thread of torch's engine. "
        "Some share a sequence number with nodes of the block. If two of them have the same "
        "type, one may be missing.",
    ),
    "validation-inside": (
        "A validation ran between two batches of this step. This recording includes its forwards, "
        "and perhaps its peak.",
    ),
}

_MISTAKES = {
    "model-not-run": (
        "The model given to record() did not run in this block. Pass the model that runs: "
        "`with record(other_model) as recorder:`.",
    ),
    "graph-freed": (
        "The graph of this block was freed before the block ended, so no saved tensor is "
        "listed. Call backward() in the block, or keep the output: `output = model(x)`.",
    ),
    "nothing-saved": (
        "Nothing was saved for backward, because autograd recorded no op: the forward ran "
        "under no_grad() or inference_mode(), or nothing requires a gradient. Record a "
        "training step instead.",
    ),
    "retained-graph": (
        "A backward retained its graph (retain_graph=True), and no later one freed it: {nbytes} "
        "bytes of saved tensors were alive after it. If the program sets it, drop it.",
    ),
    "graph-partly-freed": (
        "A backward had already freed the saved tensors of {count} of {nodes:node}. "
        "Their bytes are not counted.",
    ),
    "other-random": (
        "{names} drew random numbers with Python's random or numpy, and a checkpoint restores only "
        "torch's random state. If it recomputes such a module, torch raises CheckpointError, or "
        "gradients are wrong. Plans leave these modules out. Draw the numbers with torch.rand().",
    ),
    "own-generator": (
        "{names} draw random numbers from a torch.Generator of the program, and a checkpoint "
        "restores only the states of torch's own. If it recomputes a module that does not seed "
        "its generator, gradients are wrong. Plans leave these modules out. Call torch's functions "
        "without generator=.",
    ),
    "changed-attributes": (
        "{names} changed after a module call began. A checkpoint recomputes the call with the new "
        "value: gradients can differ, or torch raises CheckpointError. Plans leave these modules "
        "out. Pass the value as an argument, or keep it in a buffer.",
    ),
    "other-mode": (
        "The program called train() or eval() between a forward and its backward. A checkpoint "
        "recomputes modules in the new mode. With dropout or batch norm, torch then raises "
        "CheckpointError, or gradients are wrong. Call it after the backward.",
    ),
    "vmap-backward": (
        "A backward ran under vmap (is_grads_batched=True or vectorize=True). Torch raises there "
        "if a checkpoint recomputes a module that draws random numbers, such as dropout. Compute "
        "the gradients one by one.",
    ),
    "repeated-hooks": (
        "Several steps added hooks and did not remove them: {hooks}",
        " and {others:other}",
        ".",
    ),
    "leaked-memory": (
        "Several watched steps left memory alive that this step did not use: ",
        "at least {least_nbytes} bytes",
        "{nbytes} bytes",
        " in {storages:storage} of {steps:step}, by {place}.",
        " {others:other line} left memory too.",
    ),
    "old-graphs": (
        "Graphs from before the block still wait for a backward. ",
        "They have at least {least_nodes:node} and keep at least {least_nbytes} bytes",
        "They have {nodes:node} and keep {nbytes} bytes",
        ", which no total of this recording includes. Their outputs: {outputs}",
        " and {others:other}",
        ".",
        " To see the lines of {without_line:output}, record the earlier blocks with their ops, or "
        "call torch.autograd.set_detect_anomaly(True).",
    ),
}

_SAVED = {
    "unread-storage": (
        "{nbytes} bytes of saved tensors have no readable storage. They are not counted.",
    ),
    "packed-elsewhere": (
        "Pack hooks replaced {count:saved tensor} by objects without a tensor. Memory that the "
        "hooks keep elsewhere, such as in a table, is not in the saved bytes. With an op stream it "
        "counts as held.",
    ),
    "hooked-saves": (
        "Pack hooks of the program received saved tensors of {names}. Checkpoints, and hooks that "
        "copy to the host, would replace them: neither is predicted there.",
    ),
    "unknown-checkpoint": (
        "Unknown hooks of torch {torch} packed {count:saved tensor}. The memory behind them is not "
        "in the saved bytes.",
        " {unexplained} bytes have no known holder.",
    ),
    "unsearched-objects": (
        "Too many objects to search them all: {names}. Tensors in the rest are not counted.",
    ),
    "dispatch-mode": (
        "A dispatch mode noted the ops, because {cause}. Torch runs some ops differently then. "
        "Memory that ops allocate and free internally is not counted, nor is memory of other "
        "threads and of compilers. So the peaks may differ from the allocator's.",
    ),
    "cpp-function": (
        "{names}: {count:node} may save tensors that cannot be read. {unexplained} bytes without a "
        "known holder are alive, which they may save. They may also save memory that the program "
        "holds, and memory from before the block.",
        " The compiled observer reads them: run {command}.",
    ),
    "cpp-function-unread": (
        "{names}: {count:node} may save tensors that cannot be read. The bytes that they save are "
        "unknown without an op stream.",
        " The compiled observer reads them: run {command}.",
    ),
    "compiled-lines": (
        "The lines and modules of {count:tensor} saved by compiled regions are unknown. The "
        "compiler forgets them after it has compiled a region's backward, and its cache does not "
        "store them.",
    ),
    "compiled-memory": (
        "The memory that {count:compiled region} allocated cannot be observed. Memory that they "
        "freed is not counted, and {nbytes} bytes that they save may be inputs or activations.",
    ),
}

_SIZES = {
    "allocator-peak": (
        "At its peak the allocator of {device} had {nbytes} bytes more than these storages. The "
        "peaks do not include memory that ops allocate and free internally, such as the workspaces "
        "of matmuls.",
    ),
    "unused-memory": (
        "Before the block, the allocator of {device} had {nbytes} bytes that the block did not use "
        "and that are no known model state. The total peak does not include them.",
    ),
    "unknown-blocks": (
        "Torch's allocator, {allocator}, does not list its blocks. predict.fits assumes torch's "
        "own allocator, and counts only the memory that this recording knows.",
    ),
    "cuda-graphs": (
        "This process captured CUDA graphs. If the block replayed one, its ops and its memory are "
        "not counted: the memory lies in a pool, which torch.cuda.memory_reserved() includes.",
        " Before it, such pools reserved {nbytes} bytes of {device}; predict.fits adds them.",
    ),
    "storages-shrank": (
        "{count:storage} shrank by {nbytes} bytes while they lived. They are counted with their "
        "size when the graph was read, so the peak may be larger.",
    ),
    "storages-grew": (
        "{count:storage} from before the block grew by {nbytes} bytes in it. These bytes are "
        "counted as older than the block, so the peak may be too large by up to that amount.",
    ),
    "made-parameters": (
        "The block made {nbytes} bytes of parameters. Parameters are in neither the saved bytes "
        "nor the forward and step peaks.",
        " {nameless} of these bytes are not counted as the model's.",
    ),
}

_OUT_OF_MEMORY = {
    "out-of-memory": (
        "Memory ran out ({error})",
        " in the {phase}",
        " in {module}",
        " at {line}",
        ": {message}",
        ".",
    ),
    "out-of-memory-line": ("The line where memory ran out is unknown ({error}).",),
    "out-of-memory-allocator": (
        "When the exception left the block, torch had {allocated} bytes of {device} allocated and "
        "{reserved} reserved. {free} of its {total} bytes were free.",
    ),
    "not-watched": (
        "The block was not watched. The recording shows memory that was alive when the exception "
        "left it. Memory freed before that, and the peak, are unknown. Gradients in transit and "
        "results of the failing op were already freed.",
    ),
    "frozen-objects": (
        "gc.freeze() hides {count:object} from the garbage collector. Tensors among them are "
        "counted only if the model or the graph of another tensor leads to them.",
    ),
    "unread-tensors": ("{count:tensor} could not be read. They are not counted.",),
    "unknown-lines": (
        "No block was watched before, so the modules and lines of living memory are unknown.",
    ),
    "borrowed-lines": (
        "Modules and lines of {count:node} come from the last watched block, which made the same "
        "nodes in the same order.",
    ),
}

_SNAPSHOT = {
    "from-snapshot": (
        "This recording was made from a memory snapshot of {device}. It has no graph, so saved "
        "tensors, modules and reasons are unknown. At the peak, the allocator had {nbytes} bytes "
        "in blocks, which are larger than the storages.",
    ),
    "aligned-snapshot": (
        "This recording was made from a memory snapshot of {device}. Its modules and saved tensors "
        "are those of a recording of the same program: {aligned} of {allocations:allocation} of "
        "the step align with it.",
    ),
    "older-memory": (
        "{nbytes} bytes are older than the trace of the snapshot. Their purpose is unknown, and "
        "they are listed as parameters.",
    ),
}

RECORDED = {**_LOST, **_BLOCK, **_MISTAKES, **_SAVED, **_SIZES, **_OUT_OF_MEMORY, **_SNAPSHOT}
"""Code → parts of its text; see `tb_actmem.text.notes`."""
