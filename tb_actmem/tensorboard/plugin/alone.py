"""The tab without the other tabs of TensorBoard: its page at ``/``, and its routes beside it."""

from __future__ import annotations

import argparse
import contextlib
import io
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tensorboard import program
from tensorboard.plugins.core.core_plugin import CorePluginLoader
from werkzeug.wrappers import Request, Response

from tb_actmem.errors import ActmemError
from tb_actmem.printable import printable
from tb_actmem.tensorboard.plugin import Loader
from tb_actmem.tensorboard.plugin.plugin import DAY, STATIC

ROUTES = "/data/plugin/activation_memory"
"""Where TensorBoard serves the routes of the tab."""


def launch(folder: Path, host: str, port: int | None, token: str | None) -> str:
    """Start TensorBoard's server with the tab only, in a thread, and return its address.

    Without the token, nothing is answered. Raises ActmemError if nothing can listen there.
    """

    def server(app: Any, flags: argparse.Namespace) -> Any:
        return program.create_port_scanning_werkzeug_server(_Alone(app, token), flags)

    tensorboard = program.TensorBoard([CorePluginLoader(), Loader()], server_class=server)
    tensorboard.configure(logdir=str(folder), host=host, port=port)
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said):  # advice about TensorBoard's own flags
            address: str = tensorboard.launch()
    except program.TensorBoardServerException as error:
        cause = f"{printable(error.msg)}. Choose another --port."
        raise ActmemError(cause, code="cannot-serve") from None
    except (OSError, SystemExit) as error:  # werkzeug prints why, and exits
        why = printable((said.getvalue().strip() or str(error)).splitlines()[-1])
        cause = f"Nothing can listen on {host!r}: {why}. Try --host localhost."
        raise ActmemError(cause, code="cannot-serve") from None
    for wildcard in ("//0.0.0.0:", "//[::]:"):
        address = address.replace(wildcard, f"//{socket.gethostname()}:")
    return f"{address}?token={token}" if token else address


class _Alone:
    """The page of the tab, and its routes; the rest of TensorBoard is not served."""

    def __init__(self, app: Callable[..., Any], token: str | None) -> None:
        self._app = app
        self._token = token

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        request = Request(environ)
        cookie = f"tb_actmem_{request.server[1] if request.server else ''}"
        given = request.args.get("token") or request.cookies.get(cookie, "")
        if self._token and not secrets.compare_digest(given.encode(), self._token.encode()):
            said = "Open the address that tb-actmem serve printed, with its token."
            response = Response(said, 403, mimetype="text/plain")
        elif "token" in request.args:
            # Into a cookie, so that no copied link contains it.
            response = Response(status=302, headers={"Location": "./"})
            response.set_cookie(cookie, given, DAY, httponly=True, samesite="Strict")
        elif request.path == "/":
            response = Response((STATIC / "index.html").read_bytes(), mimetype="text/html")
        else:
            return self._app({**environ, "PATH_INFO": ROUTES + request.path}, start_response)
        return response(environ, start_response)
