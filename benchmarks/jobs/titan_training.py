"""A training by torchtitan's own trainer, which writes the peaks of torch's allocator to a file.

Its tokenizer and its texts are made here, because torchtitan's come from the network. The
configurations are torchtitan's, with the loss and the batches of its published runs.
"""

# ruff: noqa: E402 - torchtitan must be imported after Triton is patched

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import torch
import triton
from tokenizers import Tokenizer, models, pre_tokenizers


def _tolerant(autotune: Any) -> Any:
    """Let a module define a kernel that autotuning refuses, and that nothing here calls.

    A kernel of torchao 0.18 for mixtures of experts has a key that Triton 3.9 does not accept.
    """

    def tolerant(*args: Any, **kwargs: Any) -> Any:
        def decorate(kernel: Any) -> Any:
            try:
                return autotune(*args, **kwargs)(kernel)
            except ValueError:
                return kernel

        return decorate

    return tolerant


triton.autotune = _tolerant(triton.autotune)  # before torchtitan imports torchao

from torchtitan.components.loss import CrossEntropyLoss
from torchtitan.components.quantization.float8 import Float8LinearConverter
from torchtitan.config import CompileConfig
from torchtitan.models.deepseek_v3 import config_registry as deepseek
from torchtitan.models.llama3 import config_registry, model_registry
from torchtitan.train import main

_ASSETS = "TITAN_ASSETS"
_WORDS = 1000


def llama3_8b() -> Any:
    """Make the configuration of the published runs of Llama 3.1 8B."""
    return _published(config_registry.llama3_8b(), batch=2)


def llama3_8b_compiled() -> Any:
    """Do the same with compiled blocks; in the published runs, the loss was not compiled."""
    config = llama3_8b()
    config.compile = CompileConfig(enable=True, components=["model"])
    return config


def llama3_8b_float8() -> Any:
    """Do the same with torchao's Float8 in linear layers."""
    return _in_float8(llama3_8b_compiled(), "8B")


def llama3_70b() -> Any:
    """Make the configuration of the published runs of Llama 3.1 70B."""
    config = _published(config_registry.llama3_70b(), batch=16)
    config.compile = CompileConfig(enable=True, components=["model"])
    return _in_float8(config, "70B")


def llama3_405b() -> Any:
    """Make the configuration of the published runs of Llama 3.1 405B."""
    config = _published(config_registry.llama3_405b(), batch=32)
    config.compile = CompileConfig(enable=True, components=["model"])
    return _in_float8(config, "405B")


def _in_float8(config: Any, size: str) -> Any:
    linear = Float8LinearConverter.Config(filter_fqns=["lm_head"], model_compile_enabled=True)
    config.model_spec = model_registry(size, converters=[linear])
    return config


def deepseek_v3_16b() -> Any:
    """Make torchtitan's configuration of DeepSeek V3 with 16B parameters."""
    return _here(deepseek.deepseek_v3_16b())


def _published(config: Any, batch: int) -> Any:
    # The published runs are older than the loss in chunks.
    config.loss = CrossEntropyLoss.Config(global_vocab_size=128_256)
    config.training.local_batch_size = batch
    return _here(config)


def _here(config: Any) -> Any:
    """Let a configuration read and write in our folder alone, for four steps."""
    assets = os.environ[_ASSETS]
    config.training.disable_cuda_graphs = True  # the published runs are older than them
    config.hf_assets_path = assets
    config.dataloader.dataset = "c4_test"
    config.dataloader.dataset_path = str(Path(assets, "texts"))
    config.profiler.enable_profiling = config.metrics.enable_tensorboard = False
    config.dump_folder = assets
    config.metrics.log_freq = 1  # each line resets the peaks
    config.training.steps = 4
    return config


def write_assets(folder: Path) -> dict[str, str]:
    """Write a tokenizer and texts; return the variable that names them."""
    words = {name: number for number, name in enumerate(("<bos>", "<eos>", "<unk>"))}
    words |= {f"w{number}": len(words) + number for number in range(_WORDS)}
    tokenizer = Tokenizer(models.WordLevel(words, unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.save(str(folder / "tokenizer.json"))
    special = {"bos_token": "<bos>", "eos_token": "<eos>"}
    (folder / "tokenizer_config.json").write_text(json.dumps(special), encoding="utf-8")
    text = json.dumps({"text": " ".join(f"w{number}" for number in range(_WORDS))})
    (folder / "texts").mkdir(exist_ok=True)
    (folder / "texts" / "data.json").write_text(f"{text}\n" * 2000, encoding="utf-8")
    return {_ASSETS: str(folder)}


def _peaks() -> tuple[int, int]:
    return torch.cuda.max_memory_allocated(), torch.cuda.max_memory_reserved()


def _noted(peaks: list[tuple[int, int]]) -> Any:
    """Wrap the function that resets the peaks, and note them before."""
    reset = torch.cuda.reset_peak_memory_stats

    def reset_peak_memory_stats(*args: Any) -> None:
        peaks.append(_peaks())
        reset(*args)

    return reset_peak_memory_stats


if __name__ == "__main__":
    steps: list[tuple[int, int]] = []
    torch.cuda.reset_peak_memory_stats = _noted(steps)
    main()  # returns too where a planned job ends the program
    largest = [max(peaks) for peaks in zip(*steps, _peaks(), strict=True)]
    path = Path(os.environ[_ASSETS], f"peaks{os.environ['RANK']}.json")
    path.write_text(json.dumps(largest), encoding="utf-8")
