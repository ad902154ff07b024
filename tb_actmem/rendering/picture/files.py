"""A picture as the content of a file."""

from __future__ import annotations

from tb_actmem.rendering.picture.scene import Scene

PICTURES = (".svg", ".pdf", ".png", ".tex")
DPI = 300.0
"""Dots per inch of a PNG, if nobody says how many: what printers of journals ask for."""


def painted(
    scene: Scene,
    suffix: str,
    *,
    scale: float = 1,
    title: str = "",
    background: str = "",
    dpi: float = DPI,
) -> bytes:
    """One picture as SVG, PDF, PNG or TeX: the same lines and letters at the same places."""
    if suffix == ".svg":
        from tb_actmem.rendering.picture.svg import svg_text

        return svg_text(scene, scale, title=title, background=background).encode()
    if suffix == ".pdf":
        from tb_actmem.rendering.picture.pdf import pdf_bytes

        return pdf_bytes(scene, scale, title=title, background=background)
    if suffix == ".tex":
        from tb_actmem.rendering.picture.tex import tex_text

        return tex_text(scene, scale, background=background).encode()
    from tb_actmem.rendering.picture.png import png_bytes

    return png_bytes(scene, scale, dpi=dpi, background=background)
