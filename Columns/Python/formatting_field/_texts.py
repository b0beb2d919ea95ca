"""Columns of texts, from wherever they come, as the library takes them.

What speaks Arrow (pyarrow, polars, pandas' own string type, DuckDB) is read where it lies, by the Arrow
PyCapsule interface; everything else is copied once.
"""

from __future__ import annotations

import ctypes
from array import array
from ctypes import POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from decimal import Decimal
from itertools import accumulate, chain
from numbers import Real
from typing import Any, Iterable, Iterator, Sequence, Union

from ._library import Texts


Number = Union[int, float, Decimal]


class _Schema(Structure):
    pass


class _Array(Structure):
    pass


class _Stream(Structure):
    pass


_Schema._fields_ = [
    ("format", c_char_p),
    ("name", c_char_p),
    ("metadata", c_void_p),
    ("flags", c_int64),
    ("n_children", c_int64),
    ("children", c_void_p),
    ("dictionary", POINTER(_Schema)),
    ("release", ctypes.CFUNCTYPE(None, POINTER(_Schema))),
    ("private_data", c_void_p),
]
_Array._fields_ = [
    ("length", c_int64),
    ("null_count", c_int64),
    ("offset", c_int64),
    ("n_buffers", c_int64),
    ("n_children", c_int64),
    ("buffers", POINTER(c_void_p)),
    ("children", c_void_p),
    ("dictionary", POINTER(_Array)),
    ("release", ctypes.CFUNCTYPE(None, POINTER(_Array))),
    ("private_data", c_void_p),
]
_Stream._fields_ = [
    ("get_schema", ctypes.CFUNCTYPE(c_int, POINTER(_Stream), POINTER(_Schema))),
    ("get_next", ctypes.CFUNCTYPE(c_int, POINTER(_Stream), POINTER(_Array))),
    ("get_last_error", ctypes.CFUNCTYPE(c_char_p, POINTER(_Stream))),
    ("release", ctypes.CFUNCTYPE(None, POINTER(_Stream))),
    ("private_data", c_void_p),
]

_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype = c_void_p
_pointer_of.argtypes = [ctypes.py_object, c_char_p]

# Arrow's names of the layouts of texts, and of bytes, in the numbers of nc_layout.
_LAYOUTS = {b"u": 0, b"z": 0, b"U": 1, b"Z": 1, b"vu": 2, b"vz": 2}
_INDICES = {b"c": "b", b"C": "B", b"s": "h", b"S": "H", b"i": "i", b"I": "I", b"l": "q", b"L": "Q"}


