"""Training and inference steps of many kinds, to compare a real GPU with a dry run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from benchmarks.cuda import gpu, gpu_truth
from benchmarks.jobs import sharded

Program = Callable[[], tuple[nn.Module, Callable[[], None]]]
"""Builds a model on the GPU, and its step."""


def _training(
    build: Callable[[], tuple[nn.Module, Callable[[nn.Module], Tensor]]],
    *,
    autocast: torch.dtype | None = None,
    optimizer: Callable[..., torch.optim.Optimizer] = torch.optim.AdamW,
    is_scaled: bool = False,
    is_compiled: bool = False,
) -> Program:
    """Train a model by its loss."""

    def program() -> tuple[nn.Module, Callable[[], None]]:
        model, loss = build()
        update = optimizer(model.parameters())
        scaler = torch.amp.GradScaler("cuda", init_scale=8, enabled=is_scaled)
        called: Any = torch.compile(model) if is_compiled else model

        def step() -> None:
            with torch.autocast("cuda", autocast, enabled=autocast is not None):
                found = loss(called)
            scaler.scale(found).backward()
            scaler.step(update)
            scaler.update()
            update.zero_grad()

        return model, step

    return program


def _transformer(
    name: str, inputs: Mapping[str, tuple[int, ...]], half: bool = False, **sizes: Any
) -> Any:
    """Build a model of transformers from its configuration, with tokens or numbers as inputs."""

    def build() -> tuple[nn.Module, Callable[[Any], Tensor]]:
        import transformers

        kind = getattr(transformers, name)
        with torch.device("cuda"):
            model = kind(kind.config_class(**sizes)).train()
            given = {key: _input(key, shape) for key, shape in inputs.items()}
        if half:
            model.to(torch.bfloat16)
            given = {
                key: value.to(torch.bfloat16) if value.is_floating_point() else value
                for key, value in given.items()
            }

        def loss(called: Any) -> Tensor:
            found: Tensor = called(**given).loss
            return found

        return model, loss

    return build


def _input(name: str, shape: tuple[int, ...]) -> Tensor:
    if "values" in name or "features" in name:
        return torch.rand(shape)
    return torch.ones(shape, dtype=torch.long)


def _images(make: Callable[[], nn.Module], batch: int, size: int, *, channels_last: bool) -> Any:
    """Classify images."""

    def build() -> tuple[nn.Module, Callable[[nn.Module], Tensor]]:
        with torch.device("cuda"):
            model = make().train()
            images, labels = torch.rand(batch, 3, size, size), torch.zeros(batch, dtype=torch.long)
        if channels_last:
            for parameter in model.parameters():
                if parameter.dim() == 4:
                    parameter.data = parameter.data.contiguous(memory_format=torch.channels_last)
            images = images.contiguous(memory_format=torch.channels_last)
        return model, lambda called: F.cross_entropy(called(images), labels)

    return build


def _of(library: str, name: str, **options: Any) -> Callable[[], nn.Module]:
    def make() -> nn.Module:
        import importlib

        model: nn.Module = getattr(importlib.import_module(library), name)(**options)
        return model

    return make


class UNet(nn.Module):
    """A U-Net with transposed convolutions, group norms and attention in the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.down = nn.ModuleList(self._block(*pair) for pair in ((3, 64), (64, 128), (128, 256)))
        self.middle = nn.MultiheadAttention(256, 8, batch_first=True)
        self.up = nn.ModuleList(
            nn.ConvTranspose2d(*pair, 2, stride=2) for pair in ((256, 128), (128, 64))
        )
        self.joined = nn.ModuleList(self._block(*pair) for pair in ((256, 128), (128, 64)))
        self.last = nn.Conv2d(64, 10, 1)

    @staticmethod
    def _block(inputs: int, outputs: int) -> nn.Module:
        return nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, padding=1), nn.GroupNorm(8, outputs), nn.SiLU()
        )

    def forward(self, x: Tensor) -> Tensor:
        """Return the mean of the values of each class."""
        skipped = []
        for number, block in enumerate(self.down):
            x = block(x)
            if number < 2:
                skipped.append(x)
                x = F.max_pool2d(x, 2)
        rows = x.flatten(2).transpose(1, 2)
        x = x + self.middle(rows, rows, rows)[0].transpose(1, 2).unflatten(2, x.shape[2:])
        for up, join in zip(self.up, self.joined, strict=True):
            x = join(torch.cat((up(x), skipped.pop()), 1))
        return self.last(x).mean((2, 3))


def _recurrent() -> tuple[nn.Module, Callable[[Any], Tensor]]:
    with torch.device("cuda"):
        model = nn.LSTM(256, 512, 2, dropout=0.1)
        x = torch.rand(64, 32, 256)
    return model, lambda called: called(x)[0].square().mean()


def _attention(dtype: torch.dtype, masked: bool, size: int = 64) -> Any:
    """Train projections around torch's attention."""

    def build() -> tuple[nn.Module, Callable[[Any], Tensor]]:
        with torch.device("cuda"):
            model = nn.Linear(16 * size, 3 * 16 * size, dtype=dtype)
            x = torch.rand(4, 1024, 16 * size, dtype=dtype)
            mask = torch.ones(4, 1, 1024, 1024, dtype=torch.bool) if masked else None

        def loss(called: Any) -> Tensor:
            q, k, v = called(x).unflatten(-1, (3, 16, size)).permute(2, 0, 3, 1, 4)
            made = F.scaled_dot_product_attention(q, k, v, mask, is_causal=not masked)
            return made.float().square().mean()

        return model, loss

    return build


