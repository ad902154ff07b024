"""The order in which a backward runs nodes: that of C++'s ``std::priority_queue``, ties too."""

from __future__ import annotations

import pytest

from tb_actmem.predict.fake_tensors.engine import ReadyNodes

TIES = {
    1: [0],
    2: [0, 1],
    3: [0, 1, 2],
    4: [0, 2, 1, 3],
    5: [0, 2, 4, 1, 3],
    6: [0, 2, 5, 4, 1, 3],
    7: [0, 2, 5, 6, 4, 1, 3],
    8: [0, 2, 6, 5, 7, 4, 1, 3],
    11: [0, 2, 6, 10, 9, 8, 5, 7, 4, 1, 3],
}
"""The order in which libstdc++'s queue returns so many nodes with one number."""


@pytest.mark.parametrize(("count", "order"), TIES.items())
def test_equal_nodes_follow_cpp_heap_order(count: int, order: list[int]) -> None:
    ready = ReadyNodes()
    for node in range(count):
        ready.push(5, node)

    assert [ready.pop() for _ in range(count)] == order
    assert not ready


def test_later_nodes_follow_cpp_heap_order() -> None:
    ready = ReadyNodes()
    for node, number in enumerate([9, 9, 4, 9, 7, 9, 9, 2, 9, 4, 4, 9, 9]):
        ready.push(number, node)
    first = [ready.pop() for _ in range(5)]
    for number, node in ((9, 13), (4, 14), (9, 15)):
        ready.push(number, node)

    assert first == [0, 5, 6, 12, 11]
    assert [ready.pop() for _ in range(11)] == [1, 3, 15, 8, 13, 4, 2, 10, 14, 9, 7]
