"""Which folder may import which, and which imports a viewing process avoids."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.places import ROOT

PACKAGE = ROOT / "tb_actmem"

GROUND = {
    "errors": set(),
    "version": set(),
    "gc_pause": set(),
    "model": {"gc_pause"},
    "lazy": {"errors"},
    "native_build": {"errors"},
    "paths": {"errors"},
    "arguments": {"errors", "model", "paths"},
}
"""What any other room may import, and what each of these may."""

ROOMS = {
    **GROUND,
    "snapshot": {"analysis.index"},
    "format": set(),
    "text.notes": set(),
    "recorder": {"predict.fake_cuda", "text.notes"},
    "analysis": set(),
    "analysis.index": set(),
    "analysis.totals": {"analysis.index"},
    "analysis.figure": {"analysis.index"},
    "analysis.compare": {"analysis.figure", "analysis.index", "analysis.totals"},
    "predict.rewriting": {"analysis.index"},
    "predict.checkpointing": {"analysis.index", "analysis.totals", "predict.rewriting"},
    "predict.formulas": {"analysis.index", "analysis.totals", "text.notes"},
    "predict.estimate": {"analysis.index", "predict.formulas"},
    "predict.fake_cuda": set(),
    "predict.fake_tensors": {"predict.fake_cuda", "recorder"},
    "advice": {
        "analysis.index",
        "analysis.totals",
        "predict.checkpointing",
        "predict.rewriting",
    },
    "text": {
        "advice",
        "analysis.index",
        "analysis.totals",
        "predict.estimate",
        "predict.formulas",
        "predict.rewriting",
        "snapshot",
        "text.notes",
    },
    "predict.capacity": {
        *("analysis.index", "analysis.totals", "predict.fake_cuda", "text", "text.notes"),
    },
    "predict.planning": {
        "predict.capacity",
        "predict.fake_cuda",
        "advice",
        "analysis.compare",
        "analysis.index",
        "analysis.totals",
        "predict.checkpointing",
        "text",
        "text.notes",
        "training",
    },
    "predict": {
        "predict.fake_cuda",
        "analysis.totals",
        "predict.capacity",
        "predict.checkpointing",
        "predict.estimate",
        "predict.fake_tensors",
        "predict.formulas",
        "predict.planning",
        "rendering.tables",
        "text",
        "text.notes",
    },
    "replies": {
        "advice",
        "analysis.compare",
        "analysis.figure",
        "analysis.index",
        "analysis.totals",
        "predict.capacity",
        "predict.checkpointing",
        "predict.estimate",
        "predict.fake_cuda",
        "predict.formulas",
        "predict.planning",
        "text",
        "text.notes",
    },
    "rendering.picture": set(),
    "rendering.figure": {
        "analysis.compare",
        "analysis.figure",
        "analysis.index",
        "analysis.totals",
        "rendering.picture",
        "replies",
        "text",
        "text.notes",
    },
    "rendering.tables": {
        "analysis.compare",
        "analysis.index",
        "analysis.totals",
        "predict.estimate",
        "predict.formulas",
        "replies",
        "snapshot",
        "text",
        "text.notes",
    },
    "rendering": {
        "analysis.figure",
        "analysis.index",
        "analysis.totals",
        "rendering.figure",
        "rendering.picture",
        "rendering.tables",
        "replies",
        "snapshot",
        "text",
        "text.notes",
    },
    "tensorboard.events": {"analysis.index", "analysis.totals", "format", "text"},
    "tensorboard.plugin": {
        "advice",
        "analysis.compare",
        "analysis.figure",
        "analysis.index",
        "analysis.totals",
        "format",
        "predict.capacity",
        "predict.checkpointing",
        "predict.estimate",
        "predict.fake_cuda",
        "predict.formulas",
        "predict.planning",
        "rendering",
        "rendering.figure",
        "rendering.picture",
        "rendering.tables",
        "replies",
        "tensorboard.events",
        "text",
        "text.notes",
    },
    "tensorboard": {"tensorboard.events"},
    "training": {"recorder", "tensorboard.events", "text"},
    "types": {
        "analysis.compare",
        "analysis.totals",
        "recorder",
        "rendering",
        "rendering.tables",
        "tensorboard.events",
    },
    "integrations": {
        "analysis.compare",
        "analysis.index",
        "analysis.totals",
        "job",
        "recorder",
        "rendering.tables",
        "tensorboard.events",
        "text",
        "training",
        "text.notes",
    },
    "job": {
        "analysis.index",
        "analysis.totals",
        "predict.fake_cuda",
        "recorder",
        "tensorboard.events",
        "text",
        "text.notes",
    },
    "cli": {
        "advice",
        "analysis.compare",
        "analysis.index",
        "analysis.totals",
        "format",
        "integrations",
        "job",
        "predict",
        "predict.capacity",
        "predict.checkpointing",
        "predict.estimate",
        "predict.fake_cuda",
        "predict.formulas",
        "predict.planning",
        "rendering",
        "rendering.figure",
        "rendering.tables",
        "snapshot",
        "tensorboard.events",
        "tensorboard.plugin",
        "text",
        "text.notes",
    },
    "__main__": {"cli"},
}
"""Which rooms each room may import. `tb_actmem/__init__.py` joins them and may import all."""

LIBRARIES = {
    "format": {"google"},
    "paths": {"fsspec"},
    "recorder": {"numpy", "torch"},
    "predict.fake_tensors": {"torch"},
    "predict.planning": {"numpy", "scipy", "torch"},
    "training": {"torch"},
    "rendering": {"typing_extensions"},  # for type checkers only
    "rendering.figure": {"graphviz", "wasmtime"},
    "rendering.picture": {"PIL"},
    "tensorboard.events": {"tensorboard", "tensorboardX", "google"},
    "tensorboard.plugin": {"tensorboard", "werkzeug"},
    "cli": {"argcomplete", "torch"},
    "job": {"torch"},
    "integrations": {"IPython", "lightning", "pytest", "torch", "transformers"},
}
"""Which libraries beside the standard one each room may import."""

SPLIT = {"analysis", "predict", "rendering", "tensorboard", "text"}
"""Packages whose folders are rooms of their own."""


def imports(path: Path) -> set[str]:
    """The absolute dotted names that a file imports, wherever in the file that happens."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def room(module: str) -> str:
    """The room of a dotted name inside of the package."""
    parts = module.split(".")
    has_folder = (
        parts[0] in SPLIT
        and (PACKAGE / parts[0] / parts[1] if parts[1:] else PACKAGE / "?").is_dir()
    )
    return ".".join(parts[:2]) if has_folder else parts[0]


