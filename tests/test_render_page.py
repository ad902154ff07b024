"""The page around a figure: one file, nothing fetched, light and dark."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from tb_actmem.rendering.figure.svg import svg
from tb_actmem.rendering.page.page import html
from tb_actmem.rendering.tables.grid import Column, Grid, as_html

TITLE = 'gpt2 </title> & "friends"'
TABLE = as_html(Grid([Column("", name * 20) for name in "abcdefgh"], [["word " * 9] * 8] * 50))
PAGE = html(
    svg('digraph { a [id="node-1"]; a -> b }'), TITLE, f"<p id=below>168 B</p><h2>T</h2>{TABLE}"
)


class Reader(HTMLParser):
    """Collects the elements of a page and the text of its title."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.heading = ""
        self.feed(PAGE)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.elements and self.elements[-1][0] == "h1" and not self.heading:
            self.heading = data


def test_the_figure_and_what_stands_below_it_are_in_the_page():
    tags = [tag for tag, _ in Reader().elements]
    ids = [attributes.get("id") for _, attributes in Reader().elements]

    assert tags.count("svg") == 1
    assert ids.index("node-1") < ids.index("below")


def test_the_title_is_text():
    assert Reader().heading == TITLE


def test_nothing_is_fetched():
    attributes = {name for _, attributes in Reader().elements for name in attributes}

    assert not attributes & {"src", "href", "xlink:href", "srcset", "action", "data"}
    assert "url(" not in PAGE
    assert "@import" not in PAGE
    metas = [attributes for tag, attributes in Reader().elements if tag == "meta"]
    policy = next(one["content"] for one in metas if "http-equiv" in one)
    assert policy is not None
    # What the policy does not name falls back to this.
    assert policy.split(";")[0].strip() == "default-src 'none'"


@pytest.fixture
def open_page(chromium, tmp_path):
    """Open the page offline in a real browser; what the browser complains about fails the test."""
    api = pytest.importorskip("playwright.sync_api")
    path = tmp_path / "page.html"
    path.write_text(PAGE, encoding="utf-8")
    complaints = []
    with api.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])

        def open_it(**options):
            opened = browser.new_context(offline=True, **options).new_page()
            opened.on("console", lambda message: complaints.append(message.text))
            opened.on("pageerror", lambda error: complaints.append(str(error)))
            opened.goto(path.as_uri())
            return opened

        yield open_it
        browser.close()
    assert complaints == []


def width(opened) -> float:
    return opened.locator("figure svg").bounding_box()["width"]


@pytest.mark.browser
def test_buttons_and_keys_zoom(open_page):
    opened = open_page()
    before = width(opened)

    opened.get_by_title("Larger").click()
    assert width(opened) == pytest.approx(1.25 * before, rel=0.01)
    opened.locator("figure").press("1")
    assert width(opened) == pytest.approx(before, rel=0.01)


@pytest.mark.browser
def test_a_reader_without_scripts_sees_the_figure_and_no_buttons(open_page):
    opened = open_page(java_script_enabled=False)

    assert opened.locator("figure svg").is_visible()
    assert not opened.locator("nav").is_visible()


@pytest.mark.browser
@pytest.mark.parametrize(("scheme", "is_dark"), [("light", False), ("dark", True)])
def test_the_page_follows_the_scheme_of_the_reader(open_page, scheme, is_dark):
    opened = open_page(color_scheme=scheme)
    figure = opened.locator("figure svg")

    inverted = figure.evaluate("element => getComputedStyle(element).filter.includes('invert')")
    assert inverted == is_dark


@pytest.mark.browser
def test_the_page_is_not_wider_than_a_telephone(open_page):
    opened = open_page(viewport={"width": 400, "height": 800})

    assert opened.evaluate("document.documentElement.scrollWidth") == 400
    assert opened.evaluate("document.querySelector('table').scrollWidth") > 400


@pytest.mark.browser
def test_what_is_printed_has_no_buttons_and_headings_with_what_follows(open_page):
    opened = open_page()
    opened.emulate_media(media="print")

    assert not opened.locator("nav").is_visible()
    breaks = "element => getComputedStyle(element).breakAfter"
    assert opened.locator("h2").evaluate(breaks) == "avoid"
    figure = opened.locator("figure svg").bounding_box()
    assert opened.locator("h1").bounding_box()["y"] >= figure["y"], "it is laid over the figure"
