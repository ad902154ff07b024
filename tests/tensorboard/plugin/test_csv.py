"""Tables as CSV: those of `tb-actmem export`, `compare` and the steps."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest
from torch import nn

import tb_actmem
from tb_actmem.rendering.tables import as_csv
from tb_actmem.rendering.tables.comparison import comparison_grid
from tests.support.recordings import every_value, toy
from tests.support.tabs import Blob, Tab, fake, sentence
from tests.tensorboard.plugin.test_compare import recorded, tab
from tests.tensorboard.plugin.test_plan import recorded as planned


def lines(text: str) -> list[dict[str, str]]:
    return [*csv.DictReader(io.StringIO(text))]


@pytest.mark.parametrize("by", ["op", "module", "storage", "saved_tensor", "edge", "totals"])
def test_table_is_that_of_the_package(by):
    reply = Tab(fake(every_value())).of("table.csv", by=by)

    assert reply.mimetype == "text/csv"
    assert reply.get_data(as_text=True) == tb_actmem.table(every_value(), by, "csv")


def test_unknown_table_is_refused():
    said = sentence(Tab(fake(toy())).of("table.csv", by="layer"), 400)

    assert "Unknown table by='layer': choose op, module" in said


def test_changes_are_those_of_compare():
    before, after = recorded(nn.GELU), recorded(nn.ReLU)
    args: dict[str, Any] = {"other_run": "b", "other_tag": "t", "other_step": 0}

    text = tab(a=before, b=after).of("changes.csv", **args).get_data(as_text=True)

    compared = tb_actmem.compare(before, after)
    assert text == as_csv(comparison_grid(before, after, compared.rows))
    assert {row["change"] for row in lines(text)} == {"released", "added"}


def test_changes_of_a_plan_are_those_of_its_comparison():
    server = Tab(fake(planned()))
    text = server.of("changes.csv", reduce="5%").get_data(as_text=True)

    rows = server.of("plan.json", reduce="5%").json["planned"]["comparison"]["changes"]
    assert [int(row["difference_bytes"]) for row in lines(text)] == [
        row["difference_bytes"] for row in rows
    ]
    assert rows


def test_steps_have_a_row_each_and_their_problem():
    data = fake(toy(), every_value())
    data.series["a", "t"][2] = Blob(b"broken")
    server = Tab(data)

    rows = lines(server.get("steps.csv", run="a", tag="t").get_data(as_text=True))

    saved = [str(tb_actmem.totals(one).saved_bytes) for one in (toy(), every_value())]
    assert [row["saved_bytes"] for row in rows] == [*saved, ""]
    assert [(row["run"], row["step"]) for row in rows] == [("a", "0"), ("a", "1"), ("a", "2")]
    assert "a/t at step 2" in rows[2]["problem"]
