"""Op names equal torch's names, checked with torch's list of derivatives."""

from __future__ import annotations

import re
from pathlib import Path

import torch

from tb_actmem.analysis.index import common_name, op_name, starred
from tb_actmem.model import Recording
from tests.support.recordings import meta, node

DERIVATIVES = (
    Path(torch.__file__).parents[1] / "torchgen" / "packaged" / "autograd" / "derivatives.yaml"
)


def named(name):
    return op_name(Recording(meta=meta(), nodes=(node(name),)), 0)


def test_node_names_match_torchs_operators():
    text = DERIVATIVES.read_text("utf-8")
    operators = {*re.findall(r"^- name: (\w+)", text, re.MULTILINE)}
    nodes = {"".join(word.title() for word in name.split("_")): name for name in operators}

    found = {name: named(f"{node}Backward0") for node, name in nodes.items()}

    assert len(found) > 500
    assert found == {name: name.strip("_") for name in found}


def test_digits_stay_with_their_word():
    assert named("MaxPool2DWithIndicesBackward0") == "max_pool2d_with_indices"
    assert named("FftR2CBackward0") == "fft_r2c"
    assert named("SmoothL1LossBackward0") == "smooth_l1_loss"


def test_common_name_has_stars_for_differences():
    names = ["stages.0.layers.0.conv1", "stages.0.layers.1.conv1", "stages.0.layers.1.conv1"]

    assert common_name(names) == "stages.0.layers.*.conv1"
    assert common_name([*names, "stages.3.layers.1.conv1"]) == "stages.*.layers.*.conv1"
    assert common_name(names[:1]) == names[0]
    assert common_name([""]) == ""
    assert starred("stages.0.conv1.12") == "stages.*.conv1.*"
