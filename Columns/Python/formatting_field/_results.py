"""Numbers in the kind of column that the texts came in."""

from __future__ import annotations

import contextlib
import ctypes
import mmap
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from numbers import Integral
from typing import Any

from . import _library as c
from ._arrow import ArrowNumbers
from ._columns import split
from ._library import OK, ERROR_BUFFER, LibraryError, call
from ._texts import Batch, Number

_NUMBER, _REFUSED, _OVERFLOW, _FRACTION = 0, 2, 4, 5
#: The rows that are looked at first to tell integers from decimals.
_FIRST_ROWS = 1000


class _Memory:
    """Zeros to read numbers into.

    Many of them are pages of their own, which the system clears when a thread writes to them first: a
    bytearray would be cleared by one thread before the others begin.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.bytes: bytearray | mmap.mmap = bytearray(size) if size < 1 << 20 else _pages(size)
        self.address = ctypes.addressof((ctypes.c_char * size).from_buffer(self.bytes)) if size else 0


def _pages(size: int) -> mmap.mmap:
    if os.name == "nt":
        return mmap.mmap(-1, size)
    pages = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with contextlib.suppress(OSError):
            pages.madvise(mmap.MADV_HUGEPAGE)
    return pages


class Statuses(_Memory):
    """What became of each row, an `nc_row_status` a byte, and the number of rows of each status."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.counts = [0] * 6
        self.fraction_digits = 0

    def rows(self, row: int) -> c.Rows:
        """What a call that reads texts from a row on fills in."""
        return c.Rows(ctypes.sizeof(c.Rows), self.address + row)

    def set(self, row: int, status: int) -> None:
        """Changes what became of a row."""
        self.counts[self.bytes[row]] -= 1
        self.counts[status] += 1
        self.bytes[row] = status

    def add(self, rows: c.Rows) -> None:
        """Counts the rows that a call has filled in."""
        self.counts = [sum(pair) for pair in zip(self.counts, rows.counts)]
        self.fraction_digits = max(self.fraction_digits, rows.fraction_digits)

    @property
    def holes(self) -> int:
        """The number of rows that are not a number."""
        return sum(self.counts[1:])


def collect(
    column: Any, found: list[Batch], readers: Any, dtype: str | None, scale: int | None, threads: int,
    backend: str | None = None,
) -> tuple[Callable[[], Any], Statuses]:
    """Reads a column: gives a function that makes the result, and a status for each row."""
    # Only Python's objects have numbers among texts, and they are one batch.
    given = found[0].numbers if found else {}
    kind = type(column).__module__.split(".")[0]
    is_arrow = kind in ("polars", "pyarrow") or (
        kind not in ("numpy", "pandas") and hasattr(column, "__arrow_c_schema__")
        or hasattr(column, "__arrow_c_stream__") and kind not in ("numpy", "pandas")
    )
    memory: _Memory | None = None
    if dtype is None:
        dtype, memory, statuses = _natural(found, readers, threads, given)
        if dtype == "int64" and kind == "numpy" and statuses.holes:
            _refuse_large(memory)
            dtype, memory = "float64", None
    is_arrow = is_arrow or kind == "pandas" and backend == "pyarrow" and not given
    if dtype == "text" or dtype == "decimal" and not is_arrow:
        texts, statuses = _plain_texts(found, readers, threads)
        if is_arrow:
            return lambda: _arrow(column, kind, _text_numbers(texts, statuses)), statuses
        plain = _strings(texts, statuses)
        for row, number in given.items():
            exact = _exact(number)
            plain[row] = None if exact is None else f"{exact:f}"
            statuses.set(row, _REFUSED if exact is None else _NUMBER)
        values = plain if dtype == "text" else [None if t is None else Decimal(t) for t in plain]
        return lambda: _like(column, kind, values, statuses, dtype), statuses
    if dtype == "decimal":
        memory, statuses, used = _decimals(found, readers, scale, threads)
        numbers = _fixed(f"d:38,{used}", memory, statuses)
        return lambda: _arrow(column, kind, numbers), statuses
    function = "nc_read_doubles" if dtype == "float64" else "nc_read_int64s"
    if memory is None:
        memory, statuses = _fixed_width(function, 8, (), found, readers, threads)
    _put(given, memory, statuses, dtype)
    if is_arrow or kind == "pandas" and backend == "pyarrow":
        numbers = _fixed("g" if dtype == "float64" else "l", memory, statuses)
        return lambda: _arrow(column, kind, numbers), statuses
    return lambda: _like(column, kind, memory, statuses, dtype, backend), statuses


