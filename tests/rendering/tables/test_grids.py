"""Tables of limits, growth, ranks and terms, for readers and programs."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tb_actmem.analysis.compare.limits import MODULE, Growth, Limit
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.ranks import RankRow, RankSummary
from tb_actmem.format import read
from tb_actmem.rendering.tables import Column, Grid, as_rows
from tb_actmem.rendering.tables.comparison import growth_grid, limits_grid
from tb_actmem.rendering.tables.ranks import rank_rows, rank_tables
from tb_actmem.rendering.tables.saved_tensors import headline
from tb_actmem.rendering.tables.table import Format, table_of
from tb_actmem.rendering.tables.text import as_text, wrapped
from tb_actmem.replies.terms import terms_text
from tests.support.goldens import check_golden
from tests.support.places import DATA
from tests.support.recordings import EXAMPLES, every_value

GPT2 = Index(read(DATA / "gallery" / "gpt2.actmem"))

LIMITS = (
    Limit("saved_bytes", (), 2048, 3072, 3000),
    Limit("forward_peak_bytes", (), 0, 1024, 1025),
    Limit(MODULE, ("h.0.attn", "h.1.attn"), None, 100, 100),
    Limit(MODULE, ("head",), 1000, 10, 900),
)


def test_limits_show_before_limit_and_actual():
    assert as_text(limits_grid(LIMITS, ["A note."])).splitlines() == [
        "result    what                      before  limit       is   growth   over",
        "--------  ------------------------  ------  -----  -------  -------  -----",
        "holds     saved for backward         2 KiB  3 KiB  2.9 KiB  +46.48%",
        "EXCEEDED  forward peak                      1 KiB  1.0 KiB      new    1 B",
        "holds     h.0.attn, of h.*.attn ×2          100 B    100 B",
        "EXCEEDED  head                      1000 B   10 B    900 B  -10.00%  890 B",
        "",
        "A note.",
    ]
    names = ("holds", "what", "before_bytes", "limit_bytes", "nbytes", "over_bytes")
    assert as_rows(limits_grid(LIMITS, ()))[2] == {
        **dict(zip(names, (True, "h.0.attn, of h.*.attn ×2", None, 100, 100, 0), strict=True)),
        "key": "module_bytes",
        "modules": ("h.0.attn", "h.1.attn"),
    }


def test_limits_without_comparison_have_no_growth():
    assert as_text(limits_grid([LIMITS[2]], ())).splitlines() == [
        "result  what                      limit     is  over",
        "------  ------------------------  -----  -----  ----",
        "holds   h.0.attn, of h.*.attn ×2  100 B  100 B",
    ]


GROWTHS = (
    Growth(("h.0", "h.1"), 1024, 2048),
    Growth(("",), 0, 512),
    Growth(("x",), 3, 4),
)


def test_equally_grown_modules_are_one_row():
    lines = [
        "grew by    growth  before  after  module (without its children)",
        "-------  --------  ------  -----  -----------------------------",
        "  2 KiB  +100.00%   2 KiB  4 KiB  h.* ×2",
        "  512 B       new     0 B  512 B  the model itself",
    ]

    assert as_text(growth_grid(GROWTHS, 2)).splitlines() == [*lines, "", "1 more grew by less."]
    assert as_text(growth_grid(GROWTHS[:2], 2)).splitlines() == lines
    assert as_rows(growth_grid(GROWTHS, 3))[::2] == [
        {
            "grown_bytes": 2048,
            "before_bytes": 2048,
            "after_bytes": 4096,
            "modules": ("h.0", "h.1"),
        },
        {"grown_bytes": 1, "before_bytes": 3, "after_bytes": 4, "modules": ("x",)},
    ]


def summary(kept: int, **modules: int) -> RankSummary:
    """Saved bytes of a rank in total and by module; equal modules differ only in a number."""
    kinds = {"model": ("", "Model"), "fc0": ("h.0.fc", "Linear"), "fc1": ("h.1.fc", "Linear")}
    kinds |= {"relu": ("act", "ReLU"), "outside": ("", "")}
    found = {kinds[name]: nbytes for name, nbytes in modules.items()}
    return RankSummary((None, kept, 4000, None, 2000, 1000, 64), found)


RANKS = (
    RankRow(0, "r0", "t", summary(3000, model=10, fc0=100, fc1=100, relu=5), None),
    RankRow(1, "r1", "t", None, "it is not there"),
    RankRow(2, "r2", "t", summary(5000, model=20, fc0=300, fc1=300, relu=5, outside=7), None),
)


def test_rank_tables_show_totals_and_unequal_modules():
    totals, modules = rank_tables(RANKS, 3)

    assert totals.splitlines() == [
        "rank    saved  forward peak  alive after  activations  inputs  parameters  run",
        "----  -------  ------------  -----------  -----------  ------  ----------  ---",
        "   0  2.9 KiB       3.9 KiB            ?      2.0 KiB  1000 B        64 B  r0",
        "   1        ?             ?            ?            ?       ?           ?  r1",
        "   2  4.9 KiB       3.9 KiB            ?      2.0 KiB  1000 B        64 B  r2",
        "",
        "Rank 2 saves the most.",
        "Rank 1: it is not there.",
    ]
    lines = [
        "module            type    times         smallest          largest",
        "----------------  ------  -----  ---------------  ---------------",
        "h.*.fc            Linear      2  100 B on rank 0  300 B on rank 2",
        "the model itself  Model       1   10 B on rank 0   20 B on rank 2",
        "(no module)                   1    not on rank 0    7 B on rank 2",
    ]
    assert modules.splitlines() == lines
    assert rank_tables(RANKS, 1)[1].endswith("\n\nThe 1 largest differences of 3 are listed.")


def test_rank_with_known_model_begins_with_total_peak():
    known, unread, other = RANKS
    assert known.summary is not None
    totals = (9000, *known.summary.totals[1:])
    rows = [known._replace(summary=known.summary._replace(totals=totals)), unread, other]

    lines = rank_tables(rows, 3)[0].splitlines()

    assert lines[0].split("  ")[:2] == ["rank", "total peak"]
    assert [line.split()[:2] for line in lines[2:5]] == [["0", "8.8"], ["1", "?"], ["2", "?"]]
    assert "Rank 2 saves the most." in lines
    assert rank_rows(rows, None)["ranks"][0]["total_peak_bytes"] == 9000


def test_single_rank_has_no_differences():
    totals, modules = rank_tables(RANKS[:1], 3)

    assert totals.splitlines()[-1].endswith("r0")
    assert modules == "Every module saves the same on all ranks."


def test_rank_rows_are_complete():
    found = rank_rows(RANKS, None)
    totals, modules = found["ranks"], found["modules"]

    assert [(row["rank"], row["saved_bytes"], row["run"]) for row in totals] == [
        (0, 3000, "r0"),
        (1, None, "r1"),
        (2, 5000, "r2"),
    ]
    assert modules == [
        {"module": "h.*.fc", "type": "Linear", "times": 2, "nbytes": (100, 300)},
        {"module": "the model itself", "type": "Model", "times": 1, "nbytes": (10, 20)},
        {"module": "(no module)", "type": "", "times": 1, "nbytes": (None, 7)},
    ]


def test_headline_equals_golden_file():
    shown = (f"{label}:\n{headline(Index(row))}\n" for label, row in EXAMPLES.items())
    check_golden("headlines.txt", "\n".join(shown))


def test_headline_leaves_out_few_bytes_of_other_devices():
    recording = every_value()
    assert "on cpu" in headline(Index(recording))
    storages = tuple(
        row._replace(nbytes=row.nbytes * 10_000) if row.device == "cuda:0" else row
        for row in recording.storages
    )
    shown = headline(Index(replace(recording, storages=storages)))
    assert "on cpu" not in shown
    assert "on cuda:1" not in shown


FORMATS: dict[str, Format] = {"txt": "text", "csv": "csv"}


@pytest.mark.parametrize("suffix", FORMATS)
def test_gpt2_formula_equals_golden_file(suffix):
    text = table_of(GPT2, "term", FORMATS[suffix], limit=4).rstrip()
    check_golden(f"gpt2.terms.{suffix}", f"{text}\n")


def test_gpt2_terms_reply_equals_golden_file():
    shown = json.dumps(json.loads(terms_text(GPT2)), indent=1, ensure_ascii=False)
    check_golden("gpt2.terms.json", f"{shown}\n")


GRID = Grid(
    (
        Column("n", "bytes", right=True),
        Column("key", ""),
        Column("m", "module"),
        Column("s", "source", spare=True),
        Column("t", "kind", spare=True),
        Column("w", "meaning", wraps=True),
        Column("r", "reason", own_line=True),
    ),
    [
        (
            12,
            "x",
            "transformer.h.10.attn",
            "model.py:12",
            "saved",
            "A few words here.",
            "It is so.",
        ),
        (1234567, "y", "fc", "a.py:1", "ctx", "", "gelu saves its input, for its gradient."),
    ],
    ["Two sentences. They are long enough to wrap."],
)


def test_number_and_unit_are_on_one_line():
    whole = ["1,204 bytes", "96 B", "17.1 MiB", "2 kB", "1.0 MFLOPs", "0.013 ms", "h.* ×12"]
    sentence = f"It saves {', and then '.join(whole)} of 16 nodes."

    for width in range(12, 100):
        lines = wrapped(sentence, width)
        assert " ".join(lines) == sentence
        assert max(map(len, lines)) <= width
        assert all(any(words in line for line in lines) for words in whole)


def test_narrow_table_drops_columns():
    # All fits; spare columns are dropped, the last first; then texts shrink to 8 characters.
    widths = (None, 69, 68, 62, 61, 48, 47, 40, 30, 27, 26)
    shown = (f"{width}:\n{as_text(GRID, width)}\n" for width in widths)
    check_golden("widths.txt", "\n".join(shown))

    for width in (69, 68, 62, 61, 48, 47, 40, 30, 27):
        assert max(map(len, as_text(GRID, width).splitlines())) <= width
