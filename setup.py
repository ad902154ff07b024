"""Name, dependencies and files of the package. Settings of tools are in pyproject.toml."""

import gzip
import io
import os
import runpy
import tarfile
import zipfile
from pathlib import Path

from setuptools import Distribution, find_packages, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
# All files get one time, so that equal sources make equal archives. Zip has no earlier time.
os.environ.setdefault("SOURCE_DATE_EPOCH", "315532800")
TORCH = ["torch>=2.11"]
COMPLETION = ["argcomplete>=3"]
PLAN = ["scipy>=1.13"]
LIGHTNING = ["lightning>=2.6"]
# Before 5.4, GPT-2 divided by a tensor that every layer saved. The tests count today's saved bytes.
EXAMPLES = ["tensorboardX>=2.6.1", "transformers>=5.4"]
TEST = [
    *(TORCH + COMPLETION + PLAN + EXAMPLES + LIGHTNING),
    "accelerate",
    "expecttest",
    "hypothesis",
    "ipython",
    "jsonschema",
    "peft",
    "playwright",
    "pytest",
    "pytest-timeout",
    "pytest-xdist",
    "setuptools>=77.0.1",  # builds the package, which the tests look into
]


class Sdist(sdist):  # type: ignore[misc]  # setuptools has no types
    def make_distribution(self):
        super().make_distribution()
        for path in self.archive_files:
            settle_tar(Path(path))


class Contents(Distribution):  # type: ignore[misc]  # likewise
    def has_ext_modules(self):
        return any(HERE.glob("tb_actmem/recorder/engine/libraries/*.so"))


class Wheel(bdist_wheel):  # type: ignore[misc]  # likewise
    def get_tag(self):
        # The compiled observer fits one platform and every Python.
        return ("py3", "none", super().get_tag()[2])

    def run(self):
        super().run()
        for path in Path(self.dist_dir).glob(f"{self.wheel_dist_name}-*.whl"):
            settle_zip(path)


def settle_tar(path: Path) -> None:
    """Rewrite an archive without the times, owners and modes of this machine."""
    with tarfile.open(path) as archive:
        found = sorted(archive, key=lambda member: member.name)
        members = [(member, _data(archive, member)) for member in found]
    when = int(os.environ["SOURCE_DATE_EPOCH"])
    with (
        path.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=when) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for member, data in members:
            settled = tarfile.TarInfo(member.name)
            settled.type, settled.size, settled.mtime = member.type, len(data), when
            settled.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            archive.addfile(settled, io.BytesIO(data))


def _data(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    file = archive.extractfile(member)
    return b"" if file is None else file.read()


def settle_zip(path: Path) -> None:
    """Do the same for a zip file, whose times are already settled."""
    with zipfile.ZipFile(path) as archive:
        members = [(member, archive.read(member)) for member in archive.infolist()]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for member, data in members:
            settled = zipfile.ZipInfo(member.filename, member.date_time)
            settled.create_system, settled.external_attr = 3, 0o100644 << 16
            settled.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(settled, data)


setup(
    cmdclass={"bdist_wheel": Wheel, "sdist": Sdist},
    distclass=Contents,
    name="tb_actmem",
    version=runpy.run_path(str(HERE / "tb_actmem" / "version.py"))["__version__"],
    description="Where a PyTorch model's activation memory goes, for TensorBoard and Graphviz",
    long_description=(HERE / "README.md").read_text(encoding="utf-8"),
    long_description_content_type="text/markdown",
    author="the tb_actmem authors",
    # Ours, Graphviz's, and that of the fonts in a PDF.
    license_expression="MIT AND EPL-2.0 AND OFL-1.1",
    license_files=["LICENSE", "tb_actmem/**/LICENSE.*", "tb_actmem/**/THIRD_PARTY_LICENSES.txt"],
    classifiers=[
        "Development Status :: 4 - Beta",
        "Framework :: IPython",
        "Framework :: Pytest",
        "Intended Audience :: Developers",
        "Intended Audience :: Science/Research",
        "Operating System :: MacOS",
        "Operating System :: Microsoft :: Windows",
        "Operating System :: POSIX :: Linux",
        *(f"Programming Language :: Python :: 3.{minor}" for minor in range(10, 15)),
        "Topic :: Scientific/Engineering :: Artificial Intelligence",
        "Typing :: Typed",
    ],
    python_requires=">=3.10",
    # torch is an extra: people who record have one, and people who only read recordings should
    # not download gigabytes of CUDA.
    install_requires=[
        *("graphviz>=0.20", "numpy>=1.26", "protobuf>=6.31.1", "tensorboard>=2.21", "wasmtime>=45"),
    ],
    extras_require={
        "torch": TORCH,
        "completion": COMPLETION,
        "plan": PLAN,
        "examples": TORCH + EXAMPLES,
        "transformers": [*TORCH, "transformers[torch]>=5.4"],
        "lightning": TORCH + LIGHTNING,
        "test": TEST,
        "bench": [
            *(TORCH + PLAN + EXAMPLES),
            *("torch_remat", "torchinfo", "torchlens", "torchview", "torchviz"),
        ],
        "docs": [*(TORCH + PLAN + EXAMPLES), "furo", "myst-parser>=4", "sphinx>=8.1"],
        "dev": [*TEST, "mypy", "ruff", "twine", "types-protobuf"],
    },
    packages=find_packages(include=["tb_actmem", "tb_actmem.*"]),
    package_data={
        "tb_actmem": ["py.typed"],
        "tb_actmem.tensorboard.plugin": ["static/**"],
        "tb_actmem.format": ["*.proto", "*.pyi"],
        "tb_actmem.recorder.engine": ["*.cpp", "*.h", "libraries/*.so"],
        "tb_actmem.cli": ["*.schema.json"],
        "tb_actmem.predict.fake_cuda": ["*.c"],
        "tb_actmem.rendering": ["*.schema.json"],
        "tb_actmem.rendering.figure": ["wasm/**"],
        "tb_actmem.rendering.picture": ["fonts/**"],
    },
    entry_points={
        "console_scripts": ["tb-actmem = tb_actmem.__main__:main"],
        "pytest11": ["tb_actmem = tb_actmem.integrations.pytest"],
        "tensorboard_plugins": ["activation_memory = tb_actmem.tensorboard.plugin:Loader"],
    },
)
