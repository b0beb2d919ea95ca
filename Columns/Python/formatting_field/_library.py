"""The C library: what this package needs of its headers, by ctypes, which works without the GIL."""

from __future__ import annotations

import ctypes
import os
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    byref,
    c_bool,
    c_char_p,
    c_double,
    c_int,
    c_int32,
    c_int64,
    c_size_t,
    c_ssize_t,
    c_uint8,
    c_uint32,
    c_void_p,
)
from pathlib import Path
from typing import Any

ABI = 2
SELECTION = c_size_t(-1).value
ALL_CONVENTIONS = 0xFFFF_FFFF

# Keys that type no text, in the order of the C interface.
KEYS = (
    "deleteBackward",
    "deleteForward",
    "decimalKey",
    "toggleSign",
    "increment",
    "decrement",
    "largeIncrement",
    "largeDecrement",
    "setToMinimum",
    "setToMaximum",
    "revert",
    "commit",
    "endComposition",
    "selectAll",
)

OK = 0
NONE = 10
REDRAW = 11
ERROR_BUFFER = 23


class LibraryError(Exception):
    """A call that the library refused; `status` is the ff_status of its header."""

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


class State(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("status", c_int),
        ("issue", c_int),
        ("issue_start", c_size_t),
        ("issue_end", c_size_t),
        ("text_length", c_size_t),
        ("anchor", c_size_t),
        ("head", c_size_t),
        ("marked_start", c_size_t),
        ("marked_end", c_size_t),
        ("has_value", c_bool),
        ("is_edited", c_bool),
    ]


class HostedInfo(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("anchor", c_size_t),
        ("head", c_size_t),
        ("is_focused", c_bool),
        ("is_enabled", c_bool),
        ("wants_focus", c_bool),
        ("is_acceptable", c_bool),
        ("is_composing", c_bool),
    ]


class Reason(Structure):
    _fields_ = [("size", c_size_t), ("buffer", c_char_p), ("capacity", c_size_t), ("length", c_size_t)]


class FormatOptions(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("minimum_fraction_digits", c_int32),
        ("maximum_fraction_digits", c_int32),
        ("minimum_integer_digits", c_int32),
        ("grouping", c_int32),
        ("exponent", c_int32),
    ]


Write = CFUNCTYPE(c_ssize_t, c_void_p, c_void_p, c_size_t, c_void_p, c_size_t)
WriteMarked = CFUNCTYPE(c_ssize_t, c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, c_size_t)
Release = CFUNCTYPE(None, c_void_p)


class Writer(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("context", c_void_p),
        ("write", Write),
        ("write_separated", Write),
        ("release", Release),
        ("allows_negative", c_bool),
    ]


class MarkedWriter(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("context", c_void_p),
        ("write", WriteMarked),
        ("write_separated", WriteMarked),
        ("release", Release),
    ]


class WriterFacts(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("locale", c_char_p),
        ("locale_length", c_size_t),
        ("style", c_char_p),
        ("style_length", c_size_t),
        ("numbering_system", c_char_p),
        ("numbering_system_length", c_size_t),
        ("affixes", c_char_p),
        ("affixes_length", c_size_t),
        ("foreign_signs", c_char_p),
        ("foreign_signs_length", c_size_t),
    ]


