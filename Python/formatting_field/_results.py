"""Numbers in the kind of column that the texts came in."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from typing import Any

from . import _library as c
from ._arrow import ArrowNumbers
from ._columns import split
from ._library import OK, ERROR_BUFFER, LibraryError, call
from ._texts import Batch

_FRACTION = 5


class _Memory:
    """Zeros to read numbers into."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.bytes = bytearray(size)
        self.address = ctypes.addressof((ctypes.c_char * size).from_buffer(self.bytes)) if size else 0


def collect(
    column: Any, found: list[Batch], readers: Any, dtype: str, scale: int | None, threads: int
) -> tuple[Callable[[], Any], bytes]:
    """Reads a column: gives a function that makes the result, and a status for each row."""
    count = sum(batch.count for batch in found)
    kind = type(column).__module__.split(".")[0]
    is_arrow = kind in ("polars", "pyarrow") or (
        kind not in ("numpy", "pandas") and hasattr(column, "__arrow_c_schema__")
        or hasattr(column, "__arrow_c_stream__") and kind not in ("numpy", "pandas")
    )
    if dtype == "text" or dtype == "decimal" and not is_arrow:
        memory: Any = None
        texts, statuses = _plain_texts(found, readers, threads)
        if is_arrow:
            return lambda: _arrow(column, kind, _text_numbers(texts, statuses)), statuses
        plain = _strings(texts, statuses)
        values = plain if dtype == "text" else [None if t is None else Decimal(t) for t in plain]
        return lambda: _like(column, kind, values, statuses, dtype), statuses
    if dtype == "decimal":
        memory, statuses, used = _decimals(count, found, readers, scale, threads)
        numbers = _fixed(f"d:38,{used}", memory, count, statuses)
        return lambda: _arrow(column, kind, numbers), statuses
    function = "ff_read_doubles" if dtype == "float64" else "ff_read_int64s"
    memory, statuses, _ = _fixed_width(function, 8, (), count, found, readers, threads)
    if is_arrow:
        numbers = _fixed("g" if dtype == "float64" else "l", memory, count, statuses)
        return lambda: _arrow(column, kind, numbers), statuses
    return lambda: _like(column, kind, memory, statuses, dtype), statuses


# ---- Calls of the library ----


def _each(threads: int, parts: list[Any], work: Callable[[Any], Any]) -> list[Any]:
    if threads <= 1 or len(parts) <= 1:
        return [work(part) for part in parts]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, parts))


def _fixed_width(
    function: str, width: int, how: tuple[int, ...], count: int, found: list[Batch], readers: Any,
    threads: int,
) -> tuple[_Memory, bytes, int]:
    """Reads numbers of a width in bytes; also gives the most fraction digits that were too many."""
    memory, statuses = _Memory(width * count), _Memory(count)

    def work(part: list[tuple[int, Batch]]) -> int:
        reader, digits = readers.reader(), 0
        for row, batch in part:
            rows = c.Rows(ctypes.sizeof(c.Rows), statuses.address + row)
            texts = ctypes.byref(batch.texts)
            place = memory.address + width * row
            call(function, reader.pointer, texts, *how, place, ctypes.byref(rows))
            digits = max(digits, rows.fraction_digits)
        return digits

    digits = max(_each(threads, split(found, threads), work), default=0)
    return memory, bytes(statuses.bytes), digits


def _decimals(
    count: int, found: list[Batch], readers: Any, scale: int | None, threads: int
) -> tuple[_Memory, bytes, int]:
    used = 2 if scale is None else scale
    memory, statuses, digits = _fixed_width(
        "ff_read_decimals", 16, (used,), count, found, readers, threads)
    if scale is None and digits > used:
        used = min(digits, 38)
        memory, statuses, _ = _fixed_width(
            "ff_read_decimals", 16, (used,), count, found, readers, threads)
    return memory, statuses, used


def _plain_texts(
    found: list[Batch], readers: Any, threads: int
) -> tuple[list[tuple[Any, bytes]], bytes]:
    """Plain decimal texts: offsets and bytes of each part, and a status for each row."""

    def work(part: list[tuple[int, Batch]]) -> list[tuple[Any, bytes, bytes]]:
        reader = readers.reader()
        return [_texts_of(reader, batch) for _, batch in part]

    parts = [piece for part in _each(threads, split(found, threads), work) for piece in part]
    return [(places, data) for places, data, _ in parts], b"".join(part[2] for part in parts)


