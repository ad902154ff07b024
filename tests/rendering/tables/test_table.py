"""Tables, files and notebooks: the same numbers for readers and programs."""

from __future__ import annotations

import base64
import csv
import html
import io
import json
import re
import sys
from dataclasses import replace

import markdown
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import totals
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.files import SUFFIXES, render
from tb_actmem.rendering.page import notebook
from tb_actmem.rendering.tables import Column, Grid
from tb_actmem.rendering.tables.table import Format, layers_grid, table
from tb_actmem.rendering.tables.text import as_text
from tests.support import arbitrary, recordings
from tests.support.goldens import check_golden

FORMATS: tuple[Format, ...] = ("text", "md", "html", "csv")
SUFFIX = {"text": "txt", "md": "md", "html": "html", "csv": "csv"}


def rows(text):
    return [*csv.DictReader(io.StringIO(text))]


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(
    ("make", "by"),
    [
        (recordings.toy, "op"),
        (recordings.toy, "module"),
        (recordings.diamond, "storage"),
        (recordings.every_value, "op"),
    ],
)
def test_table_equals_golden_file(make, by, format):
    recording = make()
    name = make.__name__.replace("_", "-")
    check_golden(f"{name}.{by}.{SUFFIX[format]}", f"{table(recording, by, format).rstrip()}\n")


@pytest.mark.parametrize("format", ["text", "csv"])
@pytest.mark.parametrize("by", ["saved_tensor", "edge", "totals"])
def test_table_of_every_value_equals_golden_file(by, format):
    text = table(recordings.every_value(), by, format).rstrip()
    check_golden(f"every-value.{by}.{SUFFIX[format]}", f"{text}\n")


@pytest.mark.parametrize(
    ("by", "limit", "width"),
    [
        ("op", 6, 100),
        ("module", 8, 80),
        ("storage", 5, 72),
        ("saved_tensor", 5, 90),
        ("edge", 6, 80),
    ],
)
def test_equal_layers_equal_golden_file(by, limit, width):
    grid = layers_grid(Index(recordings.transformer(3)), by, limit)
    check_golden(f"layers.{by}.txt", f"{as_text(grid, width)}\n")


class Experts(nn.Module):
    """Two experts, which get 3 and 5 rows."""

    def __init__(self) -> None:
        super().__init__()
        self.experts = nn.ModuleList([nn.SiLU(), nn.SiLU()])

    def forward(self, x: Tensor) -> Tensor:
        parts = zip(self.experts, (x * 2).split([3, 5]), strict=True)
        return torch.cat([expert(part.clone()) for expert, part in parts])


def test_experts_with_different_rows_are_one_row():
    model = Experts()
    with tb_actmem.record(model) as recorder:
        loss = model(torch.ones(8, 4, requires_grad=True)).sum()
    del loss

    text = as_text(layers_grid(Index(recorder.recording), "storage"), 100)
    # 8 rows of 4 numbers of 4 bytes.
    assert re.search(r"^ *128 B .* float32 \[\*, 4\] .* experts\.\* ×2", text, re.MULTILINE)


def test_csv_of_ops_adds_up_to_totals():
    recording = recordings.transformer(4)
    found = rows(table(recording, "op", "csv"))
    assert sum(int(row["attributed_bytes"]) for row in found) == totals(recording).cached_bytes
    assert len(found) == sum(node.name != "AccumulateGrad" for node in recording.nodes)


def test_attributed_saves_come_first():
    x = torch.empty(0, 4, requires_grad=True)
    with tb_actmem.record() as recorder:
        y = (x @ torch.nn.Parameter(torch.ones(4, 4))).exp()
    found = tb_actmem.rows(recorder.recording, by="saved_tensor")
    # The product saves its factors. One is a parameter, which is not attributed.
    assert [row["slot"] for row in found] == ["self", "result", "mat2"]
    del y


def test_csv_of_modules_starts_with_model():
    recording = recordings.transformer(4)
    first, *others = rows(table(recording, "module", "csv"))
    assert int(first["total_bytes"]) == totals(recording).cached_bytes
    assert sum(int(row["self_bytes"]) for row in [first, *others]) == int(first["total_bytes"])


