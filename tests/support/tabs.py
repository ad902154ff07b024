"""The tab's server side without a server: false data providers, and a client of the routes."""

from __future__ import annotations

import json
import urllib.parse
import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from tensorboard.backend.event_processing.data_provider import MultiplexerDataProvider
from tensorboard.backend.event_processing.plugin_event_multiplexer import EventMultiplexer
from tensorboard.compat.proto import event_pb2, summary_pb2
from tensorboard.data import provider
from tensorboard.plugins.base_plugin import TBContext
from tensorboard.summary.writer.event_file_writer import EventFileWriter
from werkzeug.test import Client, TestResponse
from werkzeug.wrappers import Request, Response

from tb_actmem.format import to_bytes
from tb_actmem.tensorboard.events import PLUGIN_NAME, summary_metadata

with warnings.catch_warnings():  # TensorBoard's plugin_util brings an old html5lib in
    warnings.simplefilter("ignore", DeprecationWarning)
    from tb_actmem.tensorboard.plugin import plugin


CONTENT = summary_metadata().plugin_data.content


class Blob(NamedTuple):
    """The data of a provider for one step."""

    data: Any
    wall_time: float = 1e9


class FakeProvider:
    """Series in a dictionary: (run, tag) → {step: blob}; counts reads."""

    def __init__(self, series: dict[tuple[str, str], dict[int, Blob]], content: bytes = CONTENT):
        self.series = series
        self.content = content
        self.reads: list[str] = []
        self.listed_away: set[str] = set()
        self.contents: dict[tuple[str, str], bytes] = {}
        """Plugin contents that differ from ``content``."""

    def experiment_metadata(self, ctx=None, *, experiment_id):
        return provider.ExperimentMetadata(data_location="runs")

    def list_plugins(self, ctx=None, *, experiment_id):
        return ["activation_memory"]

    def list_runs(self, ctx=None, *, experiment_id):
        return []

    def list_blob_sequences(self, ctx=None, *, experiment_id, plugin_name, run_tag_filter=None):
        found: dict[str, Any] = {}
        for (run, tag), steps in self._chosen(run_tag_filter):
            if run not in self.listed_away:
                found.setdefault(run, {})[tag] = provider.BlobSequenceTimeSeries(
                    max_step=max(steps, default=0),
                    max_wall_time=max((blob.wall_time for blob in steps.values()), default=0),
                    max_length=1,
                    plugin_content=self.contents.get((run, tag), self.content),
                    description="",
                    display_name="",
                )
        return found

    def read_blob_sequences(
        self, ctx=None, *, experiment_id, plugin_name, downsample, run_tag_filter=None
    ):
        assert plugin_name == "activation_memory"
        self.reads.append("steps")
        found: dict[str, Any] = {}
        for (run, tag), steps in self._chosen(run_tag_filter):
            found.setdefault(run, {})[tag] = [
                provider.BlobSequenceDatum(
                    step=step,
                    wall_time=blob.wall_time,
                    values=(provider.BlobReference(json.dumps([run, tag, step])),),
                )
                for step, blob in steps.items()
            ]
        return found

    def read_blob(self, ctx=None, *, blob_key):
        run, tag, step = json.loads(blob_key)
        self.reads.append("blob")
        data = self.series[run, tag][step].data
        if isinstance(data, Exception):
            raise data
        return data

    def _chosen(self, chosen) -> Iterable[tuple[tuple[str, str], dict[int, Blob]]]:
        for (run, tag), steps in self.series.items():
            if chosen is None or (run in chosen.runs and tag in chosen.tags):
                yield (run, tag), steps


class Tab:
    """A client of the tab's routes."""

    def __init__(self, data_provider: provider.DataProvider) -> None:
        self.plugin = plugin.ActmemPlugin(TBContext(data_provider=data_provider))
        apps = self.plugin.get_plugin_apps()

        @Request.application
        def dispatch(request: Request) -> Response:
            app = apps.get(request.path)
            return app or Response("no such route", 404)

        self.client = Client(dispatch)

    def get(self, route: str, **args: object) -> Any:
        query = urllib.parse.urlencode(args)
        return self.client.get(f"/{route}?{query}")

    def of(
        self, route: str, run: str = "a", tag: str = "t", step: object = 0, **args: object
    ) -> Any:
        return self.get(route, run=run, tag=tag, step=step, **args)


def fake(*recordings: Any, **fields: Any) -> FakeProvider:
    """A provider with one run and tag, a recording for each step."""
    steps = {step: Blob(to_bytes(recording)) for step, recording in enumerate(recordings)}
    return FakeProvider({("a", "t"): steps}, **fields)


def of_ranks(
    series: dict[tuple[str, str, int], dict[int, Blob]],
) -> FakeProvider:
    """A provider of several ranks: (run, tag, rank) → {step: blob}."""
    data = FakeProvider({(run, tag): steps for (run, tag, _), steps in series.items()})
    for run, tag, rank in series:
        data.contents[run, tag] = summary_metadata(rank=rank).plugin_data.content
    return data


def sentence(response: TestResponse, code: int) -> str:
    """The one sentence of a refusal."""
    assert response.status_code == code
    assert response.mimetype == "text/plain"
    text = response.get_data(as_text=True)
    assert text == " ".join(text.split())
    assert 10 < len(text) < 400
    return text


def written(folder: Path, *summaries: tuple[str, int, summary_pb2.Summary]) -> Tab:
    """A tab over event files, read by TensorBoard's slow loader."""
    for run in {run for run, _, _ in summaries}:
        writer = EventFileWriter(str(folder / run))
        for name, step, summary in summaries:
            if name == run:
                writer.add_event(event_pb2.Event(wall_time=1e9, step=step, summary=summary))
        writer.close()
    return opened(folder)


def opened(folder: Path) -> Tab:
    """A tab over a log directory, read by TensorBoard's slow loader."""
    multiplexer = EventMultiplexer(tensor_size_guidance={PLUGIN_NAME: 0})
    multiplexer.AddRunsFromDirectory(str(folder))
    multiplexer.Reload()
    return Tab(MultiplexerDataProvider(multiplexer, str(folder)))
