"""What the package is called, needs and installs; the tools' settings are in pyproject.toml."""

import runpy
from pathlib import Path

from setuptools import find_packages, setup

HERE = Path(__file__).parent
TORCH = ["torch>=2.11"]
COMPLETION = ["argcomplete>=3"]
PLAN = ["scipy>=1.13"]
# Before 5.4 GPT-2 divided by a tensor, which every layer kept; the tests count what it keeps today.
EXAMPLES = ["tensorboardX>=2.6.1", "transformers>=5.4"]
TEST = [
    *(TORCH + COMPLETION + PLAN + EXAMPLES),
    "expecttest",
    "hypothesis",
    "ipython",
    "jsonschema",
    "playwright",
    "pytest",
    "pytest-timeout",
    "pytest-xdist",
    "setuptools>=77.0.1",  # builds the package, which the tests look into
]

setup(
    name="tb_actmem",
    version=runpy.run_path(str(HERE / "tb_actmem" / "version.py"))["__version__"],
    description="Where a PyTorch model's activation memory goes, for TensorBoard and Graphviz",
    long_description=(HERE / "README.md").read_text(encoding="utf-8"),
    long_description_content_type="text/markdown",
    author="the tb_actmem authors",
    license="MIT",
    license_files=["LICENSE"],
    classifiers=[
        "Development Status :: 4 - Beta",
        "Intended Audience :: Developers",
        "Intended Audience :: Science/Research",
        "Programming Language :: Python :: 3",
        "Topic :: Scientific/Engineering :: Artificial Intelligence",
        "Typing :: Typed",
    ],
    python_requires=">=3.10",
    # torch is an extra: whoever records has one already, and a machine that only looks at
    # recordings should not download gigabytes of CUDA.
    install_requires=["graphviz>=0.20", "protobuf>=6.31.1", "tensorboard>=2.21", "wasmtime>=30"],
    extras_require={
        "torch": TORCH,
        "completion": COMPLETION,
        "plan": PLAN,
        "examples": TORCH + EXAMPLES,
        "test": TEST,
        "bench": [
            *(TORCH + PLAN + EXAMPLES),
            *("torch_remat", "torchinfo", "torchlens", "torchview", "torchviz"),
        ],
        "docs": [*(TORCH + PLAN + EXAMPLES), "furo", "myst-parser>=4", "sphinx>=8.1"],
        "dev": [*TEST, "mypy", "ruff", "types-protobuf"],
    },
    packages=find_packages(include=["tb_actmem", "tb_actmem.*"]),
    package_data={
        "tb_actmem": ["py.typed"],
        "tb_actmem.plugin": ["http_api.md", "static/**"],
        "tb_actmem.proto": ["*.proto", "*.pyi"],
        "tb_actmem.recorder.native": ["*.cpp", "*.h"],
        "tb_actmem.without_gpu": ["*.c"],
        "tb_actmem.rendering": ["*.schema.json"],
        "tb_actmem.rendering.figure": ["wasm/**"],
        "tb_actmem.rendering.picture": ["fonts/**"],
    },
    entry_points={
        "console_scripts": ["tb-actmem = tb_actmem.commands.main:main"],
        "pytest11": ["tb_actmem = tb_actmem.integrations.pytest"],
        "tensorboard_plugins": ["activation_memory = tb_actmem.plugin:Loader"],
    },
)
