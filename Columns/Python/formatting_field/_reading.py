"""The numbers of a column."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from html import escape
from typing import TYPE_CHECKING, Any, Optional, TypeVar, Union, overload

from . import _library as c
from ._columns import (
    Answer,
    ColumnState,
    Convention,
    bits_of,
    conventions_of,
    infer_batches,
    words_of,
)
from ._library import ALL_CONVENTIONS, Handle, call, passed, text_of
from ._results import Statuses, collect
from ._texts import Batch, batches, from_texts

_STATUSES = ("number", "missing", "refused", "doubtful", "overflow", "fraction")
_FACT_ISSUE, _FACT_MESSAGE = 0, 1
_REASONS = {
    "overflow": "The number is beyond the type's range.",
    "fraction": "The number has more fraction digits than the type.",
}
DTYPES = ("float64", "int64", "decimal", "text")


@dataclass(frozen=True)
class Meaning:
    """A number that a text can mean, in plain decimal, and the conventions that read it so."""

    number: str
    conventions: tuple[Convention, ...]


@dataclass(frozen=True)
class Refusal:
    """A row that is not read."""

    #: The index of the row, from 0.
    row: int
    text: str
    #: "refused", "doubtful" (conventions read two numbers), "overflow" or "fraction" (the type has no
    #: such number).
    status: str
    #: A sentence about what is wrong.
    reason: str
    #: The name of the issue, such as "incompleteGroup"; None unless refused.
    issue: Optional[str]
    #: Where it stands: offsets in the text's UTF-8 bytes.
    range: tuple[int, int]
    #: What the text can mean by itself, to any convention.
    meanings: tuple[Meaning, ...]

    def __str__(self) -> str:
        told = " or ".join(f"{m.number} ({m.conventions[0]})" for m in self.meanings)
        if self.status == "doubtful":
            return f"row {self.row} {self.text!r} is {told or 'a number, an id or a label: say how it is written'}"
        return f"row {self.row} {self.text!r}: {self.reason}" + (f" It could be {told}." if told else "")


class Report(Sequence[Refusal]):
    """What became of the rows of a column; a sequence of those that were not read.

    A refusal is made when it is asked for, so that a report of many costs little. A report pickles, with all of
    its refusals; a notebook shows it as a table.
    """

    #: The number of rows that were read, and of those without a value.
    numbers: int
    missing: int

    def __init__(self, numbers: int, missing: int, refusals: Sequence[Refusal]) -> None:
        self.numbers, self.missing, self._refusals = numbers, missing, refusals

    def __len__(self) -> int:
        return len(self._refusals)

    def __getitem__(self, index: Any) -> Any:
        return self._refusals[index]

    def __iter__(self) -> Iterator[Refusal]:
        return iter(self._refusals)

    def __reduce__(self) -> Any:
        return Report, (self.numbers, self.missing, list(self))

    def to_dicts(self) -> list[dict[str, Any]]:
        """The refusals as rows, from which any data frame is made: `polars.DataFrame(report.to_dicts())`."""
        return [
            {"row": refusal.row, "text": refusal.text, "status": refusal.status, "reason": refusal.reason,
             "could_be": " or ".join(f"{m.number} ({m.conventions[0]})" for m in refusal.meanings)}
            for refusal in self
        ]

    def to_frame(self) -> Any:
        """The refusals as a DataFrame of pandas'."""
        import pandas

        return pandas.DataFrame(self.to_dicts(), columns=["row", "text", "status", "reason", "could_be"])

    def __repr__(self) -> str:
        return f"<Report: {self.numbers} read, {self.missing} missing, {len(self)} refused>"

    def _repr_html_(self) -> str:
        shown = Report(self.numbers, self.missing, self[:_SHOWN]).to_dicts()
        more = f"; the first {_SHOWN} of them" if len(self) > _SHOWN else ""
        return f"<p>{escape(repr(self)[1:-1])}{more}</p>" + html_table(shown)


#: The refusals that a notebook shows.
_SHOWN = 20


def html_table(rows: list[dict[str, Any]]) -> str:
    """Rows as a table of HTML, with what they have written out."""
    if not rows:
        return ""
    head = "".join(f"<th>{escape(str(name))}</th>" for name in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row.values()) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


