"""One rank of sharded jobs: the total peak beside torch's own allocator in the same dry run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.jobs.sharded_models import MODELS, Stage, cross_entropy, shard, split
from benchmarks.results import Table
from tb_actmem.errors import PredictError
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu

_MEMORY = 2**44
"""The memory of the fake GPU: a step that does not fit runs, too."""
_BATCHES = 8
"""Micro-batches of a pipeline."""


class Config(NamedTuple):
    """A job, and the rank of it that runs."""

    model: str
    layers: int
    """Of the whole model."""
    ranks: int
    tensor: int = 1
    sequence: bool = False
    """Tensor-parallel ranks split the sequence between products, too."""
    context: int = 1
    """Ranks that share a sequence: each has its part of the tokens."""
    pipeline: int = 1
    stage: int = 0
    schedule: str = "1F1B"
    experts: int = 1
    """Ranks that share the experts."""
    replicas: int = 1
    """HSDP: how many copies of the shards there are."""
    checkpoint: str = "none"
    reduced_in: str = "float32"
    tokens: int = 4096

    @property
    def name(self) -> str:
        """Name the job in a few words."""
        axes = {
            "TP": self.tensor,
            "CP": self.context,
            "PP": self.pipeline,
            "EP": self.experts,
            "replicas": self.replicas,
        }
        said = [f"{axis} {size}" for axis, size in axes.items() if size > 1]
        said += ["SP"] if self.sequence else []
        said += [f"FSDP {self.shards}"]
        said += [f"{self.schedule}, stage {self.stage}"] if self.pipeline > 1 else []
        return " · ".join(said)

    @property
    def shards(self) -> int:
        """The number of ranks that share the parameters."""
        return self.ranks // self.tensor // self.pipeline // self.replicas


_8B, _70B, _QWEN, _MOE = "Llama 8B", "Llama 70B", "Qwen 7B", "Mixtral 8x7B"
CONFIGS = (
    *(Config(_8B, 32, 8, checkpoint=how) for how in ("none", "selective", "full")),
    *(Config(_8B, 32, 64, checkpoint=how, reduced_in="bfloat16") for how in ("none", "full")),
    *(Config(_8B, 32, 64, replicas=8, checkpoint=how) for how in ("none", "selective", "full")),
    *(Config(_8B, 32, 64, tensor=8, checkpoint=how) for how in ("none", "selective", "full")),
    *(Config(_8B, 32, 64, tensor=8, sequence=True, checkpoint=how) for how in ("none", "full")),
    *(Config(_8B, 32, 64, context=8, tokens=32768, checkpoint=how) for how in ("none", "full")),
    *(Config(_8B, 32, 64, pipeline=4, stage=stage) for stage in range(4)),
    *(Config(_8B, 32, 64, pipeline=4, stage=s, schedule="GPipe") for s in (0, 3)),
    *(Config(_8B, layers, 8, checkpoint="full") for layers in (4, 16)),
    *(Config(_QWEN, 28, 8, checkpoint=how) for how in ("none", "selective", "full")),
    *(Config(_QWEN, 28, 128, tensor=4, checkpoint=how) for how in ("none", "full")),
    *(Config(_QWEN, 28, 256, replicas=4, reduced_in="bfloat16", checkpoint=h) for h in ("full",)),
    *(Config(_QWEN, 28, 64, pipeline=2, stage=s, checkpoint="full") for s in (0, 1)),
    *(Config(_MOE, 8, 8, experts=8, checkpoint=how) for how in ("none", "full")),
    *(Config(_MOE, 32, 64, experts=8, checkpoint=how) for how in ("none", "selective", "full")),
    *(Config(_MOE, 32, 512, experts=8, pipeline=4, stage=s, checkpoint="full") for s in (0, 3)),
    *(Config(_70B, layers, 512, tensor=8, checkpoint="full") for layers in (4, 20, 80)),
    Config(_70B, 80, 512, tensor=8, sequence=True, checkpoint="full"),
    Config(_70B, 80, 512, tensor=8, checkpoint="selective"),
    Config(_70B, 80, 4096, tensor=8, replicas=8, checkpoint="full"),
    Config(_70B, 80, 4096, tensor=8, reduced_in="bfloat16", checkpoint="full"),
    *(
        Config(_70B, 80, 512, tensor=8, pipeline=4, stage=stage, checkpoint="full")
        for stage in range(4)
    ),
)


def measure(number: int) -> dict[str, Any]:
    """Run three steps of a rank, the third one recorded."""
    config = CONFIGS[number]
    join(config)
    model, step = training_step(config)
    for _ in range(2):
        step()
    torch.cuda.synchronize()
    torch.cuda.reset_peak_memory_stats()
    with tb_actmem.record(model, stacks=False) as recorder:
        step()
    stats = torch.cuda.memory_stats()
    totals = tb_actmem.totals(recorder.recording)
    return {
        "allocated": stats["requested_bytes.all.peak"],
        "in_blocks": stats["allocated_bytes.all.peak"],
        "total_peak": totals.total_peak_bytes,
        "saved": totals.saved_bytes,
        "gathered": totals.peak_unsharded_parameter_bytes,
        "fits": tb_actmem.predict.fits(recorder.recording, "H100").allocated_bytes,
        "torch": torch.__version__,
    }


def join(config: Config) -> None:
    """Make this process the rank of a job whose other ranks do not exist."""
    from torch import distributed
    from torch.testing._internal.distributed.fake_pg import FakeStore

    torch.backends.cuda.enable_cudnn_sdp(False)  # it cannot plan without a driver
    rank = config.stage * (config.ranks // config.pipeline)
    distributed.init_process_group("fake", rank=rank, world_size=config.ranks, store=FakeStore())


def training_step(config: Config) -> tuple[Stage, Any]:
    """Build a rank's part of the job, and return its step."""
    from torch.distributed.device_mesh import init_device_mesh

    sizes, is_first = MODELS[config.model], config.stage == 0
    is_last = config.stage == config.pipeline - 1
    mesh = init_device_mesh(
        "cuda",
        (config.pipeline, config.replicas, config.shards, config.tensor),
        mesh_dim_names=("pp", "copy", "shard", "tp"),
    )
    copies = config.ranks // config.pipeline // config.experts
    own = init_device_mesh(
        "cuda", (config.pipeline, copies, config.experts), mesh_dim_names=("pp", "copy", "ep")
    )
    group = own["ep"].get_group() if config.experts > 1 else None
    with torch.device("cuda"):
        stage = Stage(
            sizes,
            config.layers // config.pipeline,
            config.checkpoint,
            (is_first, is_last),
            (group, config.experts),
        )
    if config.tensor > 1:
        split(stage, mesh["tp"], by_sequence=config.sequence)
    axes = mesh["copy", "shard"] if config.replicas > 1 else mesh["shard"]
    shard(
        stage,
        axes,
        own["copy"] if config.experts > 1 else None,
        getattr(torch, config.reduced_in),
        again=config.pipeline == 1,
    )
    optimizer = torch.optim.AdamW(stage.parameters())
    tokens = config.tokens // config.context
    rows = _BATCHES if config.pipeline > 1 else 1
    ids = torch.zeros(rows, tokens, dtype=torch.long, device="cuda")
    run = _pipeline(config, stage, ids, mesh["pp"]) if config.pipeline > 1 else None

    def step() -> None:
        if run is None:
            cross_entropy(stage(ids), ids).backward()
        else:
            run()
        optimizer.step()
        optimizer.zero_grad()

    return stage, step


