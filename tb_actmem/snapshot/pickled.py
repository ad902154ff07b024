"""Read a pickle that holds plain values, without running anything in it.

Python's own unpickler calls what a file asks for. This one knows only numbers, texts, lists, tuples
and dictionaries, and limits their sizes. It reads protocols 2 to 5. An ``OrderedDict``, the result
of ``torch.cuda.memory_stats``, is read as a dictionary.
"""

from __future__ import annotations

import pickle
import struct
from collections.abc import Callable
from typing import Any

MAX_BYTES = 2**31
"""Maximum size of a file. A trace of 100,000 events with all frames takes 50 MB."""
MAX_CONTAINERS = 2**23
"""Maximum number of lists, tuples and dictionaries: two million events, and one GB of memory."""
_MAX_DIGITS = 16
"""Maximum number of bytes of a whole number."""


def is_pickle(data: bytes) -> bool:
    """Tell whether a file begins as a pickle that can be read here."""
    return data[:1] == pickle.PROTO


def unpickled(data: bytes) -> Any:
    """Return the value in a pickle.

    Raises ValueError with the reason for any other file: damaged, too large, or with classes.
    """
    if len(data) > MAX_BYTES:
        raise ValueError(f"it has more than {MAX_BYTES:,} bytes")
    if not is_pickle(data):
        raise ValueError("it is not a pickle of protocol 2 to 5")
    machine, at = _Machine(data), 0
    try:
        while not machine.is_done:
            at = _STEPS[data[at]](machine, at + 1)
    except (IndexError, struct.error):
        said = "is damaged" if at < len(data) - _LONGEST else "ends in the middle"
        raise ValueError(f"it {said} at byte {min(at, len(data)):,}; copy it again") from None
    except KeyError:
        raise ValueError(_refusal(data[at], at)) from None
    except UnicodeDecodeError:
        raise ValueError(f"it has a text at byte {at:,} that is not UTF-8") from None
    return machine.stack[-1]


_CLASSES = frozenset(
    b"".join(
        (
            *(pickle.GLOBAL, pickle.STACK_GLOBAL, pickle.REDUCE, pickle.BUILD, pickle.INST),
            *(pickle.OBJ, pickle.NEWOBJ, pickle.NEWOBJ_EX, pickle.EXT1, pickle.EXT2, pickle.EXT4),
            *(pickle.PERSID, pickle.BINPERSID),
        )
    )
)
"""The opcodes that import or call something."""


def _refusal(code: int, at: int) -> str:
    if code in _CLASSES:
        return (
            f"it asks Python to import or call something (byte {at:,}), and a snapshot never does; "
            "nothing was run"
        )
    return f"it has the unexpected opcode {code} at byte {at:,}"


