"""The C library: what this package needs of its headers, by ctypes, which works without the GIL."""

from __future__ import annotations

import ctypes
import os
from ctypes import (
    POINTER,
    Structure,
    byref,
    c_bool,
    c_char_p,
    c_int,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_void_p,
)
from pathlib import Path
from typing import Any

ALL_CONVENTIONS = 0xFFFF_FFFF

OK = 0
NONE = 1
ERROR_BUFFER = 4


class LibraryError(Exception):
    """A call that the library refused; `status` is the nc_status of its header."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Texts(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("layout", c_int),
        ("places", c_void_p),
        ("bytes", c_void_p),
        ("byte_count", c_size_t),
        ("buffers", c_void_p),
        ("buffer_sizes", c_void_p),
        ("buffer_count", c_size_t),
        ("validity", c_void_p),
        ("first", c_size_t),
        ("count", c_size_t),
    ]


class Answer(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("outcome", c_int),
        ("kind", c_int),
        ("conventions", c_uint32),
        ("is_safe", c_bool),
        ("lines", c_int64),
        ("rows", c_int64),
        ("blanks", c_int64),
        ("cells", c_int64),
        ("refused", c_int64),
        ("doubtful", c_int64),
        ("margin", c_int64),
        ("bare", c_int64),
        ("in_parentheses", c_int64),
        ("with_leading_zeros", c_int64),
    ]


class Item(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("conventions", c_uint32),
        ("line", c_int64),
        ("last_line", c_int64),
        ("count", c_int64),
    ]


class Rows(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("statuses", c_void_p),
        ("validity", c_void_p),
        ("counts", c_int64 * 6),
        ("fraction_digits", c_int64),
    ]


_text = [c_char_p, c_size_t]
_handle = [c_void_p]
_made = [POINTER(c_void_p)]
_room = [c_char_p, c_size_t, POINTER(c_size_t)]
_read = [c_void_p, POINTER(Texts)]
_SIGNATURES: dict[str, list[Any]] = {
    "nc_convention_named": _text + [POINTER(c_uint32)],
    "nc_convention_text": [c_uint32, c_int] + _room,
    "nc_column_make": _text + _made,
    "nc_column_set_suffixes": _handle + _text,
    "nc_column_copy": _handle + _made,
    "nc_column_feed": _read,
    "nc_column_skip": [c_void_p, c_size_t],
    "nc_column_merge": _handle + _handle,
    "nc_column_save": _handle + _room,
    "nc_column_restore": _text + _made,
    "nc_column_answer": [c_void_p, POINTER(Answer)],
    "nc_column_item": [c_void_p, c_int, c_size_t, POINTER(Item)] + _room,
    "nc_reader_make": [c_uint32, c_bool] + _text + _made,
    "nc_reader_set_suffixes": _handle + _text,
    "nc_read_doubles": _read + [c_void_p, POINTER(Rows)],
    "nc_read_int64s": _read + [c_void_p, POINTER(Rows)],
    "nc_read_decimals": _read + [c_int32, c_void_p, POINTER(Rows)],
    "nc_read_plain_texts": _read
    + [c_void_p, c_void_p, c_size_t, POINTER(c_size_t), POINTER(Rows)],
    "nc_reader_issue": _handle + _text + [c_int, POINTER(c_size_t), POINTER(c_size_t)] + _room,
    "nc_reader_meaning": _handle + _text + [c_size_t, POINTER(c_uint32)] + _room,
}


def _load() -> ctypes.CDLL:
    own = Path(__file__).with_name("libnumber-columns.so")
    path = os.environ.get("FORMATTING_FIELD_LIBRARY") or str(own)
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(
            f"formatting_field has no library for this system ({error}). Wheels are for Linux; "
            "Columns/Python/build-python.sh builds one from a clone."
        ) from None
    for name, arguments in _SIGNATURES.items():
        getattr(library, name).argtypes = arguments
    library.nc_status_text.restype = c_char_p
    library.nc_version.restype = c_char_p
    for kind in ("column", "reader"):
        free = getattr(library, f"nc_{kind}_free")
        free.argtypes, free.restype = _handle, None
    return library


lib = _load()


def passed(text: str | None) -> tuple[bytes | None, int]:
    """A text as the library takes it: its bytes and their number."""
    if text is None:
        return None, 0
    # A lone surrogate is refused by the library, not here.
    found = text.encode("utf-8", "surrogatepass")
    return found, len(found)


def call(name: str, *arguments: Any) -> None:
    """Calls a function that has to succeed."""
    status = getattr(lib, name)(*arguments)
    if status != OK:
        raise LibraryError(status, lib.nc_status_text(status).decode())


def text_of(name: str, *arguments: Any) -> str | None:
    """The text that a function gives; None if there is none."""
    capacity, length = 128, c_size_t()
    while True:
        buffer = ctypes.create_string_buffer(capacity)
        status = getattr(lib, name)(*arguments, buffer, capacity, byref(length))
        if status == ERROR_BUFFER:
            capacity = length.value
        elif status == NONE:
            return None
        elif status != OK:
            raise LibraryError(status, lib.nc_status_text(status).decode())
        else:
            return buffer.raw[: length.value].decode()


class Handle:
    """What the library made; it is freed with this object."""

    def __init__(self, kind: str, name: str, *arguments: Any) -> None:
        self._free = getattr(lib, f"nc_{kind}_free")
        self.pointer = c_void_p()
        call(name, *arguments, byref(self.pointer))

    def __del__(self) -> None:
        if getattr(self, "pointer", None):
            self._free(self.pointer)


__all__ = [
    "ALL_CONVENTIONS",
    "Answer",
    "Handle",
    "Item",
    "LibraryError",
    "Rows",
    "Texts",
    "byref",
    "c_size_t",
    "c_uint32",
    "call",
    "ctypes",
    "lib",
    "passed",
    "text_of",
]