def _pipeline(config: Config, module: Stage, ids: Tensor, mesh: Any) -> Any:
    """Return the run of all micro-batches through this rank's stage."""
    from torch.distributed.pipelining import PipelineStage, Schedule1F1B, ScheduleGPipe

    sizes, is_first = MODELS[config.model], config.stage == 0
    is_last = config.stage == config.pipeline - 1
    passed = torch.empty(1, ids.shape[1], sizes.width, dtype=torch.bfloat16, device="cuda")
    logits = torch.empty(1, ids.shape[1], sizes.vocabulary, dtype=torch.bfloat16, device="cuda")
    stage = PipelineStage(
        module,
        config.stage,
        config.pipeline,
        torch.device("cuda"),
        input_args=(ids[:1],) if is_first else (passed.requires_grad_(),),
        output_args=(logits if is_last else passed).requires_grad_(),
        group=mesh.get_group(),
    )
    kind = Schedule1F1B if config.schedule == "1F1B" else ScheduleGPipe
    schedule = kind(stage, _BATCHES, loss_fn=cross_entropy)

    def run() -> None:
        target: Any = {"target": ids, "losses": []} if is_last else {}
        schedule.step(*((ids,) if is_first else ()), **target)

    return run


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for each job."""
    found: list[dict[str, Any]] = []
    for number, config in enumerate(CONFIGS):
        if not quick or number == 0:
            say(f"sharded: {config.model}, {config.name}, {config.checkpoint}")
            found.append({**config._asdict(), "name": config.name, **_measured(number)})
    yield Table(
        "sharded",
        "One rank of each job, as a dry run with torch's fake process group on a fake H100. "
        "*Allocated* is the peak of torch's own allocator in the third step, as requested, without "
        "rounding. *Total peak* is that of the recording of the same step. The compiled observer "
        "hears that allocator, so equal sums show that no part is missing or counted twice. "
        "*Saved* is saved for backward, *gathered* are unsharded parameters at the peak. *fits* is "
        "the peak of "
        "`predict.fits`, in blocks, beside the allocator's. Parameters are gathered in bfloat16. "
        "*Reduce* is the dtype of the reduction of gradients. Experts get equally many tokens. "
        "Context-parallel ranks have their part of the tokens, without ring attention. The "
        "attention of cuDNN is off, because it needs a driver.",
        [
            *("model", "layers", "ranks", "job", "checkpoints", "reduce"),
            *("allocated", "total peak", "saved", "gathered", "fits"),
        ],
        [_row(facts) for facts in found],
        found,
    )


def _measured(number: int) -> dict[str, Any]:
    """Measure in a process that has a fake GPU; return the facts, or the error."""
    try:
        variables = environment(gpu("H100"), _MEMORY)
    except PredictError as error:
        return {"error": str(error)}
    outcome = Child(__name__, "measure", variables).call(number)
    return outcome.value if outcome.value is not None else {"error": outcome.end}


def _row(facts: dict[str, Any]) -> list[str]:
    about = [
        *(facts["model"], str(facts["layers"]), f"{facts['ranks']:,}", facts["name"]),
        *(facts["checkpoint"], facts["reduced_in"]),
    ]
    if "error" in facts:
        return [*about, facts["error"], "", "", "", ""]
    return [
        *about,
        _gib(facts["allocated"]),
        f"{_gib(facts['total_peak'])} ({facts['total_peak'] / facts['allocated'] - 1:+.3%})",
        _gib(facts["saved"]),
        _gib(facts["gathered"]),
        f"{_gib(facts['fits'])} ({facts['fits'] / facts['in_blocks'] - 1:+.3%})",
    ]


def _gib(nbytes: int) -> str:
    return f"{nbytes / 2**30:.2f} GiB"
