"""Hostile input in a real TensorBoard: what its process takes while all is asked of mutants."""

from __future__ import annotations

import contextlib
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fuzz import DEFECT, READ, REFUSED, Outcome
from mutants import mutant
from tensorboard.compat.proto import event_pb2
from tensorboard.summary.writer.event_file_writer import EventFileWriter
from tensorboards import Server, tensorboard

from tb_actmem.events import metadata
from tb_actmem.events.summaries import blob_pb

ROUTES: tuple[tuple[str, dict[str, int]], ...] = (
    ("recording.json", {}),
    ("graph.dot", {}),
    ("timeline.json", {}),
    ("terms.json", {}),
    ("detail.json", {"node": 0}),
    ("detail.json", {"module": 0}),
    ("ranks.json", {}),
)
MOST = 1200 * 2**20
"""Bytes of all the server's processes: 200 MiB for itself, the rooms of the tab, and its work."""


def served(files: int) -> Counter[Outcome]:
    """Write event files of mutants, every other one damaged itself, and ask a server for all."""
    found: Counter[Outcome] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for seed in range(files):
            _write(folder / "runs" / f"job{seed % 7}" / f"rank{seed}", seed)
        with tensorboard(folder, "--logdir", str(folder / "runs"), "--load_fast=false") as server:
            before = resident_bytes(server.pid)
            found.update(_asked(server, files // 2))
            after = resident_bytes(server.pid)
    print(f"{before >> 20} MiB before, {after >> 20} MiB after {files} files", file=sys.stderr)
    if after > MOST:
        found[Outcome(DEFECT, f"the server takes {after >> 20} MiB")] += 1
    return found


def _write(run: Path, seed: int) -> None:
    writer = EventFileWriter(str(run))
    summary = blob_pb("t", mutant(seed), metadata.create(rank=seed))
    writer.add_event(event_pb2.Event(wall_time=1e9, step=0, summary=summary))
    writer.close()
    if seed % 2:
        chance = random.Random(seed)
        (file,) = run.iterdir()
        data = bytearray(file.read_bytes())
        for _ in range(chance.randint(1, 3)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        file.write_bytes(data)


def _asked(server: Server, runs: int) -> Iterator[Outcome]:
    """Ask every route for every recording that TensorBoard has read."""
    server.wait_until(lambda: len(server.steps()) >= runs)
    for run in server.tab("index.json").json["runs"]:
        for tag in run["tags"]:
            about = {"run": run["run"], "tag": tag["tag"], "step": tag["steps"][0]["step"]}
            for route, more in ROUTES:
                reply = server.tab(route, **about, **more)
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
