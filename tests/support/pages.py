"""The tab in a window of a real Chromium."""

from __future__ import annotations

from typing import Any

from tests.support.places import ROOT
from tests.support.tensorboards import Server

SECONDS = 30_000
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"


class Tab:
    """The tab in its own window; it collects the errors of the browser."""

    def __init__(self, browser: Any, server: Server) -> None:
        self.address, self._below = server.address, server.below
        self.context = browser.new_context(viewport={"width": 1400, "height": 900})
        self.context.set_default_timeout(SECONDS)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._see)

    def open(self, **place: str) -> Tab:
        """Open the tab at a place, as a link that somebody sent would."""
        keys = "".join(f"&p.activation_memory.{key}={value}" for key, value in place.items())
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#activation_memory{keys}")
        return self

    @property
    def _root(self) -> Any:
        """What TensorBoard shows in a frame fills the page where it is alone."""
        return self.page.frame_locator("iframe") if self._below else self.page

    def find(self, test_id: str) -> Any:
        return self._root.get_by_test_id(test_id)

    def locate(self, selector: str) -> Any:
        return self._root.locator(selector)

    def totals(self, key: str) -> str:
        """A figure of the totals, to the last byte."""
        return str(self.find(f"totals-line-{key}").locator(".tooltip b").text_content())

    def box(self, label: str) -> Any:
        """A box of the picture by the first word of its label."""
        return self.locate("[data-testid=graph-canvas] g.node").filter(
            has=self._root.get_by_text(label, exact=True)
        )

    def paint(self, theme: str) -> None:
        """Emulate a user who prefers this theme."""
        self.page.emulate_media(color_scheme=theme)

    def barriers(self, theme: str) -> list[tuple[str, str]]:
        """Serious findings of axe-core in this theme, and heading-order: (rule, element)."""
        self.locate("html.dark" if theme == "dark" else "html:not(.dark)").wait_for()
        assert AXE.exists(), "axe-core is not installed: run `npm ci` in frontend/"
        frame = self.page.frames[-1]
        frame.evaluate(AXE.read_text("utf-8"))
        found = frame.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        return [
            (each["id"], each["nodes"][0]["html"])
            for each in found
            if each["impact"] in ("serious", "critical") or each["id"] == "heading-order"
        ]

    def _hear(self, message: Any) -> None:
        url = message.location["url"]
        # Below a path prefix TensorBoard looks for its own fonts in the wrong place.
        if message.type == "error" and "/font-roboto/" not in url:
            self.complaints.append(f"{message.text} {url}")

    def _see(self, request: Any) -> None:
        host, ours = self.address.removesuffix("below/"), self.address + self._below
        is_ours = "/plugin/activation_memory/" in request.url
        if not request.url.startswith((ours if is_ours else host, "data:", "about:")):
            self.foreign.append(request.url)
