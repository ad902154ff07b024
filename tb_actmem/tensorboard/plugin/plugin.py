"""The server side of the tab, in TensorBoard or alone. It only reads, also ahead of requests."""

from __future__ import annotations

import argparse
import errno
import gzip
import hashlib
import io
import logging
import secrets
import socket
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stderr
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from tensorboard import errors, plugin_util, program
from tensorboard.backend import http_util
from tensorboard.context import RequestContext
from tensorboard.plugins import base_plugin
from tensorboard.plugins.core.core_plugin import CorePluginLoader
from werkzeug.wrappers import Request, Response

from tb_actmem.errors import ActmemError, printable, printable_lines
from tb_actmem.tensorboard.events import PLUGIN_NAME, TAB_NAME, NotThereError, Series
from tb_actmem.tensorboard.plugin import Loader, answers
from tb_actmem.tensorboard.plugin.jobs import NotWantedError, is_connected
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query
from tb_actmem.tensorboard.plugin.routes import ROUTES, Route, Server
from tb_actmem.tensorboard.plugin.store import Answer, Store

WAITS = (0.3, 0.7, 1, 2, 4, 8, 16, 32)
"""Seconds between checks of what TensorBoard has loaded; then the thread ends."""
LONG = 8
"""After a wait of so many seconds other runs are read, too, for about the same time."""
_log = logging.getLogger(__name__)


class Place(NamedTuple):
    """The run, tag and step of a recording."""

    run: str
    tag: str
    step: int


def read_ahead(store: Store) -> threading.Thread:
    """Start to read the recording that the tab opens with, and each one that replaces it.

    Later it reads the recordings that the other runs open with, and caches the answers.
    """
    thread = threading.Thread(target=_read, args=(store,), name="actmem-ahead", daemon=True)
    thread.start()
    return thread


def _read(store: Store) -> None:
    read: dict[Place, bool] = {}
    for wait in WAITS:
        time.sleep(wait)
        with _errors_logged():
            places = iter(newest_first(store.listing(RequestContext(), "").series))
            for place in places:  # the page skips unreadable recordings
                if _is_read(store, place, read, answers.recording):
                    break
            if wait >= LONG:
                end = time.monotonic() + wait
                for place in places:
                    if time.monotonic() < end:
                        _is_read(store, place, read, answers.recording_in_passing)


def _is_read(
    store: Store, place: Place, read: dict[Place, bool], answer: Callable[[Store, Query], Answer]
) -> bool:
    """Read a recording, unless it was read before; False if it is unreadable."""
    if place not in read:
        read[place] = False
        args = {name: str(value) for name, value in place._asdict().items()}
        with _errors_logged():
            answer(store, Query(RequestContext(), "", args))
            read[place] = True
    return read[place]


@contextmanager
def _errors_logged() -> Iterator[None]:
    """Only log errors: a request for the recording will report them."""
    try:
        yield
    except Exception:
        _log.debug("No recording can be read in advance.", exc_info=True)


def newest_first(series: Iterable[Series]) -> list[Place]:
    """The recording that the tab shows first in each run: the last step of the first tag.

    The tab opens with the first of these, the run that was written last. Runs that are known to be
    unreadable are left out.
    """
    runs: dict[str, list[Series]] = {}
    for each in series:
        runs.setdefault(each.run, []).append(each)
    written = sorted(runs.values(), key=_written, reverse=True)
    firsts = [run[0] for run in written if run[0].problem is None]
    return [Place(first.run, first.tag, first.steps[-1][0]) for first in firsts]


def _written(run: Iterable[Series]) -> float:
    return max(wall_time or 0 for each in run for _, wall_time in each.steps)


STATIC = Path(__file__).parent / "static"
SCRIPTS = ("index.js", "layout.worker.js")
"""The files of the front end. They are listed, so that no path is made from a URL."""

DAY = 24 * 60 * 60


class ActmemPlugin(base_plugin.TBPlugin):  # type: ignore[misc]
    """The Activation Memory tab."""

    plugin_name = PLUGIN_NAME

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
            es_module_path=f"/index.js?v={_digest('index.js')}", tab_name=TAB_NAME
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
        script = _script(name)
        asked = request.args.get("v", "")
        immutable = len(asked) >= 8 and script.digest.startswith(asked)
        about = {"content_encoding": "gzip", "expires": DAY if immutable else 0}
        return _reply(request, script.zipped, "text/javascript", **about)

    return respond


class _Script(NamedTuple):
    digest: str
    zipped: bytes


def _script(name: str) -> _Script:
    path = STATIC / name
    try:
        return _zipped(path, path.stat().st_mtime_ns)
    except FileNotFoundError:
        raise NotThereError(f"{name} is not built. Run `make bundle`.") from None


@lru_cache(maxsize=2 * len(SCRIPTS))
def _zipped(path: Path, changed: int) -> _Script:
    """Compress once for each content: TensorBoard would do it for each request, and less."""
    content = path.read_bytes()
    return _Script(hashlib.sha256(content).hexdigest(), gzip.compress(content, 6, mtime=0))


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
        return _script(name).digest[:16]
    except (NotThereError, OSError):
        return "missing"


def launch(folder: Path, host: str, port: int | None, token: str | None) -> str:
    """Start TensorBoard's server with the tab only, in a thread, and return its address.

    Without the token, nothing is answered. Raises ActmemError if nothing can listen there.
    """

    def server(wsgi_app: Any, flags: argparse.Namespace) -> Any:
        try:
            return program.WerkzeugServer(_Alone(wsgi_app, token), flags)
        except SystemExit as error:  # werkzeug prints why, and exits
            cause = error.__context__
            if isinstance(cause, OSError) and cause.errno == errno.EADDRINUSE:
                # Another program took the port after TensorBoard had looked.
                message = f"Port {flags.port} is in use"
                raise program.TensorBoardPortInUseError(message) from None
            raise

    tensorboard = program.TensorBoard(
        [CorePluginLoader(), Loader()], server_class=program.with_port_scanning(server)
    )
    tensorboard.configure(logdir=str(folder), host=host, port=port)
    said = io.StringIO()
    try:
        with redirect_stderr(said):  # advice about TensorBoard's own flags
            address: str = tensorboard.launch()
    except program.TensorBoardServerException as error:
        cause = f"{printable(error.msg)}. Choose another --port."
        raise ActmemError(cause, code="cannot-serve") from None
    except (OSError, SystemExit) as error:
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
            path = f"/data/plugin/{PLUGIN_NAME}{request.path}"  # as TensorBoard has it
            return self._app({**environ, "PATH_INFO": path}, start_response)
        return response(environ, start_response)