class _Refusals(Sequence[Refusal]):
    """The refusals of a column that was read."""

    def __init__(self, found: list[Batch], statuses: Statuses, readers: _Readers) -> None:
        self._found, self._statuses, self._readers = found, statuses, readers
        refused = sum(statuses.counts[2:]) > 0
        self._rows = [
            match.start() for match in re.finditer(rb"[\x02-\x05]", statuses.bytes)
        ] if refused else []

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._refusal(row) for row in self._rows[index]]
        return self._refusal(self._rows[index])

    def _refusal(self, row: int) -> Refusal:
        text, first = "", 0
        for batch in self._found:
            if row - first < batch.count:
                text = str(batch.numbers.get(row - first) or "") or batch.text(row - first) or ""
                break
            first += batch.count
        status = _STATUSES[self._statuses.bytes[row]]
        reader, given = self._readers.reader(), passed(text)
        start, end = c.c_size_t(), c.c_size_t()

        def fact(name: int) -> str | None:
            return text_of("nc_reader_issue", reader.pointer, *given, name, c.byref(start), c.byref(end))

        issue = fact(_FACT_ISSUE) if status == "refused" else None
        reason = _REASONS.get(status) or fact(_FACT_MESSAGE) or "Conventions read different numbers."
        meanings: list[Meaning] = []
        while True:
            bits = c.c_uint32()
            number = text_of(
                "nc_reader_meaning", reader.pointer, *given, len(meanings), c.byref(bits))
            if number is None:
                break
            meanings.append(Meaning(number, conventions_of(bits.value)))
        return Refusal(row, text, status, reason, issue, (start.value, end.value), tuple(meanings))


class ColumnError(ValueError):
    """Rows of a column are not read, or a column leaves a question; `report` or `answer` say which."""

    def __init__(
        self, sentence: str, report: Optional[Report] = None, answer: Optional[Answer] = None
    ) -> None:
        super().__init__(sentence)
        self.report, self.answer = report, answer


class _Readers:
    """How a column is read: a reader for each thread."""

    def __init__(self, bits: int, tolerant: bool, missing: str, suffixes: str) -> None:
        self._how = (bits, tolerant, missing)
        self._suffixes = suffixes

    def reader(self) -> Handle:
        bits, tolerant, missing = self._how
        reader = Handle("reader", "nc_reader_make", bits, tolerant, *passed(missing))
        call("nc_reader_set_suffixes", reader.pointer, *passed(self._suffixes))
        return reader


if TYPE_CHECKING:
    from typing_extensions import Literal, TypedDict, Unpack

    _Texts = Union[list[Any], tuple[Any, ...]]
    _Like = Union[str, Convention, Answer, ColumnState, None]
    _Plain = Literal["raise", "null", "coerce"]
    _Column = TypeVar("_Column")

    class _How(TypedDict, total=False):
        locale: Optional[str]
        each_row: bool
        scale: Optional[int]
        missing: Union[str, Iterable[str]]
        suffix: Union[str, Iterable[str]]
        threads: int
        dtype_backend: Optional[str]


# Texts of Python's give a list of what is said; any other column gives a column of its kind.
@overload
def read(
    column: _Texts, like: _Like = ..., *, dtype: Literal["float64"], errors: _Plain = ..., **how: Unpack[_How]
) -> list[Optional[float]]: ...
@overload
def read(
    column: _Texts, like: _Like = ..., *, dtype: Literal["int64"], errors: _Plain = ..., **how: Unpack[_How]
) -> list[Optional[int]]: ...
@overload
def read(
    column: _Texts, like: _Like = ..., *, dtype: Literal["decimal"], errors: _Plain = ..., **how: Unpack[_How]
) -> list[Optional[Decimal]]: ...
@overload
def read(
    column: _Texts, like: _Like = ..., *, dtype: Literal["text"], errors: _Plain = ..., **how: Unpack[_How]
) -> list[Optional[str]]: ...
@overload
def read(
    column: _Texts, like: _Like = ..., *, dtype: None = ..., errors: _Plain = ..., **how: Unpack[_How]
) -> list[Union[float, Decimal, None]]: ...
@overload
def read(
    column: _Texts, like: _Like = ..., *, dtype: Optional[str] = ..., errors: Literal["report"],
    **how: Unpack[_How]
) -> tuple[list[Any], Report]: ...
@overload
def read(
    column: _Column, like: _Like = ..., *, dtype: Optional[str] = ..., errors: Literal["report"],
    **how: Unpack[_How]
) -> tuple[_Column, Report]: ...
@overload
def read(
    column: _Column, like: _Like = ..., *, dtype: Optional[str] = ..., errors: _Plain = ..., **how: Unpack[_How]
) -> _Column: ...
@overload
def read(column: Any, like: _Like = ..., *, dtype: Optional[str] = ..., errors: str, **how: Unpack[_How]) -> Any: ...