class _Machine:
    """The state of a pickle that is being read."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.stack: list[Any] = []
        self.marks: list[int] = []
        self.memo: dict[int, Any] = {}
        self.containers = 0
        self.is_done = False

    def put(self, container: Any) -> None:
        """Push a new list, tuple or dictionary."""
        self.containers += 1
        if self.containers > MAX_CONTAINERS:
            raise ValueError(f"it has more than {MAX_CONTAINERS:,} lists and dictionaries")
        self.stack.append(container)

    def above_mark(self) -> list[Any]:
        """Pop the values above the last mark."""
        mark = self.marks.pop()
        values = self.stack[mark:]
        del self.stack[mark:]
        return values

    def text(self, begin: int, length: int) -> int:
        """Push a text; returns the position behind it."""
        end = begin + length
        if end > len(self.data):
            raise IndexError
        self.stack.append(str(self.data[begin:end], "utf-8"))
        return end

    def number(self, begin: int, length: int) -> int:
        """Push a whole number; returns the position behind it."""
        if length > _MAX_DIGITS:
            raise ValueError(f"it has a number of {length:,} bytes at byte {begin:,}")
        end = begin + length
        if end > len(self.data):
            raise IndexError
        self.stack.append(int.from_bytes(self.data[begin:end], "little", signed=True))
        return end

    def save(self, index: int) -> None:
        """Remember the top of the stack."""
        self.memo[index] = self.stack[-1]

    def recall(self, index: int) -> None:
        """Push a remembered value."""
        if index not in self.memo:
            raise IndexError
        self.stack.append(self.memo[index])


_Step = Callable[[_Machine, int], int]
"""Runs the opcode before a position; returns the position of the next one."""
_LONGEST = 9
"""The longest opcode with its argument, besides texts and numbers."""


def _pushes(value: object) -> _Step:
    def step(machine: _Machine, at: int) -> int:
        machine.stack.append(value)
        return at

    return step


def _unpacked(pattern: str, use: Callable[[_Machine, Any], None]) -> _Step:
    """A step whose argument has a fixed length."""
    packed = struct.Struct(pattern)

    def step(machine: _Machine, at: int) -> int:
        use(machine, packed.unpack_from(machine.data, at)[0])
        return at + packed.size

    return step


def _counted(pattern: str, use: Callable[[_Machine, int, int], int]) -> _Step:
    """A step whose argument begins with its length."""
    packed = struct.Struct(pattern)

    def step(machine: _Machine, at: int) -> int:
        return use(machine, at + packed.size, packed.unpack_from(machine.data, at)[0])

    return step


def _push(machine: _Machine, value: Any) -> None:
    machine.stack.append(value)


def _skip(machine: _Machine, value: Any) -> None:
    """A frame's length and the protocol's number need no action."""


def _mark(machine: _Machine, at: int) -> int:
    machine.marks.append(len(machine.stack))
    return at


def _memoize(machine: _Machine, at: int) -> int:
    machine.memo[len(machine.memo)] = machine.stack[-1]
    return at


def _pop(machine: _Machine, at: int) -> int:
    machine.stack.pop()
    return at


def _pop_mark(machine: _Machine, at: int) -> int:
    machine.above_mark()
    return at


def _stop(machine: _Machine, at: int) -> int:
    if len(machine.stack) != 1:
        raise IndexError
    machine.is_done = True
    return at


def _empty_list(machine: _Machine, at: int) -> int:
    machine.put([])
    return at


def _empty_dict(machine: _Machine, at: int) -> int:
    machine.put({})
    return at


def _tuple(machine: _Machine, at: int) -> int:
    machine.put(tuple(machine.above_mark()))
    return at


def _tuple_of(count: int) -> _Step:
    def step(machine: _Machine, at: int) -> int:
        if len(machine.stack) < count:
            raise IndexError
        values = tuple(machine.stack[-count:])
        del machine.stack[-count:]
        machine.put(values)
        return at

    return step


def _append(machine: _Machine, at: int) -> int:
    value = machine.stack.pop()
    _list(machine).append(value)
    return at


def _appends(machine: _Machine, at: int) -> int:
    values = machine.above_mark()
    _list(machine).extend(values)
    return at


def _list(machine: _Machine) -> list[Any]:
    found = machine.stack[-1]
    if type(found) is not list:
        raise IndexError
    return found


def _set_item(machine: _Machine, at: int) -> int:
    value, key = machine.stack.pop(), machine.stack.pop()
    return _set(machine, [key, value], at)


def _set_items(machine: _Machine, at: int) -> int:
    return _set(machine, machine.above_mark(), at)


_KEYS = {str, int}


def _is_key(value: Any) -> bool:
    """Accept texts, numbers, and flat tuples of them: the hash of a nested one could overflow."""
    return type(value) in _KEYS or (type(value) is tuple and _KEYS.issuperset(map(type, value)))


def _set(machine: _Machine, items: list[Any], at: int) -> int:
    found, keys = machine.stack[-1], items[::2]
    if type(found) is not dict or len(items) % 2 or not all(map(_is_key, keys)):
        raise IndexError
    found.update(zip(keys, items[1::2], strict=True))
    return at


_ORDERED = object()
"""Stands on the stack for ``collections.OrderedDict``; no other class is known."""
_ORDERED_NAME = b"collections\nOrderedDict\n"


def _global(machine: _Machine, at: int) -> int:
    if not machine.data.startswith(_ORDERED_NAME, at):
        raise KeyError
    machine.stack.append(_ORDERED)
    return at + len(_ORDERED_NAME)


def _stack_global(machine: _Machine, at: int) -> int:
    name, module = machine.stack.pop(), machine.stack.pop()
    if (module, name) != ("collections", "OrderedDict"):
        raise KeyError
    machine.stack.append(_ORDERED)
    return at


def _reduce(machine: _Machine, at: int) -> int:
    arguments, called = machine.stack.pop(), machine.stack.pop()
    if called is not _ORDERED or arguments != ():
        raise KeyError
    return _empty_dict(machine, at)


_STEPS: dict[int, _Step] = {
    code[0]: step
    for code, step in (
        (pickle.PROTO, _unpacked("<B", _skip)),
        (pickle.FRAME, _unpacked("<Q", _skip)),
        (pickle.STOP, _stop),
        (pickle.MARK, _mark),
        (pickle.POP, _pop),
        (pickle.POP_MARK, _pop_mark),
        (pickle.NONE, _pushes(None)),
        (pickle.NEWTRUE, _pushes(True)),
        (pickle.NEWFALSE, _pushes(False)),
        (pickle.BININT, _unpacked("<i", _push)),
        (pickle.BININT1, _unpacked("<B", _push)),
        (pickle.BININT2, _unpacked("<H", _push)),
        (pickle.BINFLOAT, _unpacked(">d", _push)),
        (pickle.LONG1, _counted("<B", _Machine.number)),
        (pickle.LONG4, _counted("<I", _Machine.number)),
        (pickle.SHORT_BINUNICODE, _counted("<B", _Machine.text)),
        (pickle.BINUNICODE, _counted("<I", _Machine.text)),
        (pickle.BINUNICODE8, _counted("<Q", _Machine.text)),
        (pickle.EMPTY_LIST, _empty_list),
        (pickle.EMPTY_DICT, _empty_dict),
        (pickle.EMPTY_TUPLE, _pushes(())),
        (pickle.TUPLE, _tuple),
        (pickle.TUPLE1, _tuple_of(1)),
        (pickle.TUPLE2, _tuple_of(2)),
        (pickle.TUPLE3, _tuple_of(3)),
        (pickle.APPEND, _append),
        (pickle.APPENDS, _appends),
        (pickle.SETITEM, _set_item),
        (pickle.SETITEMS, _set_items),
        (pickle.MEMOIZE, _memoize),
        (pickle.BINPUT, _unpacked("<B", _Machine.save)),
        (pickle.LONG_BINPUT, _unpacked("<I", _Machine.save)),
        (pickle.BINGET, _unpacked("<B", _Machine.recall)),
        (pickle.LONG_BINGET, _unpacked("<I", _Machine.recall)),
        (pickle.GLOBAL, _global),
        (pickle.STACK_GLOBAL, _stack_global),
        (pickle.REDUCE, _reduce),
    )
}
"""What each allowed opcode does."""
