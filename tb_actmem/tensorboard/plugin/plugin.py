"""The server side of the tab: routes and files. It only reads."""

from __future__ import annotations

import hashlib
import logging
import threading
import traceback
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from tensorboard import errors, plugin_util
from tensorboard.backend import http_util
from tensorboard.plugins import base_plugin
from werkzeug.wrappers import Request, Response

from tb_actmem.errors import ActmemError
from tb_actmem.printable import printable, printable_lines
from tb_actmem.tensorboard.events import metadata
from tb_actmem.tensorboard.plugin.jobs import NotWantedError
from tb_actmem.tensorboard.plugin.prefetch import read_ahead
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query
from tb_actmem.tensorboard.plugin.routes import ROUTES, Route, Server
from tb_actmem.tensorboard.plugin.store import NotThereError
from tb_actmem.tensorboard.plugin.turns import is_connected

STATIC = Path(__file__).parent / "static"
SCRIPTS = ("index.js", "layout.worker.js")
"""The files of the front end. They are listed, so that no path is made from a URL."""

DAY = 24 * 60 * 60
_log = logging.getLogger(__name__)


class ActmemPlugin(base_plugin.TBPlugin):  # type: ignore[misc]
    """The Activation Memory tab."""

    plugin_name = metadata.PLUGIN_NAME

    def __init__(self, context: base_plugin.TBContext) -> None:
        self._server = Server(context.data_provider)

    def read_ahead(self) -> threading.Thread:
        """Start to read the recording that the tab opens with, in a thread that ends by itself."""
        return read_ahead(self._server.store)

    def is_active(self) -> bool:
        """False: TensorBoard shows the tab if its data provider has our data."""
        return False

    def frontend_metadata(self) -> base_plugin.FrontendMetadata:
        """The name of the tab and the URL of its script, which changes with its content."""
        return base_plugin.FrontendMetadata(
            es_module_path=f"/index.js?v={_digest('index.js')}", tab_name=metadata.TAB_NAME
        )

    def get_plugin_apps(self) -> dict[str, Any]:
        """The WSGI application of each route."""
        apps = {f"/{route.name}": _app(partial(self._answer, route)) for route in ROUTES}
        return apps | {f"/{name}": _app(_serving(name)) for name in SCRIPTS}

    def _answer(self, route: Route, request: Request) -> Response:
        context = plugin_util.context(request.environ)
        experiment = plugin_util.experiment_id(request.environ)
        is_wanted = partial(is_connected, request.environ)
        route.check(request.args)
        query = Query(context, experiment, request.args, is_wanted)
        with self._server.turns[route.turn].taken(is_wanted) if route.turn else nullcontext():
            reply = route.answer(self._server, query)
        about = {"content_encoding": "gzip", "headers": reply.headers}
        return _reply(request, reply.body, reply.mimetype, **about)


def _serving(name: str) -> Callable[[Request], Response]:
    def respond(request: Request) -> Response:
        try:
            content = (STATIC / name).read_bytes()
        except FileNotFoundError:
            raise NotThereError(f"{name} is not built. Run `make bundle`.") from None
        asked = request.args.get("v", "")
        immutable = len(asked) >= 8 and _sha(content).startswith(asked)
        return _reply(request, content, "text/javascript", expires=DAY if immutable else 0)

    return respond


def _app(respond: Callable[[Request], Response]) -> Any:
    """A WSGI application that turns every error into one sentence."""

    @Request.application
    def app(request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return _refuse(request, 405, "Only GET and HEAD are supported.")
        try:
            return respond(request)
        except NotWantedError:
            return _refuse(request, 503, "No request waits for this any more.")
        except (NotThereError, errors.NotFoundError) as error:
            return _refuse(request, 404, str(error))
        except (NotAskedError, ActmemError, errors.PublicError) as error:
            return _refuse(request, 400, str(error))
        except Exception as error:  # a valid recording that still causes an error
            trace = printable_lines(traceback.format_exc())
            _log.error("%s failed.\n%s", printable(request.path), trace)
            what = f"{type(error).__name__}: {error}"
            return _refuse(
                request, 400, f"This cannot be shown ({what}). The log of TensorBoard has details."
            )

    return app


def _refuse(request: Request, code: int, sentence: str) -> Response:
    return _reply(request, " ".join(sentence.split()), "text/plain", code=code)


def _reply(request: Request, content: bytes | str, mimetype: str, **about: Any) -> Response:
    # Other responses lack headers that TensorBoard requires, which gives a warning.
    response: Response = http_util.Respond(request, content, mimetype, **about)
    return response


def _digest(name: str) -> str:
    try:
        return _sha((STATIC / name).read_bytes())[:16]
    except OSError:
        return "missing"


def _sha(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
