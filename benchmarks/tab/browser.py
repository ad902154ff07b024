"""The tab in a real Chromium: when something can be seen, and how smoothly it moves.

Chromium draws without a GPU. Times are the browser's own, on the clock.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import torch

from benchmarks.children import say
from benchmarks.graphs import Wide, inputs
from benchmarks.results import Table
from benchmarks.tab.boards import Board, alone, recorded, tensorboard, write
from benchmarks.workloads import gpt2

_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_OVERVIEW, _GRAPH = "[data-testid=overview]", "[data-testid=graph-canvas] g.node"
_TOTALS = "[data-testid=rounded-totals], [data-testid=totals]"
"""Before a recording is read, and after."""
_QUESTION = "[data-testid=layout-anyway]"
_WATCH = """
window.seen = {};
new MutationObserver(() => {
  for (const selector of %s)
    if (!(selector in seen) && document.querySelector(selector))
      seen[selector] = performance.now();
}).observe(document, {childList: true, subtree: true});
""".replace("%s", json.dumps([_TOTALS, _OVERVIEW, _GRAPH]))
_FOLD = """async (_, [selector, rest]) => {
  const handles = [...document.querySelectorAll(selector)];
  const handle = handles.at(-1 - (rest > 0 && handles.length > 1));
  if (rest) {
    handle.dispatchEvent(new MouseEvent('pointerover', {bubbles: true}));
    await new Promise((done) => setTimeout(done, rest));
  }
  const canvas = document.querySelector('[data-testid=graph-canvas]');
  const begin = performance.now();
  const drawn = new Promise((done) => {
    new MutationObserver((_, watch) => { watch.disconnect(); done(); })
      .observe(canvas, {childList: true, subtree: true});
  });
  handle.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await drawn;
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return performance.now() - begin;
}"""
_BEGIN = "() => performance.timeOrigin"
_HANDLES = "g.cluster .handle, g.node .handle"
_RESTS = {"fold": 0, "back": 0, "rested": 300, "long": 1500}
"""Milliseconds that a pointer is on the sign of a module before it presses."""
_FRAMES = """(_, seconds) => window.gaps = new Promise((done) => {
  const times = [];
  const next = (now) => {
    times.push(now);
    if (now - times[0] < 1000 * seconds) requestAnimationFrame(next);
    else done(times.slice(1).map((time, at) => time - times[at]));
  };
  requestAnimationFrame(next);
})"""


class Size(NamedTuple):
    """How much there is to look at."""

    layers: int
    """Of GPT-2."""
    open_layers: int
    """Of another one, in which every module stands open."""
    nodes: int
    """Of the large graph, a mixture of experts."""
    times: int
    """How often the same is done."""


_ALL_OPEN = "all open"
FULL = Size(12, 38, 100_000, 5)
QUICK = Size(1, 2, 600, 1)


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield a table of a small and of a large recording."""
    size = QUICK if quick else FULL
    torch.manual_seed(0)
    with tempfile.TemporaryDirectory() as folder:
        say("browser: recording")
        places = _fill(Path(folder), size)
        recordings = len(places) + 1
        if quick:
            places = {_ALL_OPEN: places[_ALL_OPEN]}
        with _chromium() as browser:
            with _serving(Path(folder), recordings) as board:
                found = {
                    run: _look(board, browser, place, size.times) for run, place in places.items()
                }
            for run, place in places.items():
                with _serving(Path(folder), recordings) as board:
                    seen = _overview(board, browser, place, _TOTALS, _OVERVIEW)
                    found[run]["totals"], found[run]["unread"] = ([each] for each in seen)
                with _serving(Path(folder) / run, 0) as board:
                    time.sleep(_LATER)
                    found[run]["ahead"] = _overview(board, browser, "run=", _OVERVIEW)
            with _serving(Path(folder), recordings) as board:
                time.sleep(0 if quick else _MUCH_LATER)
                for run, place in places.items():
                    found[run]["others"] = _overview(board, browser, place, _OVERVIEW)
                    times = [_from_address(board, browser, place) for _ in range(size.times)]
                    found[run]["page"] = [page for page, _ in times]
                    found[run]["whole"] = [whole for _, whole in times]
            with alone(Path(folder)) as board:
                time.sleep(0 if quick else _MUCH_LATER)
                for run, place in places.items():
                    found[run]["alone"] = [
                        _from_address(board, browser, place, is_alone=True)[1]
                        for _ in range(size.times)
                    ]
    yield _table(size, found)


