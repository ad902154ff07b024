"""The order in which torch's engine runs nodes: the newest first, equal ones by its heap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tb_actmem.predict.fake_tensors.node_hooks import Gradients, call_tensor_hooks
from tb_actmem.predict.fake_tensors.nodes import add, release, run
from tb_actmem.predict.fake_tensors.torch_private import input_shapes
from tb_actmem.recorder.dry_run_state import DryRunState
from tb_actmem.recorder.graph.saves import node_type
from tb_actmem.recorder.graph.walk import Inputs, walk
from tb_actmem.recorder.torch_private import sequence_nr


class ReadyNodes:
    """Nodes whose gradients are all there, in a heap that makes the same moves as torch's.

    The nodes at which the graph ends share one sequence number, so only the steps of the C++
    library's heap decide their order.
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
        """Put a value into a hole, or higher up if the values above are lower."""
        heap = self._heap
        while hole:
            above = (hole - 1) // 2
            if heap[above][0] >= value[0]:
                break
            heap[hole] = heap[above]
            hole = above
        heap[hole] = value

    def _sink(self) -> int:
        """Move the hole at the top to the bottom, along the greater values; return its position."""
        heap, hole = self._heap, 0
        while (right := 2 * hole + 2) < len(heap):
            greater = right if heap[right][0] >= heap[right - 1][0] else right - 1
            heap[hole] = heap[greater]
            hole = greater
        if right == len(heap):
            heap[hole] = heap[right - 1]
            hole = right - 1
        return hole


Edge = tuple[Any, int]
"""(node, index of its incoming gradient)."""


class Backward:
    """One backward over one graph."""

    def __init__(self, roots: Sequence[Edge], dry_run: DryRunState) -> None:
        newest = sorted({node: None for node, _ in roots}, key=sequence_nr, reverse=True)
        graph = walk(lambda: iter(newest))
        self._nodes, self._edges = graph.nodes, graph.inputs
        self._positions = {node: position for position, node in enumerate(graph.nodes)}
        self._roots = [(self._positions[node], number) for node, number in roots]
        self._dry_run = dry_run
        self._missing = [0] * len(graph.nodes)
        """How many gradients each node still waits for."""
        self._given: dict[int, Gradients] = {}
        self._ready = ReadyNodes()
        self._asked: dict[int, list[tuple[int, int]]] = {}
        """Node → (index of its incoming gradient, position among the answers)."""
        self._runs: set[int] | None = None
        """The nodes that are to run; None: all of them."""
        self.answers: Gradients = []

    def comes_to(self, node: Any) -> bool:
        """Tell whether a node is to run."""
        position = self._positions.get(node)
        return position is not None and (self._runs is None or position in self._runs)

    def edges(self, of: Sequence[Any], edge: Callable[[Any], Edge]) -> list[Edge]:
        """Find the edges of these tensors; ``edge`` returns them for tensors that are not leaves of
        the graph.

        A view of a leaf would work as well, but not for tensors that a finished transform of
        `torch.func` had wrapped: torch removes the wrapper.
        """
        ends = (node for node in self._nodes if node_type(node).name == "AccumulateGrad")
        leaves = {id(node.variable): node for node in ends}
        return [(leaves[id(one)], 0) if id(one) in leaves else edge(one) for one in of]

    def ask(self, inputs: Sequence[Edge | None], *, accumulate: bool) -> None:
        """Run only the nodes that lead to these; without ``accumulate`` their gradients are the
        answers."""
        positions = [None if one is None else self._positions.get(one[0]) for one in inputs]
        self._runs = self._before({position for position in positions if position is not None})
        self.answers = [] if accumulate else [None] * len(inputs)
        for place, (position, one) in enumerate(zip(positions, inputs, strict=True)):
            if position is None or one is None:
                continue
            if accumulate:
                self._runs.add(position)
            else:
                self._asked.setdefault(position, []).append((one[1], place))

    def _before(self, ends: set[int]) -> set[int]:
        """Find the nodes from which an edge leads to these, or to another found node."""
        leading: dict[int, list[int]] = {}
        for position, edges in enumerate(self._edges):
            for edge in edges:
                if edge is not None:
                    leading.setdefault(edge[0], []).append(position)
        earlier, left = set[int](), list(ends)
        while left:
            for position in leading.get(left.pop(), ()):
                if position not in earlier:
                    earlier.add(position)
                    left.append(position)
        return earlier

    def run(self, gradients: Gradients, *, keep_graph: bool) -> None:
        """Run the backward from the gradients of the roots."""
        for edges in (*self._edges, self._roots if len(self._roots) > 1 else ()):
            for edge in edges:
                if edge is not None:
                    self._missing[edge[0]] += 1
        if len(self._roots) == 1:
            self._missing[self._roots[0][0]] += 1
        around = self._dry_run.node
        try:
            self._hand_on(self._roots, [*gradients])
            while self._ready:
                self._evaluate(self._ready.pop(), keep_graph)
        finally:
            self._dry_run.node = around

    def _evaluate(self, position: int, keep_graph: bool) -> None:
        if self._runs is not None and position not in self._runs:
            self._answer(position, self._incoming(position))
            return
        self._dry_run.node = self._nodes[position]
        outputs = self._call(position)  # incoming gradients die here
        if not keep_graph:
            release(self._nodes[position])
        self._hand_on(self._edges[position], outputs)

    def _incoming(self, position: int) -> Gradients:
        gradients = self._given.pop(position)
        call_tensor_hooks(self._nodes[position], gradients)
        return gradients

    def _answer(self, position: int, gradients: Gradients) -> None:
        for number, place in self._asked.get(position, ()):
            self.answers[place] = gradients[number]

    def _call(self, position: int) -> Gradients:
        gradients = self._incoming(position)
        self._answer(position, gradients)
        return run(self._nodes[position], gradients)

    def _hand_on(self, edges: Inputs, outputs: Gradients) -> None:
        """Add a node's results to the inputs of the next nodes."""
        for place, edge in enumerate(edges[: len(outputs)]):
            if edge is None:
                continue
            position, number = edge
            self._missing[position] -= 1
            if position not in self._given:
                if not self._is_wanted(position):
                    continue
                self._given[position] = [None] * max(1, len(input_shapes(self._nodes[position])))
            add(self._given[position], number, outputs, place)
            if not self._missing[position]:
                self._ready.push(sequence_nr(self._nodes[position]), position)

    def _is_wanted(self, position: int) -> bool:
        return self._runs is None or position in self._runs or position in self._asked