def module_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and parts[1:] else parts)


FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if module_of(path) != "__init__"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_folders_import_only_allowed_folders(path):
    here, names = room(module_of(path)), imports(path)
    ours = {room(name.partition(".")[2]) for name in names if name.startswith("tb_actmem.")}
    others = {name.split(".")[0] for name in names} - {"tb_actmem", *sys.stdlib_module_names}
    ground = set() if here in GROUND else {*GROUND}
    assert ours <= ROOMS[here] | {here} | ground  # a KeyError? add the new room above
    assert others <= LIBRARIES.get(here, set())


def test_no_two_rooms_import_each_other():
    """Data flows one way: following the arrows never leads back."""
    for start in ROOMS:
        seen: set[str] = set()
        waiting = [start]
        while waiting:
            new = ROOMS[waiting.pop()] - seen
            seen |= new
            waiting += new
        assert start not in seen


def test_forbidden_import_is_detected(tmp_path):
    source = tmp_path / "totals.py"
    source.write_text("def f():\n    import torch.nn\n    from tb_actmem.model import Op\n")

    assert imports(source) == {"torch.nn", "tb_actmem.model.Op"}


def run_python(code: str) -> str:
    """Return the output of a fresh interpreter."""
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=PACKAGE.parent
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


@pytest.mark.parametrize(
    ("module", "unwanted"),
    [
        ("tb_actmem", ["torch", "tensorboard", "google.protobuf", "graphviz", "wasmtime", "PIL"]),
        ("tb_actmem.cli.main", ["torch", "tensorboard", "wasmtime", "PIL", "scipy"]),
        ("tb_actmem.tensorboard.plugin", ["torch", "graphviz", "wasmtime", "google.protobuf"]),
        ("tb_actmem.tensorboard.plugin.plugin", ["torch"]),
        ("tb_actmem.tensorboard.events.logdir", ["torch", "numpy", "fsspec"]),
        ("tb_actmem.rendering", ["torch", "tensorboard", "wasmtime"]),
        ("tb_actmem.format", ["torch", "tensorboard"]),
        (
            "tb_actmem.integrations.pytest",
            ["torch", "tensorboard", "tb_actmem.analysis", "tb_actmem.predict.estimate"],
        ),
    ],
)
def test_importing_brings_in_nothing_heavy(module, unwanted):
    code = f"import sys, {module}; print(*({set(unwanted)!r} & set(sys.modules)))"

    assert run_python(code) == ""


