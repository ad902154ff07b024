"""Numbers as text, checked with a table that the front end reads too."""

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tb_actmem.text import (
    exact_nbytes_text,
    nbytes_of,
    nbytes_text,
    share_of,
    share_text,
    sums_text,
    tick_text,
)
from tests.support.places import GOLDEN

UNITS = {"B": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30, "TiB": 2**40, "PiB": 2**50, "EiB": 2**60}


@pytest.mark.parametrize(("nbytes", "text"), json.loads((GOLDEN / "units.json").read_text()))
def test_bytes_match_table(nbytes, text):
    assert nbytes_text(nbytes) == text


@pytest.mark.parametrize(
    ("nbytes", "units", "text"),
    [
        (0, "MiB", "0 B"),
        (512 << 20, "MiB", "512 MiB"),
        (11 << 18, "MiB", "2.75 MiB"),
        (33 << 36, "MiB", "2.0625 TiB"),
        (1_500_000, "MB", "1.5 MB"),
    ],
)
def test_tick_is_exact(nbytes, units, text):
    assert tick_text(nbytes, units) == text


SHARES = json.loads((GOLDEN / "shares.json").read_text())


@pytest.mark.parametrize(("part", "whole", "text"), SHARES)
def test_shares_match_table(part, whole, text):
    assert share_text(part, whole) == text


@given(st.integers(0, 2**70))
def test_text_is_rounded_and_without_point_exact(nbytes):
    number, unit = nbytes_text(nbytes).split()
    size = UNITS[unit]
    if "." in number:
        one = 10 if size < 2**30 else 100
        assert abs(int(number.replace(".", "")) * size - nbytes * one) * 2 <= size
    else:
        assert int(number) * size == nbytes


@given(st.integers(0, 2**50), st.integers(1, 2**50))
def test_share_is_never_rounded_to_zero_or_all(part, more):
    text = share_text(part, part + more)
    assert (text == "0%") == (part == 0)
    assert text != "100%"


def test_exact_bytes_are_written_out():
    assert exact_nbytes_text(83886080) == "83,886,080 bytes"
    assert exact_nbytes_text(1) == "1 byte"


@given(st.integers(0, 2**70))
def test_size_without_point_is_parsed_exactly(nbytes):
    text = nbytes_text(nbytes)
    if "." not in text:
        assert nbytes_of(text) == nbytes


@pytest.mark.parametrize(
    ("text", "nbytes"),
    [
        *[("328", 328), ("328B", 328), ("2GiB", 2**31), ("1.5 MiB", 3 * 2**19), ("0.1KiB", 102)],
        *[("225MB", 225_000_000), ("1.001 KB", 1001), ("2 kB", 2000), ("80GB", 80 * 10**9)],
        *[("1.5TB", 15 * 10**11), ("3PB", 3 * 10**15), ("1EB", 10**18)],
    ],
)
def test_sizes_are_parsed(text, nbytes):
    assert nbytes_of(text) == nbytes


@pytest.mark.parametrize(
    "text", ["", "GiB", "GB", "2G", "2 gib", "2gb", "2 Mb", "-1", "1e9", "2 GiB more", "2 KIB", "٣"]
)
def test_invalid_size_is_rejected(text):
    with pytest.raises(ValueError, match=r"is not a number of bytes: write 2GiB .*, 2GB .* or 328"):
        nbytes_of(text)


SUMS = {
    (): "0 B",
    (("cpu", 5),): "5 B",
    (("cuda:0", 2048), ("cpu", 0)): "2 KiB on cuda:0",
    (("cuda:0", 0), ("cpu", 0)): "0 B",
    (("cuda:0", 2048), ("cpu", 7)): "2 KiB on cuda:0 and 7 B on cpu",
    (("cuda:0", 1), ("cuda:1", 2), ("cpu", 3)): "1 B on cuda:0, 2 B on cuda:1 and 3 B on cpu",
}


@pytest.mark.parametrize("by_device", SUMS)
def test_devices_without_bytes_are_left_out(by_device):
    assert sums_text(dict(by_device)) == SUMS[by_device]


@pytest.mark.parametrize(
    ("nbytes", "binary", "decimal"),
    [
        (0, "0 B", "0 B"),
        (999, "999 B", "999 B"),
        (1000, "1000 B", "1 kB"),
        (1024, "1 KiB", "1.0 kB"),
        (1536, "1.5 KiB", "1.5 kB"),
        (-1536, "-1.5 KiB", "-1.5 kB"),
        (1_048_575, "1.0 MiB", "1.0 MB"),
        (999_949, "976.5 KiB", "999.9 kB"),
        (999_950, "976.5 KiB", "1.0 MB"),
        (2**30, "1 GiB", "1.07 GB"),
        (2**30 + 2**29, "1.50 GiB", "1.61 GB"),
        (10**9, "953.7 MiB", "1 GB"),
        (5 * 2**70, "5120 EiB", "5902.96 EB"),
    ],
)
def test_units_grow_by_1024_or_1000(nbytes, binary, decimal):
    assert nbytes_text(nbytes) == binary
    assert nbytes_text(nbytes, "MB") == decimal


@pytest.mark.parametrize(
    ("text", "share"),
    [("1%", "1/100"), ("0.5%", "1/200"), ("0.01", "1/100"), ("200%", "2"), ("100%", "1")],
)
def test_shares_are_parsed(text, share):
    assert share_of(text) == Fraction(share)


@pytest.mark.parametrize("text", ["1", "1.5", "50", "1.0"])
def test_bare_number_of_one_or_more_is_rejected(text):
    with pytest.raises(ValueError, match=f"{text} is ambiguous .*: write {text}% for"):
        share_of(text)


@pytest.mark.parametrize("text", ["", "%", "-1%", "1%%", "one", "1e2", "1 %", ".5", "1.", "٣%"])
def test_invalid_share_is_rejected(text):
    with pytest.raises(ValueError, match=r"is not a share: write 1% or 0\.01"):
        share_of(text)
