"""SVG text to a page that can be mailed: one file, which asks the network for nothing."""

from __future__ import annotations

import base64
import hashlib
from html import escape

_STYLE = """
:root { color-scheme: light dark; --line: #c8ccd0; }
body { margin: 1.5rem auto; max-width: 100rem; padding: 0 1.5rem;
  font: 15px/1.5 system-ui, Helvetica, Arial, sans-serif; }
h1 { font-size: 1.25rem; font-weight: 600; overflow-wrap: anywhere; }
figure { margin: 0; max-height: 85vh; overflow: auto; cursor: grab; user-select: none;
  border: 1px solid var(--line); border-radius: 4px; }
figure:active { cursor: grabbing; }
figure svg { display: block; margin: auto; }
nav:not([hidden]) { display: flex; gap: .25rem; margin: .5rem 0; }
button { font: inherit; min-width: 2.25rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .15rem .75rem .15rem 0; text-align: left; border-bottom: 1px solid var(--line); }
@media (prefers-color-scheme: dark) {
  :root { --line: #45494e; }
  body { background: #16181a; color: #e4e6e8; }
  figure svg { filter: invert(1) hue-rotate(180deg); }
}
/* Browsers begin a figure that is higher than a page on a new one: the title is laid over it. */
@media print {
  body { margin: 0; font-size: 11px; }
  nav:not([hidden]) { display: none; }
  h1 { position: absolute; margin: 0; }
  h2 { break-after: avoid; }
  table { display: table; }
  tr { break-inside: avoid; }
  figure { max-height: none; border: 0; overflow: visible; }
  figure svg { box-sizing: content-box; padding-top: 2rem; max-width: 100%; height: auto; }
}
"""

_SCRIPT = """
const figure = document.querySelector("figure");
const svg = figure.querySelector("svg");
const width = svg.width.baseVal.value, height = svg.height.baseVal.value;
let scale = 1;

// The point under (x, y) of the figure stays where it is.
function zoom(to, x = figure.clientWidth / 2, y = figure.clientHeight / 2) {
  const grow = Math.min(8, Math.max(0.02, to)) / scale;
  scale *= grow;
  svg.setAttribute("width", width * scale);
  svg.setAttribute("height", height * scale);
  figure.scrollLeft = (figure.scrollLeft + x) * grow - x;
  figure.scrollTop = (figure.scrollTop + y) * grow - y;
}

const moves = {
  "+": () => zoom(scale * 1.25),
  "-": () => zoom(scale / 1.25),
  "1": () => zoom(1),
  "0": () => zoom(Math.min(1, figure.clientWidth / width, innerHeight * 0.85 / height)),
};
const nav = document.querySelector("nav");
nav.hidden = false;
nav.onclick = (event) => moves[event.target.dataset.key]?.();
figure.onkeydown = (event) => moves[event.key]?.();
figure.onpointermove = (event) => {
  if (event.buttons === 1) figure.scrollBy(-event.movementX, -event.movementY);
};
figure.onwheel = (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const box = figure.getBoundingClientRect();
  zoom(scale * Math.exp(-event.deltaY / 200), event.clientX - box.x, event.clientY - box.y);
};
"""

_BUTTONS = """<nav hidden aria-label="Zoom">
<button data-key="-" title="Smaller (-)">−</button>
<button data-key="+" title="Larger (+)">+</button>
<button data-key="1" title="Its own size (1)">1:1</button>
<button data-key="0" title="All of it (0)">fit</button>
</nav>"""


def html(svg: str, title: str, body: str = "") -> str:
    """Wrap SVG text into an HTML page with a heading and, below the figure, more HTML.

    ``title`` is plain text; ``body`` is put in as it is, so its maker has escaped it. The page
    follows the reader's light or dark scheme; plus, minus and ctrl-wheel zoom, dragging moves.
    Nothing on it is fetched, and no script runs but its own.
    """
    digest = base64.b64encode(hashlib.sha256(_SCRIPT.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{escape(title)}</title>
<style>{_STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
{_BUTTONS}
<figure tabindex="0" aria-label="{escape(title)}">
{svg[svg.index("<svg") :]}
</figure>
{body}
<script>{_SCRIPT}</script>
</body>
</html>
"""
