"""DOT text to SVG text with Graphviz in WebAssembly."""

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
    """The elements of an SVG text, read by an independent XML parser."""
    return list(ElementTree.fromstring(text).iter())


def test_graph_with_clusters_equals_golden_file():
    check_golden("clusters.svg", svg(CLUSTERS))


def test_ids_and_classes_are_kept():
    classes = {part.get("id"): part.get("class") for part in parts(svg(CLUSTERS))}

    assert classes["node-1"] == "node cached"
    assert classes["edge-1"] == "edge cached wide"


def test_every_text_has_fallback_font():
    fonts = {part.get("font-family") for part in parts(svg(CLUSTERS))} - {None}

    assert fonts == {"Helvetica,Arial,sans-serif"}


def test_labels_are_escaped():
    assert "add & <keep>" in [part.text for part in parts(svg(CLUSTERS))]


def test_layout_uses_no_installed_programs(monkeypatch, tmp_path):
    drawn = svg(CLUSTERS)
    for name in ("PATH", "HOME", "XDG_CACHE_HOME", "GVBINDIR", "FONTCONFIG_PATH"):
        monkeypatch.setenv(name, "/dev/null/nowhere")
    monkeypatch.chdir(tmp_path)
    webassembly.program.cache_clear()

    assert svg(CLUSTERS) == drawn
    assert not list(tmp_path.iterdir())


def test_files_named_in_dot_are_not_read(tmp_path):
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
def test_invalid_dot_raises_graphviz_message(dot, words):
    with pytest.raises(RenderError, match=words):
        svg(dot)


def test_picture_after_error_is_unchanged():
    with pytest.raises(RenderError):
        svg("digraph {")

    check_golden("clusters.svg", svg(CLUSTERS))


def test_too_deep_graph_is_rejected():
    with pytest.raises(RenderError, match=r"failed \(stack overflow\): fold modules"):
        svg(DEEP)

    check_golden("clusters.svg", svg(CLUSTERS))


def test_foreign_signal_handlers_are_safe():
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


def test_too_large_graph_is_rejected(monkeypatch):
    monkeypatch.setattr(webassembly, "MEMORY_LIMIT", 20 << 20)

    with pytest.raises(RenderError, match=r"failed \(out of memory.*\): fold modules"):
        svg(DEEP)


def test_slow_layout_is_stopped():
    with pytest.raises(RenderError, match=r"more than 0\.05 s: fold modules"):
        svg(ENDLESS, limit_s=0.05)

    check_golden("clusters.svg", svg(CLUSTERS))


def test_control_c_stops_layout():
    # A shell that starts tests in the background makes them ignore SIGINT.
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


def test_threads_get_their_own_pictures():
    dots = [f"digraph {{ a{i} -> b }}" for i in range(8)]
    alone = [svg(dot) for dot in dots]

    with ThreadPoolExecutor(max_workers=4) as pool:
        together = list(pool.map(svg, dots))

    assert together == alone


def test_missing_wasmtime_names_fix(monkeypatch):
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    monkeypatch.delitem(sys.modules, "tb_actmem.rendering.figure.webassembly")
    monkeypatch.delattr(sys.modules["tb_actmem.rendering.figure"], "webassembly")

    with pytest.raises(RenderError, match="pip install wasmtime"):
        svg("digraph { a }")


def test_names_match_webassembly_file():
    abi = json.loads((WASM / "graphviz.abi.json").read_text())

    assert hashlib.sha256((WASM / "graphviz.wasm").read_bytes()).hexdigest() == abi["sha256"]


def test_graphviz_version_matches():
    abi = json.loads((WASM / "graphviz.abi.json").read_text())

    assert f"Generated by graphviz version {abi['graphviz']} " in svg("digraph { a }")
