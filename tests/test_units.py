"""Numbers as text, against the table that the front end reads too."""

import json

import pytest
from goldens import GOLDEN
from hypothesis import given
from hypothesis import strategies as st

from tb_actmem.wording.units import exact_nbytes_text, nbytes_of, nbytes_text, share_text

UNITS = {"B": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30, "TiB": 2**40, "PiB": 2**50, "EiB": 2**60}


@pytest.mark.parametrize(("nbytes", "text"), json.loads((GOLDEN / "units.json").read_text()))
def test_bytes_are_worded_as_in_the_table(nbytes, text):
    assert nbytes_text(nbytes) == text


SHARES = json.loads((GOLDEN / "shares.json").read_text())


@pytest.mark.parametrize(("part", "whole", "text"), SHARES)
def test_shares_are_worded_as_in_the_table(part, whole, text):
    assert share_text(part, whole) == text


@given(st.integers(0, 2**70))
def test_text_is_within_half_its_last_place_and_without_a_point_it_is_exact(nbytes):
    number, unit = nbytes_text(nbytes).split()
    size = UNITS[unit]
    if "." in number:
        one = 10 if size < 2**30 else 100
        assert abs(int(number.replace(".", "")) * size - nbytes * one) * 2 <= size
    else:
        assert int(number) * size == nbytes


@given(st.integers(0, 2**50), st.integers(1, 2**50))
def test_a_share_is_rounded_but_never_to_nothing_or_everything(part, more):
    text = share_text(part, part + more)
    assert (text == "0%") == (part == 0)
    assert text != "100%"


def test_exact_bytes_are_written_out():
    assert exact_nbytes_text(83886080) == "83,886,080 bytes"
    assert exact_nbytes_text(1) == "1 byte"


@given(st.integers(0, 2**70))
def test_a_size_without_a_point_is_read_as_it_was_written(nbytes):
    text = nbytes_text(nbytes)
    if "." not in text:
        assert nbytes_of(text) == nbytes


@pytest.mark.parametrize(
    ("text", "nbytes"),
    [("328", 328), ("328B", 328), ("2GiB", 2**31), ("1.5 MiB", 3 * 2**19), ("0.1KiB", 102)],
)
def test_sizes_are_read_as_people_write_them(text, nbytes):
    assert nbytes_of(text) == nbytes


@pytest.mark.parametrize("text", ["", "GiB", "2GB", "2 gib", "-1", "1e9", "2 GiB more", "٣"])
def test_what_is_no_size_is_refused(text):
    with pytest.raises(ValueError, match="is no number of bytes"):
        nbytes_of(text)