def _fill(folder: Path, size: Size) -> dict[str, str]:
    """Write the log directory; return where each recording is in the tab."""
    small, long, large = gpt2(size.layers), gpt2(size.open_layers), Wide(size.nodes)
    x = inputs()
    runs: dict[str, tuple[Any, Callable[[], Any]]] = {
        "GPT-2": (small.model, small.forward),
        "experts": (large, lambda: large(x).sum()),
        _ALL_OPEN: (long.model, long.forward),
    }
    places = {}
    for run, (model, forward) in runs.items():
        recording = recorded(model, forward)
        write(folder / run, recording)
        places[run] = f"run={run}"
    # As the tab writes it: 0-9 are the first ten calls.
    places[run] += f"&p.activation_memory.expand=0-{len(recording.modules) - 1}"
    # The run written last is read before anybody asks.
    other = torch.nn.Linear(2, 2)
    write(folder / "other", recorded(other, lambda: other(torch.ones(2)).sum()))
    return places


@contextmanager
def _serving(folder: Path, recordings: int) -> Iterator[Board]:
    """A TensorBoard that has just found so many recordings."""
    with tensorboard(folder, "--load_fast=false") as board:
        board.wait_for(recordings)
        yield board


@contextmanager
def _chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, _CHROMIUM)), None)
    if path is None:
        raise RuntimeError("There is no Chromium on the PATH: `make browser` gets one.")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


def _look(board: Board, browser: Any, place: str, times: int) -> dict[str, list[float]]:
    """Open a recording several times, and act as a reader would."""
    found: dict[str, list[float]] = {name: [] for name in ("boxes", *_TARGETS)}
    for _ in range(times):
        say(f"browser: {place:.30}")
        found["overview"] += _overview(board, browser, place, _OVERVIEW)
        with _opened(board, browser, f"{place}&{_VIEW}=graph") as (page, frame):
            found["graph"].append(_seen(frame, _GRAPH))
            found["boxes"].append(frame.locator(_GRAPH).count())
            for name, rest in _RESTS.items():
                found[name].append(_body(frame, _FOLD, [_HANDLES, rest]))
            found["frame"].append(_panned(page, frame))
            found["heap"].append(_heap(page) / 2**20)
    return found


def _overview(board: Board, browser: Any, place: str, *selectors: str) -> list[float]:
    """Milliseconds until each of these was there, while a recording opens with the overview."""
    with _opened(board, browser, f"{place}&{_VIEW}=overview") as (_, frame):
        frame.locator(_OVERVIEW).wait_for(state="attached")
        return [_seen(frame, selector) for selector in selectors]


def _from_address(
    board: Board, browser: Any, place: str, *, is_alone: bool = False
) -> tuple[float, float]:
    """Milliseconds from the address to the begin of the tab, and to the overview."""
    with _opened(board, browser, f"{place}&{_VIEW}=overview") as (page, frame):
        tab = page if is_alone else frame
        seen = _seen(tab, _OVERVIEW)
        before = _body(tab, _BEGIN, None) - page.evaluate(_BEGIN)
        return before, before + seen


@contextmanager
def _opened(board: Board, browser: Any, place: str) -> Iterator[tuple[Any, Any]]:
    """A window of its own, without anything of an earlier one, and what finds things in the tab."""
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    context.set_default_timeout(_PATIENCE)
    context.add_init_script(_WATCH)
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{board.port}/#activation_memory&p.activation_memory.{place}")
    yield page, page.frame_locator("iframe")
    context.close()