def read(
    column: Any,
    like: Union[str, Convention, Answer, ColumnState, None] = None,
    *,
    locale: Optional[str] = None,
    each_row: bool = False,
    dtype: Optional[str] = None,
    scale: Optional[int] = None,
    errors: str = "raise",
    missing: Union[str, Iterable[str]] = (),
    suffix: Union[str, Iterable[str]] = (),
    threads: int = 1,
    dtype_backend: Optional[str] = None,
) -> Any:
    """The numbers of a column of texts, each read right or not at all.

    How the column is written is said by one of `like` (a number as the column writes it, such as "1.234,5" or
    "12,50 €", or the answer of this column or another), `locale` ("de-DE"), or `each_row` (each row by itself, if it
    can mean one number only). If nothing is said, the rows say it together; if they leave a question, ColumnError is
    raised.

    >>> read(["1.250", "12,5", "0,75", None])
    [1250.0, 12.5, 0.75, None]
    >>> read(["1.250", "3.000"], like="1.234,5")
    [1250, 3000]
    >>> read(["1.250", "3.000"])
    Traceback (most recent call last):
    formatting_field._reading.ColumnError: ambiguous: 1,234.5 or 1.234,5; 2 rows have two meanings \
(line 1 '1.250'; line 2 '3.000'). Say like='1,234.5' or like='1.234,5'.

    `dtype` is "float64", "int64", "decimal" (`scale` digits after the point, or as many as are
    needed) or "text" (plain decimal, with the zeros that were written: "1,50" is "1.50"). If nothing is
    said, a column without any decimals is read exactly, as integers, or as decimals if int64 does not hold
    them; any other is "float64". Say it if parts of a column have to be of one type. `dtype_backend` is that of
    pandas: "numpy_nullable" or "pyarrow". `errors` says what becomes of rows that are not read: "raise" a
    ColumnError, "null" them ("coerce" is the same), or null them and "report": then the result is a pair, and the
    second is a Report. `missing` is a word for "no value" or several, `suffix` what may stand after numbers and says
    nothing, such as "kg". Numbers that stand among the texts of a list or an object column, as a workbook gives them,
    stay as they are.

    >>> numbers, report = read(["1.250", "1234.50 €"], locale="de-DE", errors="report")
    >>> numbers, [refusal.row for refusal in report]
    ([1250, None], [1])
    >>> print(report[0])
    row 1 '1234.50 €': “.” cannot group digits here. It could be 1234.5 (1,234.5).

    The result is of the column's kind: a list, or a column of numpy, pandas, polars or pyarrow; for
    others that speak Arrow, an ArrowNumbers.
    """
    if dtype is not None and dtype not in DTYPES:
        raise ValueError(f"dtype is one of {', '.join(DTYPES)}, not {dtype!r}")
    if errors not in ("raise", "null", "coerce", "report"):
        raise ValueError(f"errors is 'raise', 'null', 'coerce' or 'report', not {errors!r}")
    if dtype_backend not in (None, "numpy_nullable", "pyarrow"):
        raise ValueError(f"dtype_backend is 'numpy_nullable' or 'pyarrow', not {dtype_backend!r}")
    if scale is not None and not 0 <= scale <= 38:
        raise ValueError("scale is between 0 and 38")
    words, suffixes = words_of(missing), words_of(suffix)
    if not hasattr(column, "__len__") and not hasattr(column, "__arrow_c_stream__"):
        column = list(column)
    found = batches(column)
    bits, tolerant = _chosen(found, like, locale, each_row, words, suffixes, threads)
    readers = _Readers(bits, tolerant, "\n".join(words), "\n".join(suffixes))
    values, statuses = collect(column, found, readers, dtype, scale, threads, dtype_backend)
    report = Report(statuses.counts[0], statuses.counts[1], _Refusals(found, statuses, readers))
    if errors == "raise" and len(report) > 0:
        rows = "; ".join(str(refusal) for refusal in report[:3])
        more = f" And {len(report) - 3} more." if len(report) > 3 else ""
        count = f"{len(report)} row{'s are' if len(report) > 1 else ' is'} not read"
        raise ColumnError(f"{count}: {rows}{more}", report=report)
    result = values()
    return (result, report) if errors == "report" else result


