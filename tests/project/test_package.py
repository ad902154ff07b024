"""The sdist and the wheel: they contain every needed file, and no other."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

import tb_actmem
from tests.support.places import ROOT

WASM = ROOT / "tb_actmem" / "rendering" / "figure" / "wasm"
LEFT_OUT = shutil.ignore_patterns(
    ".git",
    ".venv*",
    ".*_cache",
    ".hypothesis",
    "node_modules",
    "__pycache__",
    "build",
    "made",  # written by a build of the documentation, perhaps right now
    "*.egg-info",
)


def build(source: Path, kind: str) -> Path:
    """Run the build backend in `source`, as pip does, and return the built file."""
    code = f"import sys, setuptools.build_meta as b; print('\\n' + b.build_{kind}('dist'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return source / "dist" / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory) -> Path:
    source = tmp_path_factory.mktemp("checkout") / "source"
    shutil.copytree(ROOT, source, ignore=LEFT_OUT)
    return build(source, "sdist")


@pytest.fixture(scope="module")
def wheel(sdist, tmp_path_factory) -> Path:
    """The wheel, built from the sdist, so that the sdist must be complete."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return build(next(folder.iterdir()), "wheel")


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """A folder into which pip installed only the wheel."""
    site = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--no-deps", "--no-index", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "install", *options, "--target", str(site), str(wheel)]
    subprocess.run(pip, check=True)
    return site