def test_totals_are_complete_and_exact():
    summed = totals(recordings.toy())
    found = {row["key"]: row["nbytes"] for row in rows(table(recordings.toy(), "totals", "csv"))}
    assert {
        "saved_bytes": "168",
        "tensor_bytes": "328",
        "forward_peak_bytes": "192",
    }.items() < found.items()
    assert all(str(getattr(summed, key)) == nbytes for key, nbytes in found.items())


def test_unknown_total_is_question_mark_or_empty():
    assert "?" in table(recordings.diamond(), "totals")
    found = {
        row["key"]: row["nbytes"] for row in rows(table(recordings.diamond(), "totals", "csv"))
    }
    assert found["freed_bytes"] == ""


def test_long_table_counts_omitted_rows():
    recording = recordings.transformer(10)
    lines = table(recording).splitlines()
    assert len(lines) == 2 + 25 + 2
    assert lines[-1].endswith("the 25 largest are listed")
    assert len(table(recording, limit=3).splitlines()) == 2 + 3 + 2


def test_largest_modules_are_listed_with_parents():
    recording = recordings.transformer(10)
    found = rows(table(recording, "module", "csv", limit=7))
    listed = {row["module"] for row in found}
    assert all(row["parent"] in listed | {""} for row in found)
    assert [int(row["module"]) for row in found] == sorted(int(row["module"]) for row in found)


@pytest.mark.parametrize("by", ["op", "module", "storage", "totals"])
def test_notes_are_below_every_table(by):
    assert "The node inside CopySlices was not seen" in table(recordings.every_value(), by)


def test_markdown_names_are_escaped():
    recording = recordings.every_value()
    name = "h.*.a_b [x](y) `c` &lt;~d~ <i> __init__"
    recording = replace(
        recording, modules=tuple(call._replace(fqn=name) for call in recording.modules)
    )

    shown = markdown.markdown(table(recording, "module", "md"), extensions=["tables"])

    assert name in [html.unescape(cell) for cell in re.findall("<td>(.*?)</td>", shown)]


def test_names_cannot_break_tables_or_terminals():
    meta = recordings.meta()
    node = recordings.node("a|b\x1b[31m<i>\n")
    recording = Recording(meta=meta, nodes=(node,))
    assert "\x1b" not in table(recording)
    assert "a\\|b?[31m&lt;i>?" in table(recording, "op", "md")
    assert "&lt;i&gt;" in table(recording, "op", "html")
    assert rows(table(recording, "op", "csv"))[0]["op"].startswith("a|b")


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(1)", "＝1", "\t=1", "\r=1", "=a\r\n=b"])
def test_names_are_not_spreadsheet_formulas(name):
    recording = Recording(meta=recordings.meta(), nodes=(recordings.node(name),))

    (row,) = rows(table(recording, "op", "csv"))

    assert row["op"][0] in "'?"
    assert row["op"].isprintable()


def test_quoted_name_is_one_csv_field():
    recording = Recording(meta=recordings.meta(), nodes=(recordings.node('a,"b";c'),))

    assert rows(table(recording, "op", "csv"))[0]["op"] == 'a,"b";c'


def test_name_column_fits_terminal():
    grid = Grid(
        (Column("n", "n", right=True), Column("s", "gone", spare=True), Column("m", "module")),
        [(12, "spare words", "transformer.h.10.attn.c_proj")],
        ["A sentence of several words."],
    )

    assert as_text(grid, 18).splitlines() == [
        " n  module",
        "--  --------------",
        "12  tran…tn.c_proj",
        "",
        "A sentence of",
        "several words.",
    ]


@pytest.mark.parametrize(("by", "format"), [("layer", "text"), ("op", "xml")])
def test_unknown_table_is_rejected(by, format):
    with pytest.raises(RenderError, match=r"choose (op, module|text, md)"):
        table(recordings.toy(), by, format)


@given(arbitrary.recordings(), st.sampled_from(["op", "module", "storage", "totals"]))
def test_any_recording_has_every_table(recording, by):
    assert all(table(recording, by, format) for format in FORMATS)