def _chosen(
    found: list[Batch], like: Any, locale: str | None, each_row: bool,
    words: tuple[str, ...], suffixes: tuple[str, ...], threads: int,
) -> tuple[int, bool]:
    """The conventions to read by, and whether decimals of other locales are read (rule R5)."""
    said = [like is not None, locale is not None, each_row]
    if sum(said) > 1:
        raise ValueError("say one of like, locale and each_row")
    if each_row:
        return ALL_CONVENTIONS, False
    if locale is not None:
        return bits_of([Convention(locale)]), True
    if like is None:
        answer = infer_batches(found, words, threads, suffixes).answer
        if answer.cells == 0 and any(batch.numbers for batch in found):
            return ALL_CONVENTIONS, False
        # All conventions of a certain column read the same numbers. (N5)
        return bits_of(_own(answer)[:1]), False
    if isinstance(like, str):
        return bits_of(_shown_by(like)), False
    if isinstance(like, Convention):
        return bits_of([like]), False
    answer = like.answer if isinstance(like, ColumnState) else like
    if answer.outcome == "notNumbers":
        raise ColumnError("The answer is of a column without numbers.", answer=answer)
    if answer.rows_of_other_blocks > 1:
        raise ColumnError(
            "The answer is of a column with parts in several formats, and does not tell which row of this "
            f"column is in which ({answer}). Say each_row=True, or read each part.", answer=answer)
    return bits_of(answer.conventions), False


def _shown_by(example: str) -> tuple[Convention, ...]:
    """The conventions that a number shows: its decimal separator."""
    if any(character.isdigit() for character in example):
        try:
            # The examples that name the conventions.
            return (Convention(example),)
        except ValueError:
            answer = infer_batches([from_texts([example])], (), 1).answer
        marks = {convention.decimal_separator for convention in answer.conventions}
        if answer.outcome != "notNumbers" and len(marks) == 1 and not answer.doubtful:
            return answer.conventions
        told = "is no number" if answer.outcome == "notNumbers" else "does not tell the decimal separator"
        raise ValueError(f"{example!r} {told}: take an example such as '1.234,56' or '1,5'")
    try:
        Convention(example)
    except ValueError:
        raise ValueError(f"{example!r} is no number: take an example such as '1.234,56'") from None
    raise ValueError(f"{example!r} is a locale: say locale={example!r}")


def _own(answer: Answer) -> tuple[Convention, ...]:
    """The conventions of a column by its own answer, if that leaves no question."""
    if answer.is_safe or answer.cells == 0:
        return answer.conventions
    ways = " or ".join(f"like={convention.name!r}" for convention in answer.choices)
    advice = {
        "notNumbers": "",
        "ambiguous": f". Say {ways}.",
        "contradicted": ". Say each_row=True, or mend the rows.",
        "unsettled": f". Say {ways}.",
    }[answer.outcome]
    if answer.outcome == "unsettled":
        if answer.with_leading_zeros:
            advice = f"; {answer.with_leading_zeros} rows begin with a zero, as ids do{advice}"
        elif not answer.doubtful:
            signs = " and ".join(repr(sign) for sign in answer.signs)
            advice = f"; {signs} may be a label or a unit, and no currency{advice}"
    raise ColumnError(f"{answer}{advice}", answer=answer)
