"""One rank of a job whose other ranks do not exist: its process groups are torch's fake ones.

`tb_actmem.job.run` starts the process. The program runs unchanged: it reads the variables of
torchrun, and makes its process groups, meshes and pipelines itself.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from types import ModuleType
from typing import Any
from weakref import WeakKeyDictionary

from tb_actmem.job import Mesh, Report, group_ranks, has_zero, report_of
from tb_actmem.job.experts import BALANCED, LOAD, Experts
from tb_actmem.job.objects import Objects
from tb_actmem.lazy import when_imported
from tb_actmem.paths import replace_file
from tb_actmem.predict.fake_cuda.saves import keep_checkpoints

FOLDER = "TB_ACTMEM_FAKE_JOB"
"""The variable that names the folder in which the ranks of a fake job leave what others need."""
_REPORT = "rank{}.json"


def play_rank() -> FakeRank | None:
    """Play the rank of a fake job that the environment names; None: this is not a fake job."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return None
    rank = FakeRank(Path(folder), int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"]))
    rank.watch()
    return rank


def read_report(folder: Path, rank: int) -> Report | None:
    """Read the report of a rank about its job; None: there is none so far."""
    path = folder / _REPORT.format(rank)
    if not path.exists():
        return None
    world, mesh, pipeline, uneven, experts, *found = json.loads(path.read_text("utf-8"))
    of_ranks = mesh and Mesh(*map(tuple, mesh))
    groups = tuple(map(tuple, uneven))
    return Report(world, of_ranks, tuple(pipeline), groups, tuple(experts), *found)


class FakeRank:
    """Replaces functions of torch.distributed, and notes the meshes and the pipeline."""

    def __init__(self, folder: Path, rank: int, world: int) -> None:
        self._folder, self._rank, self._world = folder, rank, world
        self._objects = Objects(folder, rank)
        self._experts = Experts(os.environ.get(LOAD, BALANCED))
        self._meshes: list[Any] = []
        self._pipeline: tuple[int, ...] = ()
        self._has_groups = False

    def watch(self) -> None:
        """Replace functions of torch.distributed when the program imports it."""
        keep_checkpoints()
        when_imported("torch.distributed.distributed_c10d", self._fake_groups)
        when_imported("torch.functional", self._divide_tokens)
        when_imported("torch.distributed._functional_collectives", self._size_exchanges)
        when_imported("spmd_types._collectives", self._size_exchanges)
        when_imported("torch.distributed.device_mesh", self._note_meshes)
        when_imported("torch.nn.parallel.distributed", _fake_data_parallel)
        when_imported("torch.distributed.pipelining.stage", self._fake_stages)
        when_imported("torch.distributed.pipelining.schedules", self._fake_schedules)

    def _fake_groups(self, module: ModuleType) -> None:
        """Make every process group a fake one, and answer collectives of objects."""
        begin, new, end = (getattr(module, name) for name in _GROUPS)
        exchange = module.all_to_all
        _replace(module.monitored_barrier, _nothing)
        for start in (module.isend, module.irecv):
            _replace(start, _kept_by_handle(start))
        _replace(module.all_to_all_single, self._experts.counted(module.all_to_all_single))

        def init_process_group(*args: Any, **kwargs: Any) -> None:
            from torch.testing._internal.distributed.fake_pg import FakeStore

            self._has_groups = True
            begin("fake", rank=self._rank, world_size=self._world, store=FakeStore())

        def new_group(ranks: Any = None, *args: Any, **kwargs: Any) -> Any:
            return new(ranks, group_desc=kwargs.get("group_desc"))

        def split_group(parent_pg: Any = None, split_ranks: Any = (), *_: Any, **__: Any) -> Any:
            ranks, own = group_ranks(parent_pg), None
            for part in ([ranks[at] for at in places] for places in split_ranks):
                group = new(part)
                own = group if self._rank in part else own
            return own

        def destroy_process_group(group: Any = None) -> None:
            if group is None:  # afterwards, no mesh knows its ranks
                self.report()
            end(group)

        def all_to_all(outputs: Any, inputs: Any, *args: Any, **kwargs: Any) -> Any:
            self._experts.note_lost(outputs, inputs)
            # The fake group copies the sent tensors, so the received ones must have equal sizes.
            return exchange(outputs, outputs, *args, **kwargs)

        groups = (init_process_group, new_group, split_group, destroy_process_group)
        for function in (*groups, all_to_all, *self._objects.replacements()):
            _replace(vars(module)[function.__name__.removeprefix("_")], function)

    def _size_exchanges(self, module: ModuleType) -> None:
        """Give the experts their tokens, by torch's exchanges or those of torchtitan 0.3."""
        for name in ("all_to_all_single", "all_to_all_single_autograd", "all_to_all"):
            if exchange := vars(module).get(name):
                _replace(exchange, self._experts.sized(exchange))

    def _divide_tokens(self, module: ModuleType) -> None:
        """Divide the tokens among the experts of this rank."""
        module.Tensor.split = self._experts.divided_by(module.Tensor.split)

    def _note_meshes(self, module: ModuleType) -> None:
        """Note the meshes of all ranks."""
        make, meshes = module.DeviceMesh.__init__, self._meshes

        def __init__(mesh: Any, *args: Any, **kwargs: Any) -> None:  # torch's name
            make(mesh, *args, **kwargs)
            meshes.append(mesh)
            _choose_device(mesh.device_type)

        module.DeviceMesh.__init__ = __init__

    def _fake_stages(self, module: ModuleType) -> None:
        """Hand the shapes of activations to the next stage's process by a file."""
        stage_class, own = module.PipelineStage, self

        def _send_meta(stage: Any, meta: Any, dst_stage: int) -> None:
            if dst_stage > stage.stage_index:
                own._objects.hand(_shapes(own._rank, stage.stage_index), meta)

        def _recv_meta(stage: Any, src_stage: int) -> Any:
            if src_stage > stage.stage_index:
                return module._StageBackwardMeta(
                    backward_metas=module._derive_grad_metas(stage._stage_meta.outputs)
                )
            rank = stage._resolve_peer_global_rank(src_stage)
            return own._objects.take(_shapes(rank, src_stage), rank)

        stage_class._send_meta, stage_class._recv_meta = _send_meta, _recv_meta

    def _fake_schedules(self, module: ModuleType) -> None:
        """Let each stage learn its shapes by a run of its own, where the program names none."""
        from torch.distributed.pipelining._utils import InferenceMode

        modes: Any = InferenceMode
        schedule = module._PipelineSchedule
        name = next(one for one in _VOTES if hasattr(schedule, one))
        vote, needs_dynamic = getattr(schedule, name), InferenceMode.needs_dynamic

        def voted(
            schedule: Any, stages: list[Any], has_backward: bool, *args: Any, **kwargs: Any
        ) -> None:
            self._pipeline = group_ranks(stages[0].group)
            self.report()
            modes.needs_dynamic = _is_static
            try:
                vote(schedule, stages, has_backward, *args, **kwargs)
            finally:
                modes.needs_dynamic = needs_dynamic
            for stage in stages:
                is_dynamic = needs_dynamic(stage._user_meta, has_backward)
                stage._inference_mode = (
                    InferenceMode.DYNAMIC if is_dynamic else InferenceMode.STATIC
                )

        setattr(schedule, name, voted)

    def report(self) -> None:
        """Write down the mesh, the pipeline, and the groups that shard unevenly.

        A report of a program that has destroyed its groups stays.
        """
        from torch.distributed import is_available, is_initialized

        path = self._folder / _REPORT.format(self._rank)
        if path.exists() and not (is_available() and is_initialized()):
            return
        report = report_of(self._world, self._meshes, self._pipeline)
        report = report._replace(
            expert_exchanges=self._experts.counts,
            has_zero=has_zero(),
            has_groups=self._has_groups,
        )
        replace_file(path, json.dumps(report).encode())


def _shapes(rank: int, stage: int) -> str:
    return f"shapes-of-rank{rank}-stage{stage}.pickle"


_GROUPS = ("init_process_group", "new_group", "destroy_process_group")


def _replace(function: Any, by: Any) -> None:
    """Replace a function in each module of its library that has imported it."""
    for name, module in [*sys.modules.items()]:
        if name.startswith(("torch.distributed", "spmd_types")):
            for own in [own for own, value in vars(module).items() if value is function]:
                setattr(module, own, by)


def _choose_device(device_type: str) -> None:
    """Choose the device of the rank, as DeviceMesh does unless its groups are fake."""
    import torch

    if device_type == "cuda" and not torch.cuda.is_initialized():  # type: ignore[no-untyped-call]  # torch's own
        torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))