class Batch:
    """A run of texts. `keep` has what the memory belongs to."""

    #: Numbers that stood among the texts as numbers, by their rows. The batch has nulls in their place.
    numbers: dict[int, Number]

    def __init__(self, texts: Texts, keep: object) -> None:
        self.texts = texts
        self.count = int(texts.count)
        self._keep = keep
        self.numbers = {}

    def part(self, start: int, count: int) -> Batch:
        """Texts of this batch, in the same memory."""
        texts = Texts.from_buffer_copy(self.texts)
        texts.first += start
        texts.count = count
        return Batch(texts, self)

    def text(self, index: int) -> str | None:
        """The text at an index; None if it is a null. Bytes that are not UTF-8 become U+FFFD."""
        texts = self.texts
        place = texts.first + index
        if texts.validity:
            byte = ctypes.c_uint8.from_address(texts.validity + place // 8).value
            if not byte >> (place % 8) & 1:
                return None
        if texts.layout == 2:
            start = texts.places + 16 * place
            length = ctypes.c_int32.from_address(start).value
            if length <= 12:
                return ctypes.string_at(start + 4, length).decode(errors="replace")
            buffer, offset = (ctypes.c_int32 * 2).from_address(start + 8)
            data = c_void_p.from_address(texts.buffers + 8 * buffer).value or 0
            return ctypes.string_at(data + offset, length).decode(errors="replace")
        kind: Any = c_int64 if texts.layout == 1 else ctypes.c_int32
        begin, end = (kind * 2).from_address(texts.places + ctypes.sizeof(kind) * place)
        if begin == end:
            return ""
        return ctypes.string_at(texts.bytes + begin, end - begin).decode(errors="replace")


def batches(column: Any) -> list[Batch]:
    """The texts of a column.

    Raises TypeError if the column holds something else.
    """
    if isinstance(column, (str, bytes)):
        raise TypeError("a column of texts is needed, not a single text")
    if not _is_object_column(column):
        try:
            found = _of_arrow(column)
        except ImportError:
            # pandas without pyarrow says that it speaks Arrow, and does not.
            found = None
        if found is not None:
            return found
    if hasattr(column, "tolist"):
        if getattr(getattr(column, "dtype", None), "kind", "O") in "biufcmM":
            raise TypeError(f"a column of texts is needed, not of {column.dtype}")
        column = column.tolist()
    return [from_objects(list(column))]


def _of_arrow(column: Any) -> list[Batch] | None:
    """The texts of a column that speaks Arrow; None if it does not."""
    if hasattr(column, "__arrow_c_stream__"):
        return list(_stream(column))
    if hasattr(column, "__arrow_c_array__"):
        return [_from_array_capsules(*column.__arrow_c_array__())]
    # pandas before 3 has strings of Arrow's, and no PyCapsules of a column.
    strings: Any = getattr(column, "array", None)
    if hasattr(strings, "__arrow_array__"):
        return _of_arrow(strings.__arrow_array__())
    return None


def _is_object_column(column: Any) -> bool:
    """Whether Python's objects stand in a column of pandas', which is no business of Arrow's."""
    return str(getattr(column, "dtype", "")) == "object"


# ---- Texts of Python's ----


def from_texts(texts: Sequence[Any]) -> Batch:
    """Copies texts into one run of bytes. None and NaN are nulls."""
    validity = None
    try:
        joined = "".join(texts)
        if not joined.isascii():
            raise TypeError
        data, lengths = joined.encode("ascii"), map(len, texts)
    except TypeError:
        encoded = [_encoded(text, index) for index, text in enumerate(texts)]
        data = b"".join(text or b"" for text in encoded)
        lengths = map(len, (text or b"" for text in encoded))
        if None in encoded:
            validity = _bits([text is not None for text in encoded])
    places = array("q", accumulate(chain((0,), lengths)))
    return _offsets(places, data, validity, len(texts))


def from_objects(objects: list[Any]) -> Batch:
    """Copies the objects of a column, as a workbook gives them: numbers among the texts are kept as they are, and
    what is neither, such as a date, is a text that is no number."""
    if all(isinstance(text, str) for text in objects):
        return from_texts(objects)
    numbers: dict[int, Number] = {}
    texts: list[Any] = []
    for row, found in enumerate(objects):
        if _is_number(found):
            # A NaN is a hole.
            if found == found:
                numbers[row] = found
            texts.append(None)
        elif found is None or isinstance(found, (str, bytes)) or _is_missing(found):
            texts.append(found)
        else:
            texts.append(f"{type(found).__name__} {found!r}")
    batch = from_texts(texts)
    batch.numbers = numbers
    return batch


def _is_number(found: object) -> bool:
    return isinstance(found, (Real, Decimal)) and not isinstance(found, bool) and type(found).__name__ != "bool"


def _is_missing(found: Any) -> bool:
    # Neither NA nor NaN equals itself, and asking NA whether it does is an error.
    return type(found).__name__ in ("NAType", "NaTType") or bool(found != found)


def _encoded(text: Any, index: int) -> bytes | None:
    if isinstance(text, str):
        return text.encode("utf-8", "surrogatepass")
    if isinstance(text, bytes):
        return bytes(text)
    if text is None or _is_missing(text):
        return None
    raise TypeError(f"row {index} is {text!r}, which is not a text")


def _bits(flags: Iterable[bool]) -> bytearray:
    flags = list(flags)
    bits = bytearray((len(flags) + 7) // 8)
    for index, flag in enumerate(flags):
        if flag:
            bits[index >> 3] |= 1 << (index & 7)
    return bits


def _offsets(places: array[int], data: bytes, validity: bytearray | None, count: int) -> Batch:
    keep: list[object] = [places, data, validity]
    texts = Texts(ctypes.sizeof(Texts), 1, places.buffer_info()[0])
    texts.bytes = ctypes.cast(c_char_p(data), c_void_p).value
    texts.byte_count = len(data)
    if validity is not None:
        bits = (ctypes.c_uint8 * len(validity)).from_buffer(validity)
        keep.append(bits)
        texts.validity = ctypes.addressof(bits)
    texts.count = count
    return Batch(texts, keep)


# ---- Texts of Arrow's ----


class _Released:
    """A struct of Arrow's C data interface that was given to us: it is released with this object."""

    def __init__(self, content: Any) -> None:
        self.content = content

    def __del__(self) -> None:
        if self.content.release:
            self.content.release(self.content)


def _stream(column: Any) -> Iterator[Batch]:
    capsule = column.__arrow_c_stream__()
    stream = _Stream.from_address(_pointer_of(capsule, b"arrow_array_stream"))

    def check(code: int) -> None:
        if code != 0:
            reason = stream.get_last_error(stream)
            raise ValueError((reason or b"the stream of texts cannot be read").decode())

    schema = _Released(_Schema())
    check(stream.get_schema(stream, schema.content))
    while True:
        chunk = _Released(_Array())
        check(stream.get_next(stream, chunk.content))
        if not chunk.content.release:
            return
        yield _batch(schema.content, chunk.content, chunk)


def _from_array_capsules(schema: Any, content: Any) -> Batch:
    found = _Array.from_address(_pointer_of(content, b"arrow_array"))
    # The capsules release what they hold when they go.
    return _batch(
        _Schema.from_address(_pointer_of(schema, b"arrow_schema")), found, (schema, content)
    )


def _batch(schema: Any, content: Any, keep: object) -> Batch:
    if schema.dictionary:
        return _decoded(schema, content)
    if schema.format == b"n":
        return from_texts([None] * content.length)
    layout = _LAYOUTS.get(schema.format)
    if layout is None:
        raise TypeError(f"a column of texts is needed, not of Arrow's {schema.format.decode()!r}")
    buffers = content.buffers
    texts = Texts(ctypes.sizeof(Texts), layout, buffers[1] or None)
    texts.validity = buffers[0] if content.null_count != 0 else None
    texts.first, texts.count = content.offset, content.length
    if layout == 2:
        texts.buffer_count = max(content.n_buffers - 3, 0)
        start = ctypes.cast(buffers, c_void_p).value or 0
        texts.buffers = start + 2 * ctypes.sizeof(c_void_p)
        texts.buffer_sizes = buffers[content.n_buffers - 1]
    elif content.length > 0:
        kind: Any = c_int64 if layout == 1 else ctypes.c_int32
        last = buffers[1] + ctypes.sizeof(kind) * (content.offset + content.length)
        texts.bytes, texts.byte_count = buffers[2], kind.from_address(last).value
    return Batch(texts, keep)


def _decoded(schema: Any, content: Any) -> Batch:
    """The texts of a column of categories, one by one."""
    words = _batch(schema.dictionary.contents, content.dictionary.contents, None)
    known = [words.text(index) for index in range(words.count)]
    code = _INDICES[schema.format]
    indices = array(code)
    start = content.buffers[1] + indices.itemsize * content.offset if content.length else 0
    indices.frombytes(ctypes.string_at(start, indices.itemsize * content.length))
    bits = content.buffers[0] if content.null_count != 0 else None

    def is_there(row: int) -> bool:
        place = content.offset + row
        return not bits or bool(ctypes.c_uint8.from_address(bits + place // 8).value >> place % 8 & 1)

    return from_texts(
        [known[index] if is_there(row) else None for row, index in enumerate(indices)]
    )