def _existing(name: str, half: bool) -> Program:
    return _training(lambda: gpu.MODELS[name].build(), autocast=torch.bfloat16 if half else None)


def _public(number: int) -> Program:
    def program() -> tuple[nn.Module, Callable[[], None]]:
        run = gpu_truth.RUNS[number]
        model, optimizer, step = gpu_truth.program(run)

        def cleared() -> None:
            step()
            optimizer.zero_grad()

        return model, cleared

    return program


def _job(number: int) -> Program:
    def program() -> tuple[nn.Module, Callable[[], None]]:
        config = sharded.CONFIGS[number]
        sharded.join(config)
        return sharded.training_step(config)

    return program


_TEXT = {"input_ids": (8, 256), "labels": (8, 256)}
_LLAMA: dict[str, Any] = {"hidden_size": 1024, "intermediate_size": 2752, "num_attention_heads": 16}
_MIXTRAL: dict[str, Any] = {
    **_LLAMA,
    "num_hidden_layers": 4,
    "vocab_size": 8000,
    "num_local_experts": 4,
}
_BERT = {"input_ids": (16, 256), "attention_mask": (16, 256), "labels": (16, 256)}
_T5 = {"input_ids": (8, 256), "labels": (8, 128)}
_WHISPER = {"input_features": (4, 80, 3000), "labels": (4, 128)}
_VIT = {"pixel_values": (32, 3, 224, 224), "labels": (32,)}
_SPEECH = {"input_values": (4, 64000), "labels": (4, 50)}
_BF16, _FP16 = torch.bfloat16, torch.float16

PROGRAMS: dict[str, Program] = {
    **{
        f"{name}, {gpu.precision(half)}": _existing(name, half)
        for name in gpu.MODELS
        for half in (False, True)
    },
    **{
        f"public run, {run.name}": _public(number)
        for number, run in enumerate(gpu_truth.RUNS)
        if run.kind != "first forward"
    },
    "GPT-2 small, compiled": _training(gpu.MODELS["GPT-2 small"].build, is_compiled=True),
    "GPT-2 small, fused AdamW": _training(
        gpu.MODELS["GPT-2 small"].build,
        autocast=_BF16,
        optimizer=partial(torch.optim.AdamW, fused=True),
    ),
    "GPT-2 small, one parameter at a time": _training(
        gpu.MODELS["GPT-2 small"].build,
        optimizer=partial(torch.optim.SGD, lr=0.1, momentum=0.9, foreach=False),
    ),
    "Llama with grouped queries, bfloat16": _training(
        _transformer(
            "LlamaForCausalLM", _TEXT, True, **_LLAMA, num_key_value_heads=4, num_hidden_layers=8
        )
    ),
    "Mixtral, autocast": _training(
        _transformer("MixtralForCausalLM", _TEXT, **_MIXTRAL), autocast=_BF16
    ),
    "BERT with a mask, autocast": _training(_transformer("BertForMaskedLM", _BERT), autocast=_BF16),
    "BERT with a mask, float32": _training(_transformer("BertForMaskedLM", _BERT)),
    "T5 small, float32": _training(
        _transformer("T5ForConditionalGeneration", _T5, decoder_start_token_id=0)
    ),
    "Mamba, float32": _training(
        _transformer("MambaForCausalLM", _TEXT, num_hidden_layers=2, vocab_size=8000)
    ),
    "Whisper, autocast": _training(
        _transformer("WhisperForConditionalGeneration", _WHISPER), autocast=_BF16
    ),
    "wav2vec2, float32": _training(
        _transformer(
            "Wav2Vec2ForCTC", _SPEECH, vocab_size=40, apply_spec_augment=False, layerdrop=0
        )
    ),
    "ViT-B/16, autocast": _training(
        _transformer("ViTForImageClassification", _VIT), autocast=_BF16
    ),
    "ResNet-50, float32": _training(
        _images(_of("torchvision.models", "resnet50"), 32, 224, channels_last=False)
    ),
    "ResNet-50, channels last, float16 with a scaler": _training(
        _images(_of("torchvision.models", "resnet50"), 32, 224, channels_last=True),
        autocast=_FP16,
        is_scaled=True,
        optimizer=partial(torch.optim.SGD, lr=0.1, momentum=0.9),
    ),
    "ConvNeXt, autocast": _training(
        _images(_of("timm.models.convnext", "convnext_tiny"), 32, 224, channels_last=False),
        autocast=_BF16,
    ),
    "EfficientNet, autocast": _training(
        _images(_of("timm.models.efficientnet", "efficientnet_b0"), 32, 224, channels_last=True),
        autocast=_BF16,
    ),
    "Swin, autocast": _training(
        _images(
            _of("timm.models.swin_transformer", "swin_tiny_patch4_window7_224"),
            16,
            224,
            channels_last=False,
        ),
        autocast=_BF16,
    ),
    "U-Net, float32": _training(_images(UNet, 8, 128, channels_last=False)),
    "LSTM, float32": _training(_recurrent),
    "attention, bfloat16, causal": _training(_attention(_BF16, False)),
    "attention, float16, with a mask": _training(_attention(_FP16, True)),
    "attention, float32, causal": _training(_attention(torch.float32, False)),
    "attention, bfloat16, heads of 256": _training(_attention(_BF16, False, 256)),
    **{
        f"job, {config.model}, {config.layers} layers, {config.name}, {config.checkpoint}": _job(
            number
        )
        for number, config in enumerate(sharded.CONFIGS)
        if number in (4, 10, 12, 27, 28, 31, 38, 46)
    },
}