def _kept_by_handle(start: Callable[..., Any]) -> Callable[..., Any]:
    """Let the handle of a message keep its tensor, as gloo's does. NCCL's frees it in `wait`."""
    kept: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()

    @wraps(start)
    def started(tensor: Any, *args: Any, **kwargs: Any) -> Any:
        work = start(tensor, *args, **kwargs)
        if work is not None and tensor.device.type == "cpu":
            kept[work] = tensor
        return work

    return started


def _nothing(*args: Any, **kwargs: Any) -> None:
    """Stand in for a collective without a result."""


def _fake_data_parallel(module: ModuleType) -> None:
    """Let DistributedDataParallel reduce its buckets: the fake group returns no result.

    Its first buckets stay, because rank 0 would read their new order from the fake device. Hooks of
    the program, which change the communication, do not run.
    """
    from torch.futures import Future

    ddp = module.DistributedDataParallel
    make, register = ddp.__init__, ddp.register_comm_hook
    module._verify_param_shape_across_processes = _nothing  # type: ignore[attr-defined]  # torch's

    def reduced(buffer: Any) -> Any:
        future: Any = Future(devices=[buffer.device] if buffer.is_cuda else [])
        future.set_result(buffer)
        return future

    def __init__(model: Any, *args: Any, **kwargs: Any) -> None:  # torch's name
        make(model, *args, **kwargs)
        register(model, None, lambda state, bucket: reduced(bucket.buffer()))

    ddp.__init__, ddp.register_comm_hook = __init__, _nothing
    module.dist.Reducer._rebuild_buckets = lambda reducer: False


def _is_static(meta: Any, stage_has_backward: bool) -> bool:
    """Say that no stage needs others to learn its shapes: a fake group has no others to ask."""
    return False


_VOTES = ("_warmup_p2p", "_initialize_pipeline_distributed_state")
"""The function in which the stages of a schedule agree on how they learn shapes, by version."""