def files(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def metadata(wheel: Path, name: str) -> str:
    archive = zipfile.ZipFile(wheel)
    return archive.read(next(n for n in archive.namelist() if n.endswith(f"info/{name}"))).decode()


def test_wheel_has_every_file_of_package(wheel):
    tracked = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tb_actmem").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }

    assert tracked == {name for name in files(wheel) if name.startswith("tb_actmem/")}


def test_wheel_has_licences_of_bundled_parts(wheel):
    names = files(wheel)

    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any("wasm/" in name and "LICEN" in name.upper() for name in names)
    assert any("fonts/" in name and "LICEN" in name.upper() for name in names)
    assert any("static/" in name and "LICEN" in name.upper() for name in names)


def test_metadata_names_every_licence(wheel):
    told = message_from_string(metadata(wheel, "METADATA"))
    licences = {name for name in files(wheel) if "LICENSE" in Path(name).name}
    inside = {name.partition("/licenses/")[2] for name in licences if "/licenses/" in name}

    assert told["License-Expression"] == "MIT AND EPL-2.0 AND OFL-1.1"
    assert {*told.get_all("License-File", [])} == inside
    assert inside == {"LICENSE", *(name for name in licences if "/licenses/" not in name)}


def test_citation_names_this_version():
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert f"\nversion: {tb_actmem.__version__}\n" in text
    assert f"\n## {tb_actmem.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_bundled_part_has_its_licence():
    parts = (ROOT / "tb_actmem/rendering/figure/wasm/README.md").read_text(encoding="utf-8")
    bundle = (ROOT / "tb_actmem/tensorboard/plugin/static/THIRD_PARTY_LICENSES.txt").read_text(
        encoding="utf-8"
    )
    font = (ROOT / "tb_actmem/rendering/picture/fonts/LICENSE.arimo").read_text(encoding="utf-8")
    needs = json.loads((ROOT / "frontend/package.json").read_text(encoding="utf-8"))["dependencies"]
    linked = re.findall(r"\]\((LICENSE\.[\w-]+)\)", parts)

    assert {path.name for path in WASM.glob("LICENSE.*")} == {*linked}
    assert [name for name, version in needs.items() if f"{name} {version}\n" not in bundle] == []
    assert "SIL Open Font License, Version 1.1" in font


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_equal_sources_make_equal_archives(kind, tmp_path):
    """Builder, time and file permissions make no difference."""
    sources = [tmp_path / "one" / "source", tmp_path / "two" / "checkout"]
    for source, mode in zip(sources, (0o644, 0o660), strict=True):
        shutil.copytree(ROOT, source, ignore=LEFT_OUT, copy_function=shutil.copyfile)
        for path in source.rglob("*.py"):
            path.chmod(mode)
    built = [build(source, kind).read_bytes() for source in sources]

    assert built[0] == built[1]
    for source in sources:
        shutil.rmtree(source)


def test_description_renders_on_package_indexes(sdist, wheel):
    pytest.importorskip("twine", reason="twine is not installed")
    twine = [sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel)]
    done = subprocess.run(twine, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout


def test_wheel_has_only_package(wheel):
    assert {name.split("/")[0].split("-")[0] for name in files(wheel)} == {"tb_actmem"}


def test_sdist_has_sources_of_generated_files(sdist):
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    assert {"Makefile", "frontend/package-lock.json", "tb_actmem/format/actmem.proto"} <= names
    assert {"CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "docs/conf.py"} <= names
    assert not any("node_modules" in name for name in names)


def test_torch_is_not_requirement(wheel):
    needs = message_from_string(metadata(wheel, "METADATA")).get_all("Requires-Dist") or []
    always = {need.split(">")[0] for need in needs if "extra ==" not in need}

    assert always == {"graphviz", "numpy", "protobuf", "tensorboard", "wasmtime"}


def test_extras_are_documented(wheel):
    page = (ROOT / "docs" / "how-it-works" / "index.md").read_text(encoding="utf-8")
    needs = message_from_string(metadata(wheel, "METADATA")).get_all("Requires-Dist") or []
    names = {re.split(r"[><=;\[ ]", need)[0] for need in needs}
    extras = message_from_string(metadata(wheel, "METADATA")).get_all("Provides-Extra") or []

    assert [name for name in names if not re.search(rf"\b{re.escape(name)}\b", page)] == []
    assert [extra for extra in extras if f"`{extra}`" not in page and extra != "torch"] == []


def test_entry_points_name_plugin_and_command(wheel):
    text = metadata(wheel, "entry_points.txt")

    assert "[tensorboard_plugins]\nactivation_memory = tb_actmem.tensorboard.plugin:Loader" in text
    assert "[console_scripts]\ntb-actmem = tb_actmem.__main__:main" in text


CONSUMER = ROOT / "tests" / "support" / "consumer.py"


def test_public_names_pass_strict_mypy(installed, tmp_path):
    pytest.importorskip("mypy", reason="mypy is not installed")
    source = CONSUMER.read_text(encoding="utf-8")
    (tmp_path / "consumer.py").write_text(source, encoding="utf-8")
    wrong = f"{source}\ntb_actmem.totals(3)\n"
    (tmp_path / "wrong.py").write_text(wrong, encoding="utf-8")
    mypy = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "consumer.py",
        "wrong.py",
    ]
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(mypy, cwd=tmp_path, env=environment, capture_output=True, text=True)

    # mypy sees the wrong call, so the package is not taken for Any.
    (error, *_, total) = done.stdout.splitlines()
    assert error.startswith("wrong.py:") and "[arg-type]" in error
    assert total.startswith("Found 1 error in 1 file")
    names = {name for name in tb_actmem.__all__ if not re.search(rf"\b{name}\b", source)}
    assert names == set()


def run(installed: Path, *arguments: str) -> str:
    """Run Python with the installed package, away from the checkout."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=installed,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_installed_package_draws_without_graphviz(installed):
    code = (
        "import os; os.environ['PATH'] = ''\n"
        "import tb_actmem; from tb_actmem.rendering.figure.layout import svg\n"
        "print(tb_actmem.__file__, '<svg' in svg('digraph { a -> b }'))"
    )

    assert run(installed, "-c", code).split() == [str(installed / "tb_actmem/__init__.py"), "True"]


def test_pytest_finds_plugin(wheel, installed):
    text = metadata(wheel, "entry_points.txt")

    assert "[pytest11]\ntb_actmem = tb_actmem.integrations.pytest" in text
    assert "--update-activation-memory" in run(installed, "-m", "pytest", "--help")


def test_installed_command_prints_help(installed):
    assert "usage: tb-actmem" in run(installed, "-m", "tb_actmem", "--help")


def test_tests_of_other_torches_start():
    command = (sys.executable, "-m", "tests.versions", "--numprocesses=0", "--collect-only")
    file = "tests/project/test_source_faults.py"
    done = subprocess.run([*command, file], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
