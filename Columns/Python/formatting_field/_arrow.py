"""Numbers that were read, for whatever speaks Arrow's PyCapsule interface."""

from __future__ import annotations

import ctypes
from ctypes import c_char_p, c_size_t, c_void_p
from typing import Any, Optional

from ._library import lib
from ._texts import _Array, _Schema

_c = ctypes.CDLL(None)
_c.malloc.restype, _c.malloc.argtypes = c_void_p, [c_size_t]
_c.free.restype, _c.free.argtypes = None, [c_void_p]

_Destructor = ctypes.CFUNCTYPE(None, c_void_p)
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [c_void_p, c_char_p, _Destructor]
_pointer_of = ctypes.PYFUNCTYPE(c_void_p, c_void_p, c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))


def _copy(address: int, size: int) -> int:
    memory = _c.malloc(max(size, 1))
    if not memory:
        raise MemoryError
    ctypes.memmove(memory, address, size)
    return int(memory)


def _destructor(name: bytes, struct: Any) -> Any:
    def destroy(capsule: int) -> None:
        memory = _pointer_of(capsule, name)
        content = struct.from_address(memory)
        # Who took the struct over has cleared `release` in ours.
        if content.release:
            content.release(content)
        _c.free(memory)

    return _Destructor(destroy)


_destroy_schema = _destructor(b"arrow_schema", _Schema)
_destroy_array = _destructor(b"arrow_array", _Array)


class ArrowNumbers:
    """A column of numbers for Arrow: `pyarrow.array(numbers)`, `polars.Series(numbers)` take it.

    What is handed on is memory of its own, which any thread may free without asking Python.
    """

    def __init__(
        self, format: str, count: int, validity: bytes | None, buffers: list[tuple[int, int]],
        nulls: int, keep: object,
    ) -> None:
        self._format, self._count, self._nulls = format, count, nulls
        self._validity, self._buffers, self._keep = validity, buffers, keep

    def __len__(self) -> int:
        return self._count

    def __arrow_c_schema__(self) -> object:
        """The type of the numbers."""
        memory = _c.malloc(ctypes.sizeof(_Schema))
        schema = _Schema.from_address(memory)
        ctypes.memset(memory, 0, ctypes.sizeof(_Schema))
        text = self._format.encode() + b"\0"
        format = _copy(ctypes.cast(c_char_p(text), c_void_p).value or 0, len(text))
        c_void_p.from_address(memory).value = format
        schema.flags = 2  # nulls are allowed
        release = _Schema.release.offset
        c_void_p.from_address(memory + release).value = _address(lib.nc_arrow_release_schema)
        return _new_capsule(memory, b"arrow_schema", _destroy_schema)

    def __arrow_c_array__(self, requested_schema: Optional[object] = None) -> tuple[object, object]:
        """The type of the numbers and the numbers, as copies."""
        memory = _c.malloc(ctypes.sizeof(_Array))
        ctypes.memset(memory, 0, ctypes.sizeof(_Array))
        content = _Array.from_address(memory)
        bits = self._validity
        first = _copy(ctypes.cast(c_char_p(bits), c_void_p).value or 0, len(bits)) if bits else None
        copies = [first] + [_copy(address, size) for address, size in self._buffers]
        list_of = (c_void_p * len(copies))(*copies)
        content.length, content.null_count = self._count, self._nulls
        content.n_buffers = len(copies)
        pointers = _copy(ctypes.addressof(list_of), ctypes.sizeof(list_of))
        c_void_p.from_address(memory + _Array.buffers.offset).value = pointers
        release = _Array.release.offset
        c_void_p.from_address(memory + release).value = _address(lib.nc_arrow_release_array)
        capsule = _new_capsule(memory, b"arrow_array", _destroy_array)
        return self.__arrow_c_schema__(), capsule


def _address(function: Any) -> int:
    return ctypes.cast(function, c_void_p).value or 0
