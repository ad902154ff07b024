"""The order in which torch's engine takes nodes: the newest first, equals as its heap has them."""

from __future__ import annotations


class ReadyNodes:
    """Nodes whose gradients are all there, in a heap that moves what torch's moves.

    Those at which the graph ends have one number between them, so that which of them comes first
    is decided by nothing but the steps of the C++ library's heap.
    """

    def __init__(self) -> None:
        self._heap: list[tuple[int, int]] = []

    def __bool__(self) -> bool:
        return bool(self._heap)

    def push(self, number: int, node: int) -> None:
        """Add a node with its sequence number."""
        self._heap.append((number, node))
        self._rise(len(self._heap) - 1, (number, node))

    def pop(self) -> int:
        """Take the node with the highest number."""
        heap = self._heap
        first, last = heap[0], heap.pop()
        if heap:
            self._rise(self._sink(), last)
        return first[1]

    def _rise(self, hole: int, value: tuple[int, int]) -> None:
        """Put a value into a hole, or higher up where what stands above is less."""
        heap = self._heap
        while hole:
            above = (hole - 1) // 2
            if heap[above][0] >= value[0]:
                break
            heap[hole] = heap[above]
            hole = above
        heap[hole] = value

    def _sink(self) -> int:
        """Move the hole at the top down to the bottom, along the greater ones; return its place."""
        heap, hole = self._heap, 0
        while (right := 2 * hole + 2) < len(heap):
            greater = right if heap[right][0] >= heap[right - 1][0] else right - 1
            heap[hole] = heap[greater]
            hole = greater
        if right == len(heap):
            heap[hole] = heap[right - 1]
            hole = right - 1
        return hole
