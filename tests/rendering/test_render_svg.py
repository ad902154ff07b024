"""DOT text to SVG text by the Graphviz that is a WebAssembly file."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure import webassembly
from tb_actmem.rendering.figure.layout import svg
from tests.support.goldens import check_golden

WASM = Path(webassembly.__file__).parent / "wasm"

CLUSTERS = """
digraph block {
  graph [fontname="Helvetica"]
  node [fontname="Helvetica", shape=box]
  edge [fontname="Helvetica"]
  subgraph cluster_mlp {
    label="mlp: MLP"
    subgraph cluster_fc1 { label="fc1: Linear"; fc1 [label="addmm", id="node-1", class="cached"] }
    act [label="gelu\\n48.0 MiB", fontname="Helvetica-Bold"]
  }
  add [label="add & <keep>"]
  fc1 -> act [label="12.0 MiB", id="edge-1", class="cached wide"]
  act -> add [style=dashed]
  fc1 -> add
}
"""

ENDLESS = "digraph {" + "".join(f"a{i} -> a{j};" for i in range(100) for j in range(i)) + "}"
"""Every node tied to every other: a layout that takes minutes."""

DEEP = "digraph {" + "".join(f"a{i} -> a{i + 1};" for i in range(50_000)) + "}"
"""A chain on which Graphviz recurses until its stack is full."""


def parts(text: str) -> list[ElementTree.Element]:
    """The elements of an SVG text, as a parser of XML that is not ours sees them."""
    return list(ElementTree.fromstring(text).iter())


def test_a_graph_with_clusters_is_drawn_as_ever():
    check_golden("clusters.svg", svg(CLUSTERS))


def test_ids_and_classes_survive():
    classes = {part.get("id"): part.get("class") for part in parts(svg(CLUSTERS))}

    assert classes["node-1"] == "node cached"
    assert classes["edge-1"] == "edge cached wide"


def test_every_text_has_a_font_that_machines_have():
    fonts = {part.get("font-family") for part in parts(svg(CLUSTERS))} - {None}

    assert fonts == {"Helvetica,Arial,sans-serif"}


def test_a_label_is_text_and_never_markup():
    assert "add & <keep>" in [part.text for part in parts(svg(CLUSTERS))]


def test_neither_programs_nor_folders_of_the_machine_are_used(monkeypatch, tmp_path):
    drawn = svg(CLUSTERS)
    for name in ("PATH", "HOME", "XDG_CACHE_HOME", "GVBINDIR", "FONTCONFIG_PATH"):
        monkeypatch.setenv(name, "/dev/null/nowhere")
    monkeypatch.chdir(tmp_path)
    webassembly.program.cache_clear()

    assert svg(CLUSTERS) == drawn
    assert not list(tmp_path.iterdir())


def test_a_file_that_the_dot_names_is_not_read(tmp_path):
    image = tmp_path / "image.svg"
    image.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="999" height="999"></svg>')

    assert svg(f'digraph {{ a [image="{image}"] }}') == svg("digraph { a }")


@pytest.mark.parametrize(
    ("dot", "words"),
    [
        ("digraph {\n a ->", "syntax error in line 2"),
        ("graph { a -> b }", "syntax error in line 1 near '->'"),
        ("digraph { a [label=<<b>] }", "HTML string"),
        ("", "Graphviz cannot read this DOT"),
    ],
)
def test_wrong_dot_is_told_in_the_words_of_graphviz(dot, words):
    with pytest.raises(RenderError, match=words):
        svg(dot)


def test_after_an_error_the_next_picture_is_the_same_as_ever():
    with pytest.raises(RenderError):
        svg("digraph {")

    check_golden("clusters.svg", svg(CLUSTERS))


def test_a_graph_too_deep_is_refused_and_the_next_one_drawn():
    with pytest.raises(RenderError, match=r"failed \(stack overflow\): fold modules"):
        svg(DEEP)

    check_golden("clusters.svg", svg(CLUSTERS))


def test_a_process_lives_whose_signals_somebody_else_handles():
    program = f"""
import faulthandler
from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.layout import svg
svg({CLUSTERS!r})
faulthandler.enable()
try:
    svg("digraph {{" + "".join(f"a{{i}} -> a{{i + 1}};" for i in range(50_000)) + "}}")
except RenderError:
    print("refused")
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert ran.stdout == "refused\n", ran.stderr


def test_a_graph_too_large_for_the_memory_is_refused(monkeypatch):
    monkeypatch.setattr(webassembly, "MEMORY_LIMIT", 20 << 20)

    with pytest.raises(RenderError, match=r"failed \(out of memory.*\): fold modules"):
        svg(DEEP)


def test_a_layout_past_its_time_is_stopped():
    with pytest.raises(RenderError, match=r"more than 0\.05 s: fold modules"):
        svg(ENDLESS, limit_s=0.05)

    check_golden("clusters.svg", svg(CLUSTERS))


def test_control_c_stops_a_layout():
    # A shell that started the tests in the background has told them to ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    interrupt = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    interrupt.start()

    try:
        with pytest.raises(KeyboardInterrupt):
            svg(ENDLESS)
        interrupt.join()
    finally:
        signal.signal(signal.SIGINT, before)

    check_golden("clusters.svg", svg(CLUSTERS))


def test_threads_get_the_pictures_that_they_asked_for():
    dots = [f"digraph {{ a{i} -> b }}" for i in range(8)]
    alone = [svg(dot) for dot in dots]

    with ThreadPoolExecutor(max_workers=4) as pool:
        together = list(pool.map(svg, dots))

    assert together == alone


def test_without_wasmtime_the_cure_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    monkeypatch.delitem(sys.modules, "tb_actmem.rendering.figure.webassembly")
    monkeypatch.delattr(sys.modules["tb_actmem.rendering.figure"], "webassembly")

    with pytest.raises(RenderError, match="pip install wasmtime"):
        svg("digraph { a }")


def test_the_names_belong_to_the_webassembly_file():
    abi = json.loads((WASM / "graphviz.abi.json").read_text())

    assert hashlib.sha256((WASM / "graphviz.wasm").read_bytes()).hexdigest() == abi["sha256"]


def test_the_graphviz_is_the_one_that_the_names_tell():
    abi = json.loads((WASM / "graphviz.abi.json").read_text())

    assert f"Generated by graphviz version {abi['graphviz']} " in svg("digraph { a }")