def _exact(number: Number) -> Decimal | None:
    """A number as a decimal, with the fewest digits that tell a double; None if it is infinite."""
    if not isinstance(number, Decimal):
        number = Decimal(repr(float(number)) if not isinstance(number, Integral) else int(number))
    return number if number.is_finite() else None


def _is_whole(number: Decimal) -> bool:
    return number == number.to_integral_value()


def _is_int64(number: Decimal) -> bool:
    return -(2**63) <= number < 2**63


def _put(given: dict[int, Number], memory: _Memory, statuses: Statuses, dtype: str) -> None:
    """Puts the numbers that stood among the texts into their rows."""
    if not given:
        return
    numbers: Any = memoryview(memory.bytes).cast("d" if dtype == "float64" else "q")
    for row, number in given.items():
        exact = _exact(number)
        if dtype == "float64":
            numbers[row] = float(number)
            statuses.set(row, _NUMBER)
        elif exact is None or not _is_int64(exact):
            statuses.set(row, _OVERFLOW)
        elif not _is_whole(exact):
            statuses.set(row, _FRACTION)
        else:
            numbers[row] = int(exact)
            statuses.set(row, _NUMBER)


def _natural(
    found: list[Batch], readers: Any, threads: int, given: dict[int, Number]
) -> tuple[str, _Memory | None, Statuses]:
    """The type of a column if nobody says one: exact integers if no row is written with decimals.

    The first rows mostly tell decimals, so that few columns are read twice.
    """
    first = next(iter(found), None)
    if first is not None and first.count > _FIRST_ROWS:
        part = first.part(0, _FIRST_ROWS)
        _, statuses = _fixed_width("nc_read_int64s", 8, (), [part], readers, 1)
        if statuses.fraction_digits:
            return "float64", None, statuses
    exact = [_exact(number) for number in given.values()]
    memory, statuses = _fixed_width("nc_read_int64s", 8, (), found, readers, threads)
    if statuses.fraction_digits or any(number is None or not _is_whole(number) for number in exact):
        return "float64", None, statuses
    if statuses.counts[_OVERFLOW] or any(number is not None and not _is_int64(number) for number in exact):
        return "decimal", None, statuses
    return ("int64", memory, statuses) if statuses.counts[0] or exact else ("float64", None, statuses)


def _refuse_large(memory: _Memory | None) -> None:
    """Raises ValueError if a double does not hold an integer, where a column of integers has no nulls."""
    if memory is None:
        return
    for number in memoryview(memory.bytes).cast("q"):
        if abs(number) > 2**53 and int(float(number)) != number:
            raise ValueError(
                f"numpy's int64 has no missing values, and float64 has not {number}: take "
                "dtype='decimal', dtype='float64' for the nearest number, or a pandas column")


# ---- Calls of the library ----


def _each(threads: int, parts: list[Any], work: Callable[[Any], Any]) -> list[Any]:
    if threads <= 1 or len(parts) <= 1:
        return [work(part) for part in parts]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, parts))


def _fixed_width(
    function: str, width: int, how: tuple[int, ...], found: list[Batch], readers: Any, threads: int
) -> tuple[_Memory, Statuses]:
    """Reads numbers of a width in bytes."""
    statuses = Statuses(sum(batch.count for batch in found))
    memory = _Memory(width * statuses.size)

    def work(part: list[tuple[int, Batch]]) -> list[c.Rows]:
        reader, read = readers.reader(), []
        for row, batch in part:
            rows = statuses.rows(row)
            call(function, reader.pointer, ctypes.byref(batch.texts), *how,
                 memory.address + width * row, ctypes.byref(rows))
            read.append(rows)
        return read

    for part in _each(threads, split(found, threads), work):
        for rows in part:
            statuses.add(rows)
    return memory, statuses


def _decimals(
    found: list[Batch], readers: Any, scale: int | None, threads: int
) -> tuple[_Memory, Statuses, int]:
    used = 2 if scale is None else scale
    memory, statuses = _fixed_width("nc_read_decimals", 16, (used,), found, readers, threads)
    if scale is None and statuses.fraction_digits > used:
        used = min(statuses.fraction_digits, 38)
        memory, statuses = _fixed_width("nc_read_decimals", 16, (used,), found, readers, threads)
    return memory, statuses, used


def _plain_texts(
    found: list[Batch], readers: Any, threads: int
) -> tuple[list[tuple[Any, bytes]], Statuses]:
    """Plain decimal texts: offsets and bytes of each part, and a status for each row."""
    statuses = Statuses(sum(batch.count for batch in found))

    def work(part: list[tuple[int, Batch]]) -> list[tuple[Any, bytes, c.Rows]]:
        reader = readers.reader()
        return [_texts_of(reader, batch, statuses.rows(row)) for row, batch in part]

    texts = []
    for part in _each(threads, split(found, threads), work):
        for places, data, rows in part:
            texts.append((places, data))
            statuses.add(rows)
    return texts, statuses


