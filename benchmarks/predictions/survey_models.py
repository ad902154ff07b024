"""Small models of transformers, timm, torchvision and diffusers, made from configurations.

Each keeps the ops of its architecture. Weights are random, so nothing is downloaded.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor, nn

from benchmarks.workloads import Workload

Config = Mapping[str, Any]
_SMALL = {
    **{"hidden_size": 32, "intermediate_size": 64, "num_hidden_layers": 2},
    **{"num_attention_heads": 4, "use_cache": False},
}
_TEXT = {
    **{**_SMALL, "vocab_size": 100, "max_position_embeddings": 64},
    **{"pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2, "num_key_value_heads": 4},
}
_PICTURE = {**_SMALL, "image_size": 32, "patch_size": 8, "num_labels": 4}
_EXPERTS = {"num_experts": 4, "num_local_experts": 4, "num_experts_per_tok": 2}
_LINEAR = {
    **{"linear_num_key_heads": 2, "linear_num_value_heads": 4, "linear_key_head_dim": 8},
    **{"linear_value_head_dim": 8, "layer_types": ["linear_attention", "full_attention"]},
}
_SCANS = {
    **{"mamba_d_state": 4, "mamba_d_head": 8, "mamba_n_heads": 8, "mamba_n_groups": 1},
    **{"mamba_expand": 2, "mamba_chunk_size": 8, "mamba_dt_rank": 4},
}
_PAIR = {
    **{"d_model": 32, "encoder_layers": 2, "decoder_layers": 2, "encoder_attention_heads": 4},
    **{"decoder_attention_heads": 4, "encoder_ffn_dim": 64, "decoder_ffn_dim": 64},
}
_T5 = {
    **{"d_kv": 8, "d_ff": 64, "d_model": 32, "num_heads": 4, "num_decoder_layers": 2},
    "decoder_start_token_id": 0,
}
_WINDOWS = {
    **{"embed_dim": 16, "depths": [2, 2], "num_heads": [2, 4], "window_size": 4},
    **{"image_size": 32, "patch_size": 2, "num_labels": 4},
}
_STAGES = {"hidden_sizes": [8, 16], "depths": [1, 2], "num_stages": 2, "num_labels": 4}
_FOUR = {"hidden_sizes": [8, 16, 16, 16], "depths": [1, 1, 1, 1], "num_labels": 4}


def _each(*names: str, config: Config = MappingProxyType({})) -> dict[str, Config]:
    return dict.fromkeys(names, config)


CAUSAL: dict[str, Config] = {
    **_each("Llama", "Mistral", "Qwen2", "Qwen3", "Phi", "Phi3", "GPTNeoX"),
    **_each("Bloom", "OPT", "StableLm", "Starcoder2", "Cohere", "Olmo2"),
    **_each("Falcon", "XGLM", "BioGpt", "GPTBigCode"),
    "Llama, use_cache": {"use_cache": True},
    "Gemma": {"head_dim": 8},
    "Gemma2": {"head_dim": 8, "num_key_value_heads": 2},
    "GPTJ": {"rotary_dim": 4},
    "CodeGen": {"rotary_dim": 4},
    "GPTNeo": {"attention_types": [[["global", "local"], 1]], "num_layers": 2},
    "Mpt": {"max_seq_len": 64},
    "Mixtral": _EXPERTS,
    "Qwen3Moe": {**_EXPERTS, "moe_intermediate_size": 16, "head_dim": 8},
    "GptOss": {**_EXPERTS, "head_dim": 8},
    "DeepseekV3": {
        **{"qk_rope_head_dim": 8, "qk_nope_head_dim": 8, "v_head_dim": 8, "kv_lora_rank": 16},
        **{"q_lora_rank": 16, "n_routed_experts": 4, "num_experts_per_tok": 2, "n_group": 2},
        **{"topk_group": 1, "moe_intermediate_size": 16, "first_k_dense_replace": 1},
    },
    "Mamba": {"state_size": 4},
    "Mamba2": {"state_size": 4, "num_heads": 8, "head_dim": 8, "n_groups": 2, "chunk_size": 8},
    "RecurrentGemma": {"lru_width": 32, "num_hidden_layers": 3, "attention_window_size": 16},
    **_each("DiffLlama", "Persimmon", "BitNet"),
    **_each("Glm4", "Doge", config={"head_dim": 8}),
    "Cohere2": {"sliding_window": 8},
    "Olmoe": _EXPERTS,
    "Qwen2Moe": {
        **{**_EXPERTS, "moe_intermediate_size": 16},
        "shared_expert_intermediate_size": 32,
    },
    "JetMoe": {**_EXPERTS, "kv_channels": 8, "num_key_value_heads": 2},
    "Qwen3Next": {
        **{**_EXPERTS, **_LINEAR, "moe_intermediate_size": 16, "head_dim": 8},
        "shared_expert_intermediate_size": 32,
    },
    "Lfm2": {"layer_types": ["conv", "full_attention"], "block_multiple_of": 8},
    "MiniMax": {
        **{**_EXPERTS, "head_dim": 8, "block_size": 8},
        "layer_types": ["linear_attention", "full_attention"],
    },
    "Jamba": {
        **{**_EXPERTS, **_SCANS, "use_mamba_kernels": False, "attn_layer_period": 2},
        **{"attn_layer_offset": 1, "expert_layer_period": 2, "expert_layer_offset": 1},
    },
    "Bamba": {**_SCANS, "attn_layer_indices": [1]},
    "GraniteMoeHybrid": {
        **{**_EXPERTS, **_SCANS, "shared_intermediate_size": 32},
        "layer_types": ["mamba", "attention"],
    },
    "Rwkv": {"attention_hidden_size": 32, "context_length": 64},
    "xLSTM": {"num_heads": 2, "chunk_size": 8, "num_blocks": 2},
}
GENERATIVE: dict[str, Config] = {
    **_each("GPT2", "CTRL"),
    "GPT2, use_cache": {"use_cache": True},
}
MASKED: dict[str, Config] = {
    **_each("Bert", "Roberta", "Albert", "DistilBert", "Electra", "MPNet"),
    **_each("DebertaV2", "FNet", "ModernBert", "RoFormer"),
    "ConvBert": {"embedding_size": 32},
    "SqueezeBert": {"embedding_size": 32},
    "Longformer": {"attention_window": 8},
    "Nystromformer": {"num_landmarks": 4, "segment_means_seq_len": 16},
    "MobileBert": {"embedding_size": 16, "intra_bottleneck_size": 16, "true_hidden_size": 16},
}
PAIRS: dict[str, Config] = {
    "T5": _T5,
    "T5, use_cache": {**_T5, "use_cache": True},
    **_each("Bart", "Pegasus", "MBart", "Blenderbot", config=_PAIR),
    "LED": {**_PAIR, "attention_window": 8, "max_encoder_position_embeddings": 64},
}
PICTURES: dict[str, Config] = {
    **_each("ViT", "DeiT", "Beit", "Dinov2", "ViTMSN"),
}
STAGED: dict[str, Config] = {
    **_each("Swin", "Swinv2", config=_WINDOWS),
    **_each("ConvNext", "ConvNextV2", config=_STAGES),
    "ResNet": {**_STAGES, "embedding_size": 8},
    "RegNet": {**_STAGES, "embedding_size": 8, "groups_width": 4},
    "PoolFormer": {**_FOUR, "patch_size": 7},
    "Segformer": {**_FOUR, "num_attention_heads": [1, 2, 2, 2]},
    "MobileViT": {
        **{"hidden_sizes": [16, 16, 16], "neck_hidden_sizes": [8, 8, 8, 16, 16, 16, 32]},
        "num_labels": 4,
    },
}
SOUNDS: dict[str, Config] = _each("Wav2Vec2", "Hubert", "WavLM")

TIMM: dict[str, Config] = {
    **_each("resnet18", "seresnet18", "regnetx_002", "mobilenetv3_small_050"),
    **_each("tinynet_e", "ghostnet_050", "repvgg_a0", "resnest14d", "dla46_c"),
    **_each("convnext_atto", "edgenext_xx_small", "fastvit_t8", "repvit_m0_9"),
    **_each("pvt_v2_b0", "mobilevit_xxs", "hgnetv2_b0", "starnet_s1"),
    **_each("efficientformer_l1", "levit_128s", config={"img_size": 224}),
    **_each("vit_tiny_patch16_224", "cait_xxs24_224", config={"img_size": 64, "depth": 2}),
    **_each("xcit_nano_12_p16_224", config={"img_size": 64, "depth": 2}),
    **_each("mixer_s32_224", config={"img_size": 64}),
    "swin_tiny_patch4_window7_224": {"img_size": 64, "depths": (1, 1, 2, 1), "embed_dim": 24},
}
VISION: dict[str, Config] = {
    **_each("squeezenet1_1", "shufflenet_v2_x0_5", "resnet18", "densenet121"),
    **_each("mobilenet_v2", "efficientnet_b0", "mnasnet0_5", "googlenet"),
    "lraspp_mobilenet_v3_large": {"weights_backbone": None},
    "swin_t": {},
}

_PARTS = {"sample_size": 16, "layers_per_block": 1, "norm_num_groups": 4}
_CODER = {"block_out_channels": (8, 16), "norm_num_groups": 4, "latent_channels": 4}
_BLOCKS = {"num_attention_heads": 2, "attention_head_dim": 8, "num_layers": 2, "sample_size": 8}


def _noise(*shape: int) -> Callable[[], Tensor]:
    return lambda: torch.randn(shape)


_TIME = partial(torch.tensor, [3, 7])
DIFFUSERS: dict[str, tuple[Config, dict[str, Callable[[], Any]]]] = {
    "UNet2DModel": (
        {**_PARTS, "block_out_channels": (8, 16, 16, 16), "attention_head_dim": 8},
        {"sample": _noise(2, 3, 16, 16), "timestep": _TIME},
    ),
    "UNet2DConditionModel": (
        {**_PARTS, "block_out_channels": (8, 16, 16, 16), "cross_attention_dim": 16},
        {
            "sample": _noise(2, 4, 16, 16),
            "timestep": _TIME,
            "encoder_hidden_states": _noise(2, 6, 16),
        },
    ),
    "AutoencoderKL": (
        {
            **_CODER,
            "down_block_types": ("DownEncoderBlock2D",) * 2,
            "up_block_types": ("UpDecoderBlock2D",) * 2,
        },
        {"sample": _noise(2, 3, 32, 32)},
    ),
    "VQModel": (
        {
            **_CODER,
            "down_block_types": ("DownEncoderBlock2D",) * 2,
            "up_block_types": ("UpDecoderBlock2D",) * 2,
        },
        {"sample": _noise(2, 3, 32, 32)},
    ),
    "AutoencoderTiny": (
        {
            "encoder_block_out_channels": (8, 8),
            "decoder_block_out_channels": (8, 8),
            "num_encoder_blocks": (1, 1),
            "num_decoder_blocks": (1, 1),
        },
        {"sample": _noise(2, 3, 32, 32)},
    ),
    "DiTTransformer2DModel": (
        {**_BLOCKS, "norm_num_groups": 4},
        {
            "hidden_states": _noise(2, 4, 8, 8),
            "timestep": _TIME,
            "class_labels": partial(torch.tensor, [1, 2]),
        },
    ),
    "PixArtTransformer2DModel": (
        {**_BLOCKS, "cross_attention_dim": 16, "caption_channels": 12},
        {
            "hidden_states": _noise(2, 4, 8, 8),
            "encoder_hidden_states": _noise(2, 6, 12),
            "timestep": _TIME,
            "added_cond_kwargs": lambda: {"resolution": None, "aspect_ratio": None},
        },
    ),
    "SD3Transformer2DModel": (
        {
            **_BLOCKS,
            "joint_attention_dim": 12,
            "caption_projection_dim": 16,
            "pooled_projection_dim": 10,
        },
        {
            "hidden_states": _noise(2, 16, 8, 8),
            "encoder_hidden_states": _noise(2, 6, 12),
            "pooled_projections": _noise(2, 10),
            "timestep": _TIME,
        },
    ),
    "FluxTransformer2DModel": (
        {
            **{"in_channels": 8, "num_layers": 1, "num_single_layers": 2},
            **{"num_attention_heads": 2, "attention_head_dim": 16, "joint_attention_dim": 12},
            **{"pooled_projection_dim": 10, "axes_dims_rope": (4, 4, 8)},
        },
        {
            "hidden_states": _noise(2, 16, 8),
            "encoder_hidden_states": _noise(2, 6, 12),
            "pooled_projections": _noise(2, 10),
            "timestep": lambda: torch.tensor([0.3, 0.7]),
            "img_ids": lambda: torch.zeros(16, 3),
            "txt_ids": lambda: torch.zeros(6, 3),
        },
    ),
}


def _of_transformers(
    name: str, head: str, inputs: Callable[[], dict[str, Any]], config: Config
) -> Workload:
    library: Any = importlib.import_module("transformers")
    name = name.partition(",")[0]
    made = getattr(library, f"{name}Config")(**config)
    return Workload(getattr(library, name + head)(made).train(), (), inputs())


def _text() -> dict[str, Tensor]:
    ids = torch.randint(3, 100, (2, 16))
    return {"input_ids": ids, "labels": ids}


def _pictures() -> dict[str, Tensor]:
    return {"pixel_values": torch.randn(2, 3, 32, 32), "labels": torch.tensor([1, 2])}


def _sounds() -> dict[str, Tensor]:
    return {"input_values": torch.randn(2, 800), "labels": torch.tensor([0, 1])}


def _timm(name: str, config: Config) -> Workload:
    library: Any = importlib.import_module("timm")
    model = library.create_model(name, pretrained=False, num_classes=10, **config)
    size = config.get("img_size", 64)
    return Workload(model.train(), (torch.randn(2, 3, size, size),), {})


def _torchvision(name: str, config: Config) -> Workload:
    library: Any = importlib.import_module("torchvision")
    model: nn.Module = library.models.get_model(name, weights=None, num_classes=10, **config)
    return Workload(model.train(), (torch.randn(2, 3, 64, 64),), {})


def _diffusers(name: str, config: Config, inputs: dict[str, Callable[[], Any]]) -> Workload:
    library: Any = importlib.import_module("diffusers")
    model = getattr(library, name)(**config)
    return Workload(model.train(), (), {key: make() for key, make in inputs.items()})


_SOUND = {"conv_dim": (16, 16), "conv_kernel": (10, 3), "conv_stride": (5, 2)}
_HEADS: tuple[tuple[dict[str, Config], str, Callable[[], dict[str, Any]], Config], ...] = (
    (CAUSAL, "ForCausalLM", _text, _TEXT),
    (GENERATIVE, "LMHeadModel", _text, _TEXT),
    (MASKED, "ForMaskedLM", _text, _TEXT),
    (PAIRS, "ForConditionalGeneration", _text, _TEXT),
    (PICTURES, "ForImageClassification", _pictures, _PICTURE),
    (STAGED, "ForImageClassification", _pictures, {}),
    (SOUNDS, "ForSequenceClassification", _sounds, {**_SMALL, **_SOUND}),
)
MODELS: dict[str, Callable[[], Workload]] = {
    **{
        f"transformers {name}": partial(_of_transformers, name, head, inputs, {**base, **config})
        for configs, head, inputs, base in _HEADS
        for name, config in configs.items()
    },
    **{f"timm {name}": partial(_timm, name, config) for name, config in TIMM.items()},
    **{
        f"torchvision {name}": partial(_torchvision, name, config)
        for name, config in VISION.items()
    },
    **{f"diffusers {name}": partial(_diffusers, name, *of) for name, of in DIFFUSERS.items()},
}