@pytest.mark.parametrize("module", ["", ".predict", ".tensorboard", ".types"])
def test_dir_lists_names_before_their_first_use(module):
    code = f"import tb_actmem{module} as it; print({{*it.__all__}} - {{*dir(it)}})"

    assert run_python(code) == "set()"


def test_recorder_keeps_no_memory_on_default_device() -> None:
    code = (
        "import gc, torch, tb_actmem\n"
        "torch.set_default_device('meta')\n"
        "with tb_actmem.record(): torch.ones(2)\n"
        "gc.collect()\n"
        "print([one for one in gc.get_objects() if type(one) is torch.Tensor and one.is_meta])"
    )

    assert run_python(code) == "[]"


def test_importing_runs_no_op_in_modes_of_program() -> None:
    code = (
        "from torch.overrides import TorchFunctionMode\n"
        "from torch.utils._python_dispatch import TorchDispatchMode\n"
        "class Functions(TorchFunctionMode):\n"
        "    def __torch_function__(self, *call): heard.append(call)\n"
        "class Ops(TorchDispatchMode):\n"
        "    def __torch_dispatch__(self, *call): heard.append(call)\n"
        "heard = []\n"
        "with Functions(), Ops():\n"
        "    import tb_actmem.predict, tb_actmem.recorder\n"
        "print(heard)"
    )

    assert run_python(code) == "[]"


PUBLIC = "import tb_actmem; print(callable(tb_actmem.render), tb_actmem.render.__name__)"


@pytest.mark.parametrize(
    "first",
    [
        "",
        "import tb_actmem.rendering.figure.layout as d; d.dot_of",
        "import tb_actmem; tb_actmem.render; import tb_actmem.rendering.figure.layout",
        "from tb_actmem import render",
    ],
)
def test_render_is_function_whatever_was_imported_before(first):
    assert run_python(f"{first}\n{PUBLIC}") == "True render"


NOT_ON_WINDOWS = """
import os, signal, sys, torch, torch.utils.tensorboard as writers  # which have ways of their own
sys.modules |= dict.fromkeys("fcntl grp pty pwd resource termios tty".split())
for module, names in {
    os: "fork forkpty register_at_fork getuid geteuid uname sched_getaffinity setsid killpg mkfifo",
    signal: "SIGALRM SIGHUP SIGKILL SIGPIPE SIGUSR1 alarm setitimer",
}.items():
    for name in filter(module.__dict__.__contains__, names.split()):
        delattr(module, name)
"""


def test_modules_of_posix_are_imported_lazily(tmp_path):
    code = f"""{NOT_ON_WINDOWS}
from tests.support.places import ROOT
import tb_actmem
from tb_actmem.cli.main import main
model = torch.nn.Linear(8, 8)
recorder = tb_actmem.record(model, every=1, out_of_memory={str(tmp_path / "runs")!r})
with recorder:
    model(torch.randn(2, 8)).sum().backward()
with writers.SummaryWriter({str(tmp_path / "runs")!r}) as writer:
    tb_actmem.add_recording(writer, "activation_memory", recorder.recording, 0)
code = main(["export", {str(tmp_path / "runs")!r}, "-o", {str(tmp_path / "it.html")!r}])
print(code, tb_actmem.totals(recorder.recording).saved_bytes)"""

    assert run_python(code).splitlines()[-1] == f"0 {2 * 8 * 4}"


def test_no_named_tuple_has_another_base():
    """Python 3.10, the oldest that the package takes, refuses that when the module is imported."""
    refused = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and len(node.bases) > 1
        if any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases)
    ]
    assert refused == []


def test_every_public_name_resolves():
    names = run_python("import tb_actmem as t; print(all(hasattr(t, n) for n in t.__all__))")

    assert names == "True"


def test_unknown_name_is_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'recrod'"):
        __import__("tb_actmem").recrod  # noqa: B018 - the access is the test


def test_star_import_has_public_names():
    code = "from tb_actmem import *; print(totals.__name__, record.__name__)"

    assert run_python(code) == "totals record"
