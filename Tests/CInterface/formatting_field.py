"""FormattingField for Python, by ctypes: what the tests need of the header, and an example of a binding."""

import ctypes
import os
import re
from ctypes import (
    CFUNCTYPE, POINTER, byref, c_bool, c_char_p, c_int, c_int32, c_int64, c_size_t, c_ssize_t, c_void_p)

ABI = 1
SELECTION = c_size_t(-1).value


class Refused(Exception):
    """A call that did not give FF_OK."""

    def __init__(self, status, sentence):
        super().__init__(sentence)
        self.status = status


class State(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t), ("status", c_int), ("issue", c_int), ("issue_start", c_size_t),
        ("issue_end", c_size_t), ("text_length", c_size_t), ("anchor", c_size_t),
        ("head", c_size_t), ("marked_start", c_size_t), ("marked_end", c_size_t),
        ("has_value", c_bool), ("is_edited", c_bool),
    ]


class Options(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t), ("minimum_fraction_digits", c_int32),
        ("maximum_fraction_digits", c_int32), ("minimum_integer_digits", c_int32),
        ("grouping", c_int32), ("exponent", c_int32),
    ]


class Reason(ctypes.Structure):
    _fields_ = [("buffer", c_char_p), ("capacity", c_size_t), ("length", c_size_t)]


WriteMarked = CFUNCTYPE(
    c_ssize_t, c_void_p, c_void_p, c_size_t, c_void_p, c_void_p, c_size_t)


class MarkedWriter(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t), ("context", c_void_p), ("write", WriteMarked),
        ("write_separated", WriteMarked), ("release", c_void_p),
    ]


text, handle, made = [c_char_p, c_size_t], [c_void_p], [POINTER(c_void_p)]
room = [c_char_p, c_size_t, POINTER(c_size_t)]
signatures = {
    "ff_format_from_icu": text + text + [POINTER(Options)] + made + [POINTER(Reason)],
    "ff_format_from_marked_writer": [POINTER(MarkedWriter), c_void_p] + made + [POINTER(Reason)],
    "ff_field_exclude_bounds": handle + [c_bool, c_bool],
    "ff_field_set_large_step": handle + text,
    "ff_field_step_large": handle + [c_int32] + made,
    "ff_field_fact": handle + [c_int, c_int] + room,
    "ff_field_make": handle + [c_int] + made,
    "ff_field_set_bounds": handle + text + text,
    "ff_field_set_step": handle + text,
    "ff_field_set_policy": handle + [c_int, c_int64],
    "ff_field_set_entries": handle + text,
    "ff_field_set_format": handle + handle + made,
    "ff_field_set_value": handle + text + made,
    "ff_field_apply": handle + [c_int, c_size_t, c_size_t] + text + [c_int] + made,
    "ff_field_follow": handle + [c_int] + text + [c_size_t] * 4 + [c_int] + made,
    "ff_field_type": handle + text,
    "ff_field_delete": handle + [c_int32] + made,
    "ff_field_decimal_key": handle + made,
    "ff_field_compose": handle + text + made,
    "ff_field_end_composition": handle,
    "ff_field_select": handle + [c_int, c_size_t, c_size_t],
    "ff_field_commit": handle + [POINTER(c_int)] + made,
    "ff_field_revert": handle + made,
    "ff_field_step": handle + [c_int32] + made,
    "ff_field_undo": handle + handle,
    "ff_field_redo": handle + handle,
    "ff_field_state": handle + [c_int, POINTER(State)],
    "ff_field_text": handle + room,
    "ff_field_value": handle + room,
    "ff_field_suggestion": handle + [c_int, c_size_t] + room,
}


class Library:
    def __init__(self, path):
        self.c = ctypes.CDLL(path)
        self.writers = []
        self.c.ff_abi.restype = ctypes.c_uint32
        if self.c.ff_abi() != ABI:
            raise ImportError("another interface than this binding's")
        self.c.ff_status_text.restype = c_char_p
        self.c.ff_handles.restype = c_size_t
        for name, arguments in signatures.items():
            getattr(self.c, name).argtypes = arguments
        for name in ("ff_format_free", "ff_field_free", "ff_change_free"):
            getattr(self.c, name).argtypes = handle
            getattr(self.c, name).restype = None

    def call(self, name, *arguments):
        status = getattr(self.c, name)(*arguments)
        if status:
            raise Refused(status, self.c.ff_status_text(status).decode())

    def text(self, name, *arguments):
        """The text that a function gives; None if there is none."""
        capacity, length = 64, c_size_t()
        while True:
            buffer = ctypes.create_string_buffer(max(capacity, 1))
            status = getattr(self.c, name)(*arguments, buffer, capacity, byref(length))
            if status == 23:
                capacity = length.value
            elif status == 10:
                return None
            elif status:
                raise Refused(status, self.c.ff_status_text(status).decode())
            else:
                return buffer.raw[: length.value].decode()

    def format(self, locale, style="decimal", maximum_fraction_digits=-1):
        options = Options(ctypes.sizeof(Options), -1, maximum_fraction_digits, -1, 1, -1)
        return Handle(
            self, "format", "ff_format_from_icu", *passed(locale), *passed(style), byref(options),
            behind=(None,))

    def format_of(self, pieces):
        """The format of a function that gives a number's text in pieces: each a mark and its characters."""

        def write(context, number, length, buffer, marks, capacity):
            found = pieces(ctypes.string_at(number, length).decode())
            if found is None:
                return -1
            text = b"".join(characters.encode() for _, characters in found)
            if len(text) <= capacity:
                ctypes.memmove(buffer, text, len(text))
                all_marks = b"".join(bytes([mark]) * len(characters.encode()) for mark, characters in found)
                ctypes.memmove(marks, all_marks, len(text))
            return len(text)

        # The library may call the function as long as it has the format.
        self.writers.append(WriteMarked(write))
        writer = MarkedWriter(ctypes.sizeof(MarkedWriter), write=self.writers[-1])
        return Handle(
            self, "format", "ff_format_from_marked_writer", byref(writer), None, behind=(None,))

    def field(self, format, type):
        return Field(self, "field", "ff_field_make", format.handle, type)


def passed(string):
    """A text as a pointer and a length."""
    if string is None:
        return None, 0
    found = string.encode("utf-8", "surrogatepass")
    return found, len(found)


class Handle:
    """What the library made; it is freed with this object."""

    def __init__(self, library, kind, name, *arguments, behind=()):
        self.library, self.kind, self.handle = library, kind, c_void_p()
        library.call(name, *arguments, byref(self.handle), *behind)

    def __del__(self):
        getattr(self.library.c, f"ff_{self.kind}_free")(self.handle)


class Field(Handle):
    def call(self, name, *arguments):
        self.library.call(name, self.handle, *arguments)

    def state(self, unit):
        state = State(ctypes.sizeof(State))
        self.call("ff_field_state", unit, byref(state))
        return state

    @property
    def text(self):
        return self.library.text("ff_field_text", self.handle)

    @property
    def value(self):
        return self.library.text("ff_field_value", self.handle)

    def commit(self):
        outcome = c_int()
        self.call("ff_field_commit", byref(outcome), None)
        return outcome.value
