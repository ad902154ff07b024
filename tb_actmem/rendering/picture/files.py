"""A picture as the content of a file."""

from __future__ import annotations

from tb_actmem.rendering.picture.scene import Scene

PICTURES = (".svg", ".pdf", ".png", ".tex")
DPI = 300.0
"""The default dots per inch of a PNG, as required by journals."""


def painted(
    scene: Scene,
    suffix: str,
    *,
    scale: float = 1,
    title: str = "",
    background: str = "",
    dpi: float = DPI,
) -> bytes:
    """Return a picture as SVG, PDF, PNG or TeX, with lines and letters at the same places."""
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
