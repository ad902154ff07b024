"""Have whatever hooks make of saved tensors put into boxes, which a backward can empty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tb_actmem.dry_running.replaced import replaced
from tb_actmem.dry_running.torch_private import POP_HOOKS, PUSH_HOOKS, saving
from tb_actmem.recorder.boxes import Boxing, Hooks, unbox


@contextmanager
def boxed() -> Iterator[None]:
    """Put into boxes what hooks pack that come into force while the block runs."""
    in_force: list[Hooks] = []

    def pushing(behind: Callable[[Any, Any], None]) -> Any:
        def push(pack: Any, unpack: Any) -> None:
            in_force.append(Hooks(pack, unpack))
            behind(Boxing(in_force[-1]), unbox)

        return push

    def popping(behind: Callable[[], None]) -> Any:
        def pop() -> None:
            behind()
            if in_force:
                in_force.pop()

        return pop

    with replaced(saving, PUSH_HOOKS, pushing), replaced(saving, POP_HOOKS, popping):
        yield
