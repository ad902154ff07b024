"""The list of routes: the files generated from it, and the parameters of requests."""

from __future__ import annotations

import re
import runpy

import pytest

from tests.support.places import ROOT
from tests.support.recordings import toy
from tests.support.tabs import Tab, fake, sentence  # first: it imports TensorBoard quietly

# isort: split
from tb_actmem.tensorboard.plugin.plugin import SCRIPTS
from tb_actmem.tensorboard.plugin.query import NotAskedError
from tb_actmem.tensorboard.plugin.routes import ROUTES


def test_generated_routes_are_fresh():
    made = runpy.run_path(str(ROOT / "frontend" / "scripts" / "messages.py"))["written"]()

    assert {path.name for path in made} == {"messages.ts", "http.md"}
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"{path.name} is stale: run `make messages`"


def test_every_served_path_is_route_or_script():
    served = {*Tab(fake(toy())).plugin.get_plugin_apps()}

    assert served == {f"/{name}" for name in (*(route.name for route in ROUTES), *SCRIPTS)}


@pytest.mark.parametrize("route", ROUTES, ids=[route.name for route in ROUTES])
def test_every_route_is_described(route):
    reference = (ROOT / "docs" / "reference" / "http.md").read_text("utf-8")
    section = reference.partition(f"## `{route.name}`\n\n{route.sentence}\n")[2]

    assert section
    for name in route.params.__annotations__:
        assert f"| `{name}` |" in section.partition("\n## ")[0]


@pytest.mark.parametrize("route", [route for route in ROUTES if route.name != "index.json"])
def test_unknown_parameter_is_refused(route):
    said = sentence(Tab(fake(toy())).of(route.name, sort="x"), 400)

    assert re.match(rf"{route.name} has no parameter (sort|step)\. It has: run, tag", said)


def test_route_without_parameters_says_so():
    said = sentence(Tab(fake(toy())).get("index.json", run="a"), 400)

    assert said == "index.json has no parameters."


def test_check_accepts_what_route_has():
    plan = next(route for route in ROUTES if route.name == "plan.json")

    plan.check({"run": "a", "offload": "1", "reduce": "50%"})
    with pytest.raises(NotAskedError, match="no parameter checkpoint"):
        plan.check({"checkpoint": "h.*"})


def test_view_with_its_own_data_is_five_files():
    """The files that know the Formula view, and the one that packs replies into a page."""
    words = re.compile(r"terms_text|TermsReply|terms\.json|formulaView|views/formula|formula\.css")
    generated = {"messages.ts", "index.js"}
    files = [
        file.relative_to(ROOT).as_posix()
        for folder in ("tb_actmem", "frontend/src")
        for file in (ROOT / folder).rglob("*.*")
        if file.suffix in (".py", ".ts", ".tsx", ".css")
        and ".test." not in file.name
        and file.name not in generated
        and (words.search(file.read_text("utf-8")) or file.name == "formula.css")
    ]

    assert sorted(files) == [
        "frontend/src/shell/views.ts",
        "frontend/src/views/formula/Formula.tsx",
        "frontend/src/views/formula/formula.css",
        "tb_actmem/rendering/page.py",
        "tb_actmem/replies/terms.py",
        "tb_actmem/tensorboard/plugin/routes.py",
    ]