# Files


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_suffix_selects_format(tmp_path, suffix):
    starts = {".svg": b"<?xml", ".pdf": b"%PDF", ".png": b"\x89PNG", ".html": b"<!doctype html>"}
    path = render(recordings.toy(), tmp_path / f"toy{suffix}")
    data = path.read_bytes()
    assert data.startswith(starts.get(suffix, b""))
    assert [*tmp_path.iterdir()] == [path]
    if suffix in (".dot", ".gv"):
        assert data.startswith(b"digraph {")
    if suffix == ".json":
        assert json.loads(data)["version"] == 1
    if suffix in (".txt", ".md", ".csv"):
        assert data.endswith(b"\n")
        assert b"relu" in data


def test_options_reach_figure_and_table(tmp_path):
    dot = tb_actmem.render(recordings.transformer(2), tmp_path / "a.dot", module="layers.1.mlp")
    assert "layers.0" not in dot.read_text()
    text = tb_actmem.render(recordings.toy(), tmp_path / "a.CSV", by="module").read_text()
    assert text.startswith("module,parent,total_bytes")
    with pytest.raises(TypeError, match="colour"):
        render(recordings.toy(), tmp_path / "a.dot", colour="red")  # type: ignore[call-arg]


def test_page_has_figure_totals_and_largest_tensors(tmp_path):
    text = render(recordings.toy(), tmp_path / "toy.html").read_text()
    assert "<title>toy</title>" in text
    picture = re.search(r"data:image/svg\+xml;base64,([^\"]+)", text)
    assert picture
    assert b'id="n4"' in base64.b64decode(picture[1])
    assert "saved for backward</td>" in text
    assert "float32 [3, 8]</td>" in text


@pytest.mark.parametrize(
    ("name", "words", "code"),
    [
        ("toy.bmp", r"must be one of \.svg \.pdf", "cannot-render"),
        ("toy", r"must be one of \.svg \.pdf", "cannot-render"),
        ("nowhere/toy.svg", "there is no directory", "cannot-write"),
        (
            "there.svg",
            "Cannot write .*there.svg: it exists and is not a regular file",
            "cannot-write",
        ),
    ],
)
def test_unwritable_file_is_rejected(tmp_path, name, words, code):
    (tmp_path / "there.svg").mkdir()
    with pytest.raises(RenderError, match=words) as caught:
        render(recordings.toy(), tmp_path / name)
    assert caught.value.code == code
    assert [path.name for path in tmp_path.iterdir()] == ["there.svg"]


def test_failed_render_keeps_old_file(tmp_path):
    path = tmp_path / "toy.dot"
    path.write_text("old")
    with pytest.raises(RenderError, match="No module call matches 'fc9'"):
        render(recordings.toy(), path, module="fc9")
    assert path.read_text() == "old"


def test_open_reader_keeps_old_file(tmp_path):
    path = tmp_path / "toy.csv"
    path.write_text("old")
    with path.open() as opened:
        render(recordings.toy(), path)
        assert opened.read() == "old"


def test_symlink_is_followed(tmp_path):
    (tmp_path / "real.csv").write_text("old")
    (tmp_path / "link.csv").symlink_to(tmp_path / "real.csv")
    render(recordings.toy(), tmp_path / "link.csv")
    assert (tmp_path / "link.csv").is_symlink()
    assert (tmp_path / "real.csv").read_text().startswith("node,")


# Notebooks


def test_notebook_shows_figure_and_totals():
    html = recordings.toy()._repr_html_()  # type: ignore[attr-defined]
    assert html.count("<svg") == 1
    assert "<?xml" not in html
    assert "saved for backward</td>" in html


def test_notebook_without_engine_shows_totals(monkeypatch):
    def missing(dot):
        raise RenderError("wasmtime is missing: pip install <wasmtime>")

    monkeypatch.setattr(sys.modules[notebook.__module__], "svg", missing)
    html = notebook(recordings.toy())
    assert "pip install &lt;wasmtime&gt;" in html
    assert "saved for backward</td>" in html