def _texts_of(reader: Any, batch: Batch, rows: c.Rows) -> tuple[Any, bytes, c.Rows]:
    places = (ctypes.c_int64 * (batch.count + 1))()
    capacity, length = 16 * batch.count + 64, ctypes.c_size_t()
    while True:
        buffer = ctypes.create_string_buffer(capacity)
        status = c.lib.nc_read_plain_texts(
            reader.pointer, ctypes.byref(batch.texts), places, buffer, capacity,
            ctypes.byref(length), ctypes.byref(rows))
        if status == OK:
            return places, buffer.raw[: length.value], rows
        if status != ERROR_BUFFER:
            raise LibraryError(status, c.lib.nc_status_text(status).decode())
        capacity = length.value


# ---- Python, numpy, pandas ----


def _strings(parts: list[tuple[Any, bytes]], statuses: Statuses) -> list[str | None]:
    texts: list[str | None] = []
    for places, data in parts:
        plain = data.decode("ascii")
        ends = list(places)
        for start, end in zip(ends, ends[1:]):
            texts.append(plain[start:end] if statuses.bytes[len(texts)] == 0 else None)
    return texts


def _like(
    column: Any, kind: str, values: Any, statuses: Statuses, dtype: str, backend: str | None = None
) -> Any:
    code: Any = {"float64": "d", "int64": "q"}.get(dtype)
    if kind not in ("numpy", "pandas"):
        if code is None:
            return values
        numbers = memoryview(values.bytes).cast(code)
        return [n if status == 0 else None for n, status in zip(numbers, memoryview(statuses.bytes))]
    import numpy

    if code is None:
        numbers = numpy.array(values, dtype=object)
    else:
        numbers = numpy.frombuffer(values.bytes, dtype=dtype)
    if kind == "numpy":
        if statuses.holes and dtype == "int64":
            raise ValueError(
                "numpy's int64 has no missing values: take dtype='float64', or a list or a pandas "
                "column")
        return numbers.reshape(getattr(column, "shape", -1))
    import pandas

    index, name = getattr(column, "index", None), getattr(column, "name", None)
    if dtype == "float64" and backend == "numpy_nullable":
        mask = numpy.frombuffer(statuses.bytes, dtype="uint8") != 0
        numbers = pandas.arrays.FloatingArray(numbers.copy(), mask)
    elif dtype == "int64" and (statuses.holes or backend == "numpy_nullable"):
        mask = numpy.frombuffer(statuses.bytes, dtype="uint8") != 0
        numbers = pandas.arrays.IntegerArray(numbers.copy(), mask)
    if dtype == "text":
        own = getattr(column, "dtype", None)
        # Categories that the numbers do not have become their texts' type.
        own = getattr(getattr(own, "categories", None), "dtype", own)
        return pandas.Series(values, index=index, name=name, dtype=own)
    return pandas.Series(numbers, index=index, name=name)


# ---- Arrow ----


def _validity(statuses: Statuses) -> bytes | None:
    """A bit for each row, the lowest first; None if all are numbers."""
    if statuses.holes == 0:
        return None
    # As a number in binary, whose last digit is the first row; in blocks, for numbers are not long.
    digits = bytes(statuses.bytes).translate(b"1" + b"0" * 255)
    blocks = []
    for start in range(0, len(digits), 8192):
        block = digits[start : start + 8192]
        blocks.append(int(block[::-1], 2).to_bytes((len(block) + 7) // 8, "little"))
    return b"".join(blocks)


def _fixed(format: str, memory: _Memory, statuses: Statuses) -> ArrowNumbers:
    return ArrowNumbers(
        format, statuses.size, _validity(statuses), [(memory.address, memory.size)],
        statuses.holes, memory)


def _text_numbers(parts: list[tuple[Any, bytes]], statuses: Statuses) -> ArrowNumbers:
    count = statuses.size
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
        statuses.holes, (places, joined))


def _arrow(column: Any, kind: str, numbers: ArrowNumbers) -> Any:
    if kind == "polars":
        return sys.modules["polars"].Series(numbers).alias(column.name)
    if kind == "pyarrow":
        pyarrow = sys.modules["pyarrow"]
        array = pyarrow.array(numbers)
        if isinstance(column, pyarrow.ChunkedArray):
            return pyarrow.chunked_array([array])
        return array
    if kind == "pandas":
        import pandas
        import pyarrow as arrow

        array = arrow.array(numbers)
        own = pandas.array(array, dtype=pandas.ArrowDtype(array.type))
        return pandas.Series(own, index=getattr(column, "index", None), name=getattr(column, "name", None))
    return numbers
