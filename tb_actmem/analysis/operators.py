"""What the name of an op says: ``aten::add_.Tensor`` is ``add_``, which works in place."""

from __future__ import annotations

import functools
from typing import NamedTuple

from tb_actmem.model import Op, Recording


class Operator(NamedTuple):
    """The name of an op in its parts."""

    namespace: str
    name: str
    overload: str
    """"" for the one that torch calls ``default``."""

    @property
    def path(self) -> tuple[str, str, str]:
        """Where it is in ``torch.ops``."""
        return self.namespace, self.name, self.overload or "default"

    @property
    def works_in_place(self) -> bool:
        """``add_`` and ``__iand__`` write into what they are given first, ``__and__`` does not."""
        is_dunder = self.name.endswith("__")
        return self.name.startswith("__i") if is_dunder else self.name.endswith("_")

    @property
    def takes_out(self) -> bool:
        """Overloads that write into the tensors of an ``out=`` say so, or name these tensors."""
        return "out" in self.overload.split("_") or self.overload in _OUTS


_OUTS = {
    *("L", "OutScalar_Other", "OutScalar_Self", "OutTensor", "Q", "U", "X", "dim_max", "dim_min"),
    *("dim_values", "eigenvalues", "eigvals", "grad_input", "inverse", "output", "result", "sign"),
    *("values", "values_stable"),
    # Torch before 2.13 names dimensions too.
    *("dimname_values", "dimname_values_stable", "names_dim_max", "names_dim_min"),
    "names_dim_values",
}


@functools.lru_cache(maxsize=1000)
def operator(name: str) -> Operator:
    """Take the name of an op apart."""
    namespace, _, rest = name.rpartition("::")
    plain, _, overload = rest.partition(".")
    return Operator(namespace, plain, overload)


def written(recording: Recording, op: Op) -> tuple[int, ...]:
    """Return the storages that an op was given and writes into, as far as its name tells."""
    called = operator(op.name)
    if called.works_in_place:
        return op.inputs[:1]
    if not called.takes_out:
        return ()
    returned = {recording.tensors[tensor].storage for tensor in op.outputs}
    return tuple(dict.fromkeys(storage for storage in op.inputs if storage in returned))
