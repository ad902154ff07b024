"""Fuzz a real TensorBoard: measure its memory while it answers requests about mutants."""

from __future__ import annotations

import contextlib
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from google.protobuf.message import DecodeError
from tensorboard.compat.proto import event_pb2
from tensorboard.summary.writer.event_file_writer import EventFileWriter

from tb_actmem.tensorboard.events import summary_metadata
from tb_actmem.tensorboard.events.writers import blob_pb
from tests.fuzz import DEFECT, READ, REFUSED, Outcome
from tests.support.mutants import mutant
from tests.support.tensorboards import Server, tensorboard

ROUTES: tuple[tuple[str, dict[str, object]], ...] = (
    ("recording.json", {}),
    ("graph.dot", {}),
    ("timeline.json", {}),
    ("alive.json", {"op": 0}),
    ("terms.json", {}),
    ("fitted.json", {}),
    ("detail.json", {"node": 0}),
    ("detail.json", {"module": 0}),
    ("ranks.json", {}),
    ("steps.json", {}),
    ("totals.json", {}),
    ("compare.json", {"checkpoint": "**"}),
    ("compare.dot", {"checkpoint": "**"}),
    ("plan.json", {"reduce": "10%"}),
    ("curve.json", {}),
    ("patterns.json", {}),
    ("optimize.json", {"checkpoint": "**"}),
    ("fits.json", {"gpu": "T4", "memory": "5", "outside": "1"}),
)
MOST = 1200 * 2**20
"""Bytes of all the server's processes: 200 MiB for itself, the rooms of the tab, and its work."""


def served(files: int) -> Counter[Outcome]:
    """Write event files of mutants, and ask a server with either loader for all of them."""
    found: Counter[Outcome] = Counter()
    with tempfile.TemporaryDirectory() as name:
        runs = Path(name) / "runs"
        for seed in range(files):
            _write(runs / f"job{seed % 7}" / f"rank{seed}", seed)
        for loader in ("--load_fast=false", "--load_fast=true"):
            found += _served(runs, loader)
    return found


def _served(runs: Path, loader: str) -> Counter[Outcome]:
    """Ask a server with this loader for all of the runs, and weigh it."""
    found: Counter[Outcome] = Counter()
    with tensorboard(runs.parent, "--logdir", str(runs), loader) as server:
        before = resident_bytes(server.pid)
        found.update(_asked(server))
        after = resident_bytes(server.pid)
    print(f"{loader}: {before >> 20} MiB before, {after >> 20} MiB after", file=sys.stderr)
    if after > MOST:
        found[Outcome(DEFECT, f"the server with {loader} takes {after >> 20} MiB")] += 1
    return found


def _write(run: Path, seed: int) -> None:
    """Write one event: every other one is damaged, every tenth claims 300,000 strings."""
    summary = blob_pb("t", mutant(seed), summary_metadata(rank=seed))
    if seed % 10 == 0:
        summary.value[0].tensor.tensor_shape.dim[0].size = 300_000
    event = event_pb2.Event(wall_time=1e9, step=0, summary=summary)
    writer = EventFileWriter(str(run))
    writer.add_event(_damaged(event, random.Random(seed)) if seed % 2 else event)
    writer.close()


def _damaged(event: event_pb2.Event, chance: random.Random) -> event_pb2.Event:
    """The event with other bytes in front of the recording, which has a checksum of its own."""
    whole = event.SerializeToString()
    while True:
        data = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            data[chance.randrange(min(250, len(data)))] = chance.randrange(256)
        with contextlib.suppress(DecodeError):
            return event_pb2.Event.FromString(bytes(data))


def _asked(server: Server) -> Iterator[Outcome]:
    """Ask every route for every recording that TensorBoard has read."""
    known: dict[str, list[int]] = {}
    while len(known) < len(known := server.steps()):
        time.sleep(5)
    for run in server.tab("index.json").json["runs"]:
        for tag in run["tags"]:
            about = {"run": run["run"], "tag": tag["tag"], "step": tag["steps"][0]["step"]}
            for route, more in ROUTES:
                args = about | more
                if route == "steps.json":
                    del args["step"]
                reply = server.tab(route, **args)
                said = reply.body[:200].decode(errors="replace")
                is_ours = reply.code in (400, 404) and "the log says why" not in said
                kind = READ if reply.code == 200 else REFUSED if is_ours else DEFECT
                yield Outcome(kind, f"{route}: {said}" if kind == DEFECT else "by the server")


def resident_bytes(group: int) -> int:
    """What all processes of a group have in memory now."""
    pages = 0
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has just ended
            if os.getpgid(int(process.name)) == group:
                pages += int((process / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
