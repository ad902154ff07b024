"""One storage for the temporary memory of an op, whose number of blocks may vary with the size."""

from __future__ import annotations

from dataclasses import replace

from tb_actmem.model import Recording, Storage


def merged(recording: Recording) -> Recording:
    """Merge the storages that an op allocates and frees internally, for each op and device.

    Torch chooses a convolution's kernel, and so its blocks, by the sizes of its inputs.
    """
    named = {row.storage for row in recording.tensors}
    named.update(storage for op in recording.ops for storage in op.inputs)
    sums: dict[int, dict[str, Storage]] = {}
    last: dict[int | None, int] = {}
    temporary = set()
    for number, row in enumerate(recording.storages):
        last[row.birth] = number
        if row.birth is None or row.death != row.birth + 1 or number in named:
            continue
        temporary.add(number)
        of_op = sums.setdefault(row.birth, {})
        before = of_op.get(row.device, row._replace(nbytes=0))
        of_op[row.device] = before._replace(nbytes=before.nbytes + row.nbytes)
    rows: list[Storage] = []
    numbers: dict[int | None, int | None] = {None: None}
    for number, row in enumerate(recording.storages):
        if number not in temporary:
            numbers[number] = len(rows)
            rows.append(row)
        if row.birth is not None and last[row.birth] == number:
            rows += sums.get(row.birth, {}).values()
    return replace(
        recording,
        storages=tuple(rows),
        tensors=tuple(one._replace(storage=numbers[one.storage]) for one in recording.tensors),
        ops=tuple(
            one._replace(inputs=tuple(map(numbers.__getitem__, one.inputs)))  # type: ignore[arg-type]
            for one in recording.ops
        ),
    )