_text = [c_char_p, c_size_t]
_handle = [c_void_p]
_made = [POINTER(c_void_p)]
_room = [c_char_p, c_size_t, POINTER(c_size_t)]
_read = [c_void_p, POINTER(Texts)]
# What the package calls, and what the tests of the C interface call besides.
_SIGNATURES: dict[str, list[Any]] = {
    "ff_convention_named": _text + [POINTER(c_uint32)],
    "ff_convention_text": [c_uint32, c_int] + _room,
    "ff_format_from_convention": [c_uint32] + _made,
    "ff_format_from_writer": [POINTER(Writer), POINTER(WriterFacts)] + _made + [POINTER(Reason)],
    "ff_format_from_marked_writer": [POINTER(MarkedWriter), POINTER(WriterFacts)] + _made + [POINTER(Reason)],
    "ff_format_text": _handle + _text + _room,
    "ff_column_make": _text + _made,
    "ff_column_set_suffixes": _handle + _text,
    "ff_column_copy": _handle + _made,
    "ff_column_feed": _read,
    "ff_column_skip": [c_void_p, c_size_t],
    "ff_column_merge": _handle + _handle,
    "ff_column_save": _handle + _room,
    "ff_column_restore": _text + _made,
    "ff_column_answer": [c_void_p, POINTER(Answer)],
    "ff_column_item": [c_void_p, c_int, c_size_t, POINTER(Item)] + _room,
    "ff_reader_make": [c_uint32, c_bool] + _text + _made,
    "ff_reader_set_suffixes": _handle + _text,
    "ff_reader_of_format": _handle + _text + _made,
    "ff_read_doubles": _read + [c_void_p, POINTER(Rows)],
    "ff_read_int64s": _read + [c_void_p, POINTER(Rows)],
    "ff_read_decimals": _read + [c_int32, c_void_p, POINTER(Rows)],
    "ff_read_plain_texts": _read
    + [c_void_p, c_void_p, c_size_t, POINTER(c_size_t), POINTER(Rows)],
    "ff_reader_issue": _handle + _text + [c_int, POINTER(c_size_t), POINTER(c_size_t)] + _room,
    "ff_reader_meaning": _handle + _text + [c_size_t, POINTER(c_uint32)] + _room,
    "ff_field_make": _handle + [c_int] + _made,
    "ff_field_set_bounds": _handle + _text + _text,
    "ff_field_exclude_bounds": _handle + [c_bool, c_bool],
    "ff_field_set_step": _handle + _text,
    "ff_field_set_large_step": _handle + _text,
    "ff_field_set_policy": _handle + [c_int, c_int64],
    "ff_field_set_language": _handle + _text,
    "ff_field_set_entries": _handle + _text,
    "ff_field_set_format": _handle + _handle + _made,
    "ff_field_set_value": _handle + _text + _made,
    "ff_field_apply": _handle + [c_int, c_size_t, c_size_t] + _text + [c_int] + _made,
    "ff_field_type": _handle + _text + _made,
    "ff_field_compose": _handle + _text + _made,
    "ff_field_follow": _handle + [c_int] + _text + [c_size_t] * 4 + [c_int] + _made,
    "ff_field_press": _handle + [c_int, c_int32] + _made,
    "ff_field_select": _handle + [c_int, c_size_t, c_size_t],
    "ff_field_commit": _handle + [POINTER(c_int)] + _made,
    "ff_field_outcome_message": _handle + _room,
    "ff_field_undo": _handle + _handle,
    "ff_field_redo": _handle + _handle,
    "ff_field_focus": _handle + _made,
    "ff_field_copy": _handle + _made,
    "ff_field_reset": _handle + _text,
    "ff_field_state": _handle + [c_int, POINTER(State)],
    "ff_field_text": _handle + _room,
    "ff_field_value": _handle + _room,
    "ff_field_preview": _handle + _room,
    "ff_field_fact": _handle + [c_int, c_int] + _room,
    "ff_field_suggestion": _handle + [c_int, c_size_t] + _room,
    "ff_hosted_make": _handle + _made,
    "ff_hosted_text": _handle + [c_int, c_size_t] + _room,
    "ff_hosted_state": _handle + [c_int, POINTER(HostedInfo)],
    "ff_hosted_edit": _handle + [c_int] + _text + [c_size_t] * 4 + [c_int, c_void_p],
    "ff_hosted_select": _handle + [c_int, c_size_t, c_size_t],
    "ff_hosted_press": _handle + [c_int, c_int32],
    "ff_hosted_take": _handle + _text + [POINTER(c_int)],
    "ff_hosted_focus": _handle + [c_bool, c_bool, POINTER(c_int)],
    "ff_hosted_submit": _handle + [POINTER(c_int)],
    "ff_hosted_commit": _handle + [POINTER(c_int)],
    "ff_hosted_enable": _handle + [c_bool, POINTER(c_int)],
    "ff_hosted_undo": _handle,
    "ff_hosted_redo": _handle,
    "ff_hosted_next_value": _handle + _room,
    "ff_hosted_set_value": _handle + _text,
    "ff_field_save": _handle + _room,
    "ff_field_restore": _handle + _text,
}
# Only a library that is built with ICU has it.
_ICU_SIGNATURE: list[Any] = _text + _text + [POINTER(FormatOptions)] + _made + [POINTER(Reason)]


def _load() -> ctypes.CDLL:
    own = Path(__file__).with_name("libformatting-field.so")
    path = os.environ.get("FORMATTING_FIELD_LIBRARY") or str(own)
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(
            f"formatting_field has no library for this system ({error}). Wheels are for Linux; "
            "Columns/Python/build-python.sh builds one from a clone."
        ) from None
    library.ff_abi.restype = c_uint32
    if library.ff_abi() != ABI:
        raise ImportError(f"{path} has another interface than this package is made for")
    for name, arguments in _SIGNATURES.items():
        getattr(library, name).argtypes = arguments
    if hasattr(library, "ff_format_from_icu"):
        library.ff_format_from_icu.argtypes = _ICU_SIGNATURE
    library.ff_status_text.restype = c_char_p
    library.ff_version.restype = c_char_p
    library.ff_handles.restype = c_size_t
    for kind in ("format", "field", "change", "hosted", "column", "reader"):
        free = getattr(library, f"ff_{kind}_free")
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
        raise LibraryError(status, lib.ff_status_text(status).decode())


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
            raise LibraryError(status, lib.ff_status_text(status).decode())
        else:
            return buffer.raw[: length.value].decode()


class Handle:
    """What the library made; it is freed with this object."""

    def __init__(self, kind: str, name: str, *arguments: Any, behind: tuple[Any, ...] = ()) -> None:
        self._free = getattr(lib, f"ff_{kind}_free")
        self.pointer = c_void_p()
        call(name, *arguments, byref(self.pointer), *behind)

    def __del__(self) -> None:
        if getattr(self, "pointer", None):
            self._free(self.pointer)


__all__ = [
    "ALL_CONVENTIONS",
    "KEYS",
    "SELECTION",
    "Answer",
    "FormatOptions",
    "Handle",
    "Item",
    "HostedInfo",
    "LibraryError",
    "MarkedWriter",
    "Reason",
    "Rows",
    "State",
    "Texts",
    "Write",
    "WriteMarked",
    "Writer",
    "WriterFacts",
    "byref",
    "c_double",
    "c_int",
    "c_int64",
    "c_size_t",
    "c_uint8",
    "c_uint32",
    "call",
    "ctypes",
    "lib",
    "passed",
    "text_of",
]
