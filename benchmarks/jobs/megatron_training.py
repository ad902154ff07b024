"""A training by Megatron Core, which writes the peaks of torch's allocator to a file.

Transformer Engine and Apex need a GPU to be built, so the layers are Megatron's own for torch.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from megatron.core import parallel_state
from megatron.core.distributed import (
    DistributedDataParallel,
    DistributedDataParallelConfig,
    finalize_model_grads,
)
from megatron.core.models.gpt.gpt_layer_specs import get_gpt_layer_local_spec
from megatron.core.models.gpt.gpt_model import GPTModel
from megatron.core.optimizer import OptimizerConfig, get_megatron_optimizer
from megatron.core.pipeline_parallel.schedules import get_forward_backward_func
from megatron.core.tensor_parallel.random import model_parallel_cuda_manual_seed
from megatron.core.transformer import torch_norm
from megatron.core.transformer.moe import moe_utils
from megatron.core.transformer.transformer_config import TransformerConfig

PEAKS = "MEGATRON_PEAKS"
"""The variable that names the folder for the peaks of each rank."""
_SIZES = {
    **{"tp": 1, "pp": 1, "chunks": 1, "ep": 1, "experts": 0},
    **{"layers": 4, "hidden": 256, "heads": 4, "seq": 256, "vocab": 1024},
    **{"micro": 1, "micros": 4, "steps": 2},
}
"""The sizes of the job, of the model and of its batch."""


class Norm(torch.nn.LayerNorm):
    """A LayerNorm that Megatron takes with sequence parallelism."""

    def __init__(self, config: Any, hidden_size: int, eps: float = 1e-5, **_: Any) -> None:
        super().__init__(hidden_size, eps)
        for parameter in self.parameters():
            parameter.sequence_parallel = config.sequence_parallel  # type: ignore[attr-defined]  # Megatron's


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    for name, size in _SIZES.items():
        parser.add_argument(f"--{name}", type=int, default=size)
    for name in ("sp", "zero", "recompute", "fake"):
        parser.add_argument(f"--{name}", action="store_true")
    return parser.parse_args()


def _begin(options: argparse.Namespace) -> None:
    """Make the process groups of the job; ``fake`` ones run one rank alone."""
    rank, world = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    store = None
    if options.fake:
        from torch.testing._internal.distributed.fake_pg import FakeStore

        store = FakeStore()
        make = torch.distributed.new_group  # Gloo takes no FakeStore
        torch.distributed.new_group = lambda *args, **kwargs: make(
            *args, **kwargs | {"backend": None}
        )
    backend = "fake" if options.fake else "nccl"
    torch.distributed.init_process_group(backend, store=store, rank=rank, world_size=world)
    chunks = options.chunks if options.chunks > 1 else None
    parallel_state.initialize_model_parallel(
        options.tp,
        options.pp,
        chunks,
        expert_model_parallel_size=options.ep,
    )
    model_parallel_cuda_manual_seed(1)


def _config(options: argparse.Namespace) -> Any:
    return TransformerConfig(
        num_layers=options.layers,
        hidden_size=options.hidden,
        num_attention_heads=options.heads,
        tensor_model_parallel_size=options.tp,
        pipeline_model_parallel_size=options.pp,
        virtual_pipeline_model_parallel_size=options.chunks if options.chunks > 1 else None,
        sequence_parallel=options.sp,
        expert_model_parallel_size=options.ep,
        num_moe_experts=options.experts or None,
        moe_token_dispatcher_type="alltoall",
        # Each expert gets the same number of tokens, which no value changes.
        moe_expert_capacity_factor=1.0 if options.experts else None,
        moe_pad_expert_input_to_capacity=bool(options.experts),
        recompute_granularity="full" if options.recompute else None,
        recompute_method="uniform" if options.recompute else None,
        recompute_num_layers=1 if options.recompute else None,
        bf16=True,
        params_dtype=torch.bfloat16,
        pipeline_dtype=torch.bfloat16,
        attention_softmax_in_fp32=False,
        apply_query_key_layer_scaling=False,
        gradient_accumulation_fusion=False,
        bias_dropout_fusion=False,
        finalize_model_grads_func=finalize_model_grads,
    )


def _models(options: argparse.Namespace, config: Any) -> list[Any]:
    """Make the chunks of this rank's pipeline stage, with Megatron's data parallelism."""
    if options.sp:
        torch_norm.WrappedTorchNorm.__new__ = lambda cls, *args, **kwargs: Norm(*args, **kwargs)
    moe_utils.te_general_gemm = None  # Megatron 0.16 reads it without Transformer Engine, too
    spec = get_gpt_layer_local_spec(num_experts=options.experts or None, normalization="LayerNorm")
    found = []
    for chunk in range(options.chunks):
        number = chunk if options.chunks > 1 else None
        place = {"ignore_virtual": False, "vp_stage": number}
        model = GPTModel(
            config=config,
            transformer_layer_spec=spec,
            vocab_size=options.vocab,
            max_sequence_length=options.seq,
            pre_process=parallel_state.is_pipeline_first_stage(**place),
            post_process=parallel_state.is_pipeline_last_stage(**place),
            share_embeddings_and_output_weights=False,
            vp_stage=number,
        )
        parallel = DistributedDataParallelConfig(
            grad_reduce_in_fp32=True, use_distributed_optimizer=options.zero
        )
        found.append(DistributedDataParallel(config, parallel, model.cuda().bfloat16()))
    return found


def _batches(options: argparse.Namespace) -> Iterator[tuple[torch.Tensor, ...]]:
    shape = options.micro, options.seq
    while True:
        tokens = torch.zeros(shape, dtype=torch.long, device="cuda")
        positions = torch.arange(options.seq, device="cuda").expand(shape)
        mask = torch.ones(1, 1, options.seq, options.seq, dtype=torch.bool, device="cuda").triu(1)
        yield tokens, positions, mask


def _loss(output: torch.Tensor) -> tuple[torch.Tensor, dict[str, torch.Tensor]]:
    loss = output.float().mean()
    return loss, {"loss": loss.detach()}


def _forward(batches: Iterator[tuple[torch.Tensor, ...]], model: Any) -> tuple[Any, Any]:
    tokens, positions, mask = next(batches)
    return model(tokens, positions, mask, labels=tokens), _loss


def _note_peaks(*_: object) -> None:
    """Write down the peaks of the step that ends, before a recorder ends the program."""
    stats = torch.cuda.memory_stats()
    names = ("requested_bytes", "allocated_bytes", "reserved_bytes")
    peaks = [stats[f"{name}.all.peak"] for name in names]
    path = Path(os.environ[PEAKS]) / f"peaks{os.environ['RANK']}.json"
    path.write_text(json.dumps(peaks), encoding="utf-8")
    torch.cuda.reset_peak_memory_stats()


def main() -> None:
    options = _options()
    _begin(options)
    config = _config(options)
    models = _models(options, config)
    settings = OptimizerConfig(
        lr=1e-4, bf16=True, params_dtype=torch.bfloat16, use_distributed_optimizer=options.zero
    )
    optimizer = get_megatron_optimizer(settings, models)
    *_, last = getattr(optimizer, "chained_optimizers", [optimizer])
    last.optimizer.register_step_post_hook(_note_peaks)
    run = get_forward_backward_func()
    batches = [_batches(options) for _ in models]
    for _ in range(options.steps):
        for model in models:
            model.zero_grad_buffer()
        optimizer.zero_grad()
        run(
            forward_step_func=_forward,
            data_iterator=batches if len(models) > 1 else batches[0],
            model=models if len(models) > 1 else models[0],
            num_microbatches=options.micros,
            seq_length=options.seq,
            micro_batch_size=options.micro,
            forward_only=False,
        )
        optimizer.step()


if __name__ == "__main__":
    main()