def _texts_of(reader: Any, batch: Batch) -> tuple[Any, bytes, bytes]:
    statuses = _Memory(batch.count)
    places = (ctypes.c_int64 * (batch.count + 1))()
    rows = c.Rows(ctypes.sizeof(c.Rows), statuses.address)
    capacity, length = 16 * batch.count + 64, ctypes.c_size_t()
    while True:
        buffer = ctypes.create_string_buffer(capacity)
        status = c.lib.ff_read_plain_texts(
            reader.pointer, ctypes.byref(batch.texts), places, buffer, capacity,
            ctypes.byref(length), ctypes.byref(rows))
        if status == OK:
            return places, buffer.raw[: length.value], bytes(statuses.bytes)
        if status != ERROR_BUFFER:
            raise LibraryError(status, c.lib.ff_status_text(status).decode())
        capacity = length.value


# ---- Python, numpy, pandas ----


def _strings(parts: list[tuple[Any, bytes]], statuses: bytes) -> list[str | None]:
    texts: list[str | None] = []
    for places, data in parts:
        plain = data.decode("ascii")
        ends = list(places)
        for start, end in zip(ends, ends[1:]):
            texts.append(plain[start:end] if statuses[len(texts)] == 0 else None)
    return texts


def _like(column: Any, kind: str, values: Any, statuses: bytes, dtype: str) -> Any:
    code: Any = {"float64": "d", "int64": "q"}.get(dtype)
    if kind not in ("numpy", "pandas"):
        if code is None:
            return values
        numbers = memoryview(values.bytes).cast(code)
        return [n if status == 0 else None for n, status in zip(numbers, statuses)]
    import numpy

    if code is None:
        numbers = numpy.array(values, dtype=object)
    else:
        numbers = numpy.frombuffer(values.bytes, dtype=dtype)
    has_holes = statuses.count(0) != len(statuses)
    if kind == "numpy":
        if has_holes and dtype == "int64":
            raise ValueError(
                "numpy's int64 has no missing values: take dtype='float64', or a list or a pandas "
                "column")
        return numbers.reshape(getattr(column, "shape", -1))
    import pandas

    index, name = getattr(column, "index", None), getattr(column, "name", None)
    if has_holes and dtype == "int64":
        mask = numpy.frombuffer(statuses, dtype="uint8") != 0
        numbers = pandas.arrays.IntegerArray(numbers.copy(), mask)
    if dtype == "text":
        own = getattr(column, "dtype", None)
        # Categories that the numbers do not have become their texts' type.
        own = getattr(getattr(own, "categories", None), "dtype", own)
        return pandas.Series(values, index=index, name=name, dtype=own)
    return pandas.Series(numbers, index=index, name=name)


# ---- Arrow ----


def _validity(statuses: bytes) -> bytes | None:
    """A bit for each row, the lowest first; None if all are numbers."""
    if statuses.count(0) == len(statuses):
        return None
    # As a number in binary, whose last digit is the first row; in blocks, for numbers are not long.
    digits = statuses.translate(b"1" + b"0" * 255)
    blocks = []
    for start in range(0, len(digits), 8192):
        block = digits[start : start + 8192]
        blocks.append(int(block[::-1], 2).to_bytes((len(block) + 7) // 8, "little"))
    return b"".join(blocks)


def _fixed(format: str, memory: _Memory, count: int, statuses: bytes) -> ArrowNumbers:
    return ArrowNumbers(
        format, count, _validity(statuses), [(memory.address, memory.size)],
        count - statuses.count(0), memory)


def _text_numbers(parts: list[tuple[Any, bytes]], statuses: bytes) -> ArrowNumbers:
    count = len(statuses)
    places = (ctypes.c_int64 * (count + 1))()
    row, start = 0, 0
    for part, data in parts:
        for index in range(len(part) - 1):
            places[row + index] = start + part[index]
        row += len(part) - 1
        start += len(data)
    places[count] = start
    joined = ctypes.create_string_buffer(b"".join(data for _, data in parts), max(start, 1))
    return ArrowNumbers(
        "U", count, _validity(statuses),
        [(ctypes.addressof(places), ctypes.sizeof(places)), (ctypes.addressof(joined), start)],
        count - statuses.count(0), (places, joined))


def _arrow(column: Any, kind: str, numbers: ArrowNumbers) -> Any:
    if kind == "polars":
        return sys.modules["polars"].Series(numbers).alias(column.name)
    if kind == "pyarrow":
        pyarrow = sys.modules["pyarrow"]
        array = pyarrow.array(numbers)
        if isinstance(column, pyarrow.ChunkedArray):
            return pyarrow.chunked_array([array])
        return array
    return numbers
