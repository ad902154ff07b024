"""The text of an out-of-memory error, and the figures of memory_stats, are explained too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tb_actmem.cli.main import main
from tb_actmem.snapshot.figures import MAX_TEXT, error_figures, memory_stats

GIB, MIB = 2**30, 2**20
TRACEBACK = """epoch 3
Traceback (most recent call last):
  File "/home/me/train.py", line 30, in <module>
    loss = model(x)
  File "/env/lib/python3.11/site-packages/torch/nn/modules/module.py", line 1787, in _call_impl
  File "/home/me/model.py", line 12, in forward
    return self.mlp(x)
  File "/env/lib/python3.11/site-packages/torch/nn/modules/linear.py", line 134, in forward
torch.OutOfMemoryError: """
NEW = (
    "CUDA out of memory. Tried to allocate 2.50 GiB. GPU 0 has a total capacity of 79.00 GiB of "
    "which 512.00 MiB is free. Process 12 has 20.00 GiB memory in use. Including non-PyTorch "
    "memory, this process has 58.50 GiB memory in use. Of the allocated memory 54.00 GiB is "
    "allocated by PyTorch, with 24.00 MiB allocated in private pools (e.g., CUDA Graphs), and "
    "4.00 GiB is reserved by PyTorch but unallocated. If reserved but unallocated memory is large "
    "try setting PYTORCH_ALLOC_CONF=expandable_segments:True to avoid fragmentation."
)
OLD = (
    "CUDA out of memory. Tried to allocate 20.00 MiB (GPU 0; 23.50 GiB total capacity; 22.00 GiB "
    "already allocated; 12.00 MiB free; 22.25 GiB reserved in total by PyTorch) If reserved "
    "memory is >> allocated memory try setting max_split_size_mb to avoid fragmentation."
)


def test_figures_of_a_new_error_are_read():
    figures = error_figures(f"{TRACEBACK}{NEW}\n".encode())

    assert figures is not None
    assert figures[:6] == (
        *(int(2.5 * GIB), 79 * GIB, 512 * MIB, int(58.5 * GIB), 54 * GIB, 4 * GIB),
    )
    assert figures.line is not None
    assert (figures.line.file, figures.line.line) == ("/home/me/model.py", 12)


def test_figures_of_torch_2_0_are_read():
    figures = error_figures(OLD.encode())

    assert figures is not None
    assert figures[:6] == (20 * MIB, int(23.5 * GIB), 12 * MIB, None, 22 * GIB, 256 * MIB)
    assert figures.line is None


def test_misspelt_capacity_of_torch_2_1_is_read():
    figures = error_figures(NEW.replace("capacity", "capacty").encode())

    assert figures is not None
    assert figures.total == 79 * GIB


def test_last_error_of_a_log_counts():
    figures = error_figures(f"{TRACEBACK}{OLD}\nagain\n{TRACEBACK}{NEW}".encode())

    assert figures is not None
    assert figures.nbytes == int(2.5 * GIB)


def test_other_text_has_no_figures():
    assert error_figures(b"RuntimeError: Tried to allocate") is None
    assert error_figures(b"\xff\x00" * 100) is None


def test_log_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "train.log"
    path.write_text(f"{TRACEBACK}{NEW}")

    assert main(["explain", str(path)]) == 0
    said = capsys.readouterr().out
    assert "2.50 GiB requested at model.py:12 forward" in said
    assert "Fragmentation: 4 GiB were free inside segments when 2.50 GiB did not fit" in said
    assert "Other processes have 20 GiB of the device" in said

    assert main(["explain", str(path), "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert answer["error"]["allocated"] == 54 * GIB


STATS = {
    "num_ooms": 1,
    "num_alloc_retries": 2,
    "allocated_bytes.all.current": 20 * GIB,
    "allocated_bytes.all.peak": 22 * GIB,
    "active_bytes.all.current": 21 * GIB,
    "reserved_bytes.all.current": 30 * GIB,
    "reserved_bytes.all.peak": 31 * GIB,
    "inactive_split_bytes.all.current": 8 * GIB,
    "inactive_split.all.current": 64,
    "reserved_bytes_by_private_pools.0_1.all.current": 3 * GIB,
    "reserved_bytes_by_private_pools.0_1.large_pool.current": 3 * GIB,
    "max_split_size": -1,
}


def test_memory_stats_are_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "stats.json"
    path.write_text(json.dumps(STATS))

    assert main(["explain", str(path)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "out of memory 1 time peak allocated 22 GiB peak reserved 31 GiB" in said
    assert "at the end 20 GiB allocated, 30 GiB reserved" in said
    assert "2 times, memory was short" in said
    assert "1 GiB are freed, but other streams still use them" in said
    assert "Private pools, such as those of CUDA graphs, reserve 3 GiB." in said
    assert "Fragmentation: 8 GiB in 64 blocks are free beside allocated memory" in said
    assert "1 GiB are in segments without any block" in said
    assert said.endswith("Then type: tb-actmem explain snapshot.pickle")

    assert main(["explain", str(path), "--json"]) == 0
    [device] = json.loads(capsys.readouterr().out)["memory_stats"]
    assert (device["peak_allocated"], device["peak_requested"]) == (22 * GIB, None)


def test_other_json_has_no_memory_stats():
    needed = '{"allocated_bytes.all.current": '

    for value in ("-1}", '"5"}', "1e3}", "true}", f"{2**64}}}", "[1]}", "1"):
        assert memory_stats(f"{needed}{value}".encode()) == []
    assert memory_stats(b"[" * 100_000) == []
    assert memory_stats(f"{needed}1}}{' ' * MAX_TEXT}".encode()) == []
    assert memory_stats(b'{"a": ' * 900 + b"1" + b"}" * 900) == []


def test_log_without_an_error_is_no_snapshot(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "train.log"
    path.write_text("epoch 3")

    assert main(["explain", str(path)]) == 1
    assert "is not a snapshot of torch" in capsys.readouterr().err
    assert main(["explain", str(tmp_path / "none")]) == 1