def _seen(frame: Any, selector: str) -> float:
    """Milliseconds from the begin of the tab's frame until something was in it.

    Whether a slow layout is wanted is answered with yes.
    """
    frame.locator(f"{selector}, {_QUESTION}").first.wait_for(state="attached")
    if frame.locator(_QUESTION).count():
        frame.locator(_QUESTION).click()
    frame.locator(selector).first.wait_for(state="attached")
    return float(_body(frame, "(_, selector) => window.seen[selector]", selector))


def _body(frame: Any, function: str, argument: Any) -> Any:
    """Return the result of a function that runs in the tab."""
    return frame.locator("body").evaluate(function, argument)


def _panned(page: Any, frame: Any) -> float:
    """The longest of 19 in 20 frames while the graph is moved to and fro for a second."""
    page.mouse.move(900, 500)
    page.mouse.down()
    frame.locator("body").evaluate_handle(f"(...about) => {{ ({_FRAMES})(...about); }}", 1)
    for step in range(40):
        page.mouse.move(900 + 200 * (-1) ** step, 500 + 4 * step, steps=2)
    page.mouse.up()
    gaps = sorted(_body(frame, "() => window.gaps", None))
    return float(gaps[int(0.95 * len(gaps))])


def _heap(page: Any) -> float:
    """Bytes that JavaScript uses after a collection, without the worker that lays out."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "JSHeapUsedSize"))


_PATIENCE = 120_000.0
_LATER, _MUCH_LATER = 3, 45
"""Seconds from TensorBoard's address to the page."""
_VIEW = "p.activation_memory.view"
_TARGETS = {
    "totals": ("its totals are there, at once after the server's start", "ms", 1000),
    "unread": ("the overview is there, at once after the server's start", "ms", 1000),
    "ahead": (f"of the run written last, {_LATER} s after the start", "ms", 1000),
    "others": (f"of runs written before it, {_MUCH_LATER} s after the start", "ms", 1000),
    "overview": ("the overview is there", "ms", 1000),
    "page": ("TensorBoard's own page, before the tab begins", "ms", None),
    "whole": ("the overview is there, from the address in TensorBoard", "ms", 1000),
    "alone": ("the overview is there, from the address of `tb-actmem serve`", "ms", 1000),
    "graph": ("the graph is there", "ms", 1500),
    "fold": ("the last module in the graph is folded or opened", "ms", 400),
    "back": ("the same module is opened or folded again", "ms", 400),
    "rested": ("another one, when the pointer has been on its sign for 0.3 s", "ms", 400),
    "long": ("another one, when it has been there for 1.5 s", "ms", 400),
    "frame": ("a frame while the graph is moved, the longest of 19 in 20", "ms", 17),
    "heap": ("memory of JavaScript, TensorBoard's too", "MiB", 300),
}


def _table(size: Size, found: dict[str, dict[str, list[float]]]) -> Table:
    rows = [["boxes", *(f"{median(of['boxes']):,.0f}" for of in found.values()), "", ""]]
    for name, (label, unit, target) in _TARGETS.items():
        taken = [median(of[name]) for of in found.values()]
        cells = [f"{each:,.0f} {unit}" for each in taken]
        met = "" if target is None else "yes" if max(taken) <= target else "no"
        rows.append([label, *cells, "" if target is None else f"≤ {target} {unit}", met])
    about = (
        f"Three models in headless Chromium without a GPU: GPT-2 of {size.layers} layers, a "
        f"mixture of experts with {size.nodes:,} nodes, and GPT-2 of {size.open_layers} layers "
        "with all modules open. The server runs on the same machine. Figures are medians of "
        f"{size.times}. Each window starts empty. Times start with the tab, unless a "
        "row says otherwise, and include the server and Graphviz. Folds end when they are painted."
    )
    return Table("browser", about, ["", *found, "target", "met"], rows, found)
