"""Try the archives in ``dist``, each as a stranger would: `make release-check`.

Each archive is installed in an environment of its own, outside of the checkout. There it records a
training, draws it, and serves the tab.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.places import ROOT

TORCH = "torch==2.13.0"
MOST = 8 * 10**6
"""Bytes of a wheel, which an index takes without a question."""
EXTRAS = ("torch", "completion", "plan", "examples", "transformers", "lightning", "bench", "docs")

TRAIN = """
import torch
from torch import nn

model = nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 4))
optimizer = torch.optim.AdamW(model.parameters())
for _ in range(4):
    model(torch.randn(32, 16)).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
"""


class Environment:
    """A new environment of Python, in a folder that is not the checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "env" / "bin"
        subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
        # Without what this process adds: the checkout, and its environment.
        self.variables = {
            name: value for name, value in os.environ.items() if not name.startswith("PYTHON")
        } | {"PATH": f"{self.bin}:{os.environ['PATH']}", "XDG_CACHE_HOME": str(folder / "cache")}

    def run(self, *command: object) -> str:
        done = subprocess.run(
            [*map(str, command)],
            cwd=self.folder,
            env=self.variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            sys.exit(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}")
        return done.stdout

    def install(self, *what: object) -> None:
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


@contextmanager
def environment() -> Iterator[Environment]:
    with tempfile.TemporaryDirectory() as folder:
        yield Environment(Path(folder))


def main() -> None:
    archives = sorted((ROOT / "dist").iterdir())
    wheels = [path for path in archives if path.suffix == ".whl"]
    assert len(wheels) == 2, f"dist should have two wheels: {archives}"
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *archives], check=True)
    for path in archives:
        assert path.stat().st_size < MOST, f"{path.name} has {path.stat().st_size:,} bytes"
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB", flush=True)
        record_and_look(path, is_compiled=_is_for_one_platform(path))
    look_without_torch(wheels[0])
    for extra in EXTRAS:
        resolve(wheels[0], extra)


def _is_for_one_platform(path: Path) -> bool:
    return path.suffix == ".whl" and not path.stem.endswith("-any")


def record_and_look(archive: Path, is_compiled: bool) -> None:
    """Record a training without a change of it, and look at what came of it."""
    with environment() as env:
        env.install(TORCH)
        env.install(archive)
        where = env.run("python", "-c", "import tb_actmem; print(tb_actmem.__file__)")
        assert str(env.folder) in where, where
        (env.folder / "train.py").write_text(TRAIN)
        env.run("tb-actmem", "record", "--steps", "2", "-o", "runs", "train.py")
        said = env.run("tb-actmem", "show", "runs")
        assert "total peak" in said, said
        assert ("dispatch mode" not in said) is is_compiled, said
        env.run("tb-actmem", "export", "runs", "-o", "step.svg")
        serves_tab(env, "tb-actmem", "serve", "runs", "--no-browser")
        serves_tab(env, "python", "-m", "tensorboard.main", "--logdir=runs", "--port=0")
    print("  records, draws and shows", flush=True)


TAB = "data/plugin/activation_memory/"


def serves_tab(env: Environment, *command: str) -> None:
    """A server answers with the script of the tab and with the run."""
    log = env.folder / "server.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            command, cwd=env.folder, env=env.variables, stdout=output, stderr=output
        )
    try:
        end = time.monotonic() + 120
        while not (found := re.search(r"http://\S+/", log.read_text())):
            assert process.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.2)
        below = found[0] + (TAB if "tensorboard.main" in command else "")
        assert len(fetched(f"{below}index.js")) > 100_000
        while b'"run"' not in fetched(f"{below}index.json"):
            assert time.monotonic() < end, "the run did not appear"
            time.sleep(0.5)
    finally:
        process.terminate()
        process.wait(30)


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as response:
        data: bytes = response.read()
    return data


def look_without_torch(wheel: Path) -> None:
    """Read a recording with the oldest libraries that the package names, without torch."""
    name = next(n for n in zipfile.ZipFile(wheel).namelist() if n.endswith("info/METADATA"))
    metadata = zipfile.ZipFile(wheel).read(name).decode()
    required = re.findall(r"^Requires-Dist: (\w+)>=([\d.]+)$", metadata, re.MULTILINE)
    assert len(required) >= 5, metadata
    with environment() as env:
        env.install(wheel, *(f"{library}=={version}" for library, version in required))
        examples = sorted((ROOT / "tests" / "data").rglob("*.actmem"))
        assert examples
        for recording in examples:
            env.run("tb-actmem", "show", recording)
            env.run("tb-actmem", "export", recording, "-o", "step.svg")
    print("Looking needs no torch, and works with the oldest libraries.", flush=True)


def resolve(wheel: Path, extra: str) -> None:
    """pip finds versions for an extra that fit together."""
    with environment() as env:
        env.install("--dry-run", f"{wheel}[{extra}]", TORCH)
    print(f"The extra {extra} can be installed.", flush=True)


if __name__ == "__main__":
    main()
