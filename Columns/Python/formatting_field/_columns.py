"""Which format is this column? What all rows of it say together."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from html import escape
from typing import Any, Union

from . import _library as c
from ._library import Handle, call, passed, text_of
from ._texts import Batch, batches

_OUTCOMES = ("certain", "ambiguous", "contradicted", "notNumbers", "unsettled")
_KINDS = (None, "plain", "percent", "permille", "money", "permyriad")
_SIGNS, _MISSING, _READINGS, _DECIDING, _BLOCKS = range(5)


@dataclass(frozen=True)
class Convention:
    """A way to write numbers, without a language.

    >>> Convention("1.234,5").decimal_separator
    ','
    >>> Convention("de-AT").name   # of a locale, without ICU
    '1 234,5'
    """

    name: str

    def __init__(self, name: str) -> None:
        object.__setattr__(self, "name", _fact(_bit(name), 0))

    @property
    def decimal_separator(self) -> str:
        """The mark between integer and fraction."""
        return _fact(self._bit, 1)

    @property
    def grouping_separator(self) -> str:
        """The mark between groups; one of those that mean the same."""
        return _fact(self._bit, 2)

    @property
    def grouping_sizes(self) -> tuple[int, ...]:
        """The digits of the last group and, if they are others, of those before it."""
        return tuple(int(size) for size in _fact(self._bit, 3).split())

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages that write so, and regions that write otherwise than their language."""
        return tuple(_fact(self._bit, 4).split())

    @property
    def _bit(self) -> int:
        return _bit(self.name)

    def __str__(self) -> str:
        return self.name


def _bit(name: str) -> int:
    bit = c.c_uint32()
    try:
        call("nc_convention_named", *passed(name), c.byref(bit))
    except c.LibraryError:
        raise ValueError(f"{name!r} is neither a convention, such as '1.234,5', nor a locale") from None
    return bit.value


def _fact(bit: int, fact: int) -> str:
    return text_of("nc_convention_text", bit, fact) or ""


def conventions_of(bits: int) -> tuple[Convention, ...]:
    """The conventions of a set of bits; those with the most locales first."""
    found = []
    for place in range(32):
        if bits >> place & 1:
            found.append(Convention(_fact(1 << place, 0)))
    return tuple(found)


def bits_of(conventions: Iterable[Convention]) -> int:
    bits = 0
    for convention in conventions:
        bits |= convention._bit
    return bits


@dataclass(frozen=True)
class Row:
    """A row of a column: its line, from 1, and its text."""

    line: int
    text: str


@dataclass(frozen=True)
class Reading:
    """A convention that the column can be written in, with a row that shows it."""

    convention: Convention
    example: Row | None


@dataclass(frozen=True)
class Block:
    """Rows that are written in the same conventions; others may stand between."""

    conventions: tuple[Convention, ...]
    first_line: int
    last_line: int
    count: int


@dataclass(frozen=True)
class Answer:
    """What all rows of a column say together.

    >>> answer = infer(["1.250", "3.000", "12,5"])
    >>> answer.outcome, answer.conventions[0].name
    ('unsettled', '1.234,5')
    >>> answer.doubtful, answer.margin   # 2 rows have two meanings; 1 row tells which is meant
    (2, 1)
    >>> answer.deciding
    (Row(line=3, text='12,5'),)
    """

    #: "certain", "unsettled" (one row alone decides others, or the rows may be ids or labels),
    #: "ambiguous", "contradicted" or "notNumbers".
    outcome: str
    #: The conventions that read each row; if contradicted, those that read the most.
    conventions: tuple[Convention, ...]
    #: Whether the column can be read without a question: whether it is "certain".
    is_safe: bool
    #: "plain", "percent", "permille", "permyriad" or "money"; None if they are mixed.
    kind: str | None
    #: The number of rows, with those that have no value.
    rows: int
    #: The number of empty rows and nulls.
    blanks: int
    #: Words for "no value", and how often each stands there.
    missing: dict[str, int]
    #: The number of rows with a text that is not such a word.
    cells: int
    #: Of these, those that the conventions do not read.
    refused: int
    #: Those whose number depends on the column: "1.250".
    doubtful: int
    #: The fewest rows that a convention with other numbers refuses; None if nothing depends on it.
    margin: int | None
    #: The signs of money.
    signs: tuple[str, ...]
    #: The number of rows without a sign in a column of money.
    bare: int
    #: The number of rows in parentheses, which are numbers below zero.
    in_parentheses: int
    #: The number of rows that begin with a zero, as ids do.
    with_leading_zeros: int
    #: The conventions with an example each.
    readings: tuple[Reading, ...]
    #: The rows that decide, or that contradict.
    deciding: tuple[Row, ...]
    #: If contradicted: rows by their conventions, as files that were pasted together have them.
    blocks: tuple[Block, ...]

    @property
    def choices(self) -> tuple[Convention, ...]:
        """The conventions to choose from: if ambiguous, one for each decimal separator."""
        found = tuple(reading.convention for reading in self.readings)
        if self.outcome != "ambiguous":
            return found
        marks = [convention.decimal_separator for convention in found]
        return tuple(c for index, c in enumerate(found) if marks[index] not in marks[:index])

    @property
    def rows_of_other_blocks(self) -> int:
        """Of the rows that tell a decimal separator, those that tell another one than the most do."""
        counts = [
            block.count for block in self.blocks
            if len({convention.decimal_separator for convention in block.conventions}) == 1]
        return sum(counts) - max(counts, default=0)

    def _repr_html_(self) -> str:
        facts = {
            "answer": str(self), "kind": self.kind or "mixed", "rows": self.rows, "blank": self.blanks,
            "refused": self.refused, "with two meanings": self.doubtful}
        cells = "".join(f"<tr><th>{name}</th><td>{escape(str(fact))}</td></tr>" for name, fact in facts.items())
        return f"<table>{cells}</table>"

    def __str__(self) -> str:
        if self.outcome == "notNumbers":
            return "no values" if self.cells == 0 else "not numbers"
        names = " or ".join(convention.name for convention in self.choices)
        rows = "; ".join(f"line {row.line} {row.text!r}" for row in self.deciding[:3])
        if self.outcome in ("certain", "unsettled"):
            verb = "row depends" if self.doubtful == 1 else "rows depend"
            doubt = f", {self.doubtful} {verb} on {rows}" if self.doubtful else ""
            return f"{self.outcome}: {names}{doubt}"
        if self.outcome == "ambiguous":
            verb = "row has" if self.doubtful == 1 else "rows have"
            return f"ambiguous: {names}; {self.doubtful} {verb} two meanings ({rows})"
        return f"contradicted: {self.cells - self.refused} of {self.cells} rows are {names} ({rows})"


class ColumnState:
    """What is known of a column so far: it is fed, merged and pickled.

    It does not grow with the number of rows. Parts of a column, on other threads or machines, make the
    state of the whole:

    >>> whole = ColumnState().feed(["1.250", "2.500"])
    >>> whole.answer.outcome
    'ambiguous'
    >>> whole.merge(ColumnState().feed(["0,5", "0,7"])).answer.outcome
    'certain'
    """

    def __init__(
        self, missing: Union[str, Iterable[str]] = (), suffix: Union[str, Iterable[str]] = ()
    ) -> None:
        """`missing` is a word for "no value" or several, beside "NA", "null" and the like; `suffix` what may stand
        after numbers and says nothing, such as "kg"."""
        self._handle = Handle("column", "nc_column_make", *passed("\n".join(words_of(missing))))
        call("nc_column_set_suffixes", self._handle.pointer, *passed("\n".join(words_of(suffix))))

    def feed(self, column: Any) -> ColumnState:
        """Adds the rows of a column; returns this state."""
        for batch in batches(column):
            self._feed(batch)
        return self

    def _feed(self, batch: Batch) -> None:
        call("nc_column_feed", self._handle.pointer, c.byref(batch.texts))

    def skip(self, lines: int) -> ColumnState:
        """Passes over lines without a row, such as a header; returns this state."""
        if lines < 0:
            raise ValueError("lines are skipped forwards")
        call("nc_column_skip", self._handle.pointer, lines)
        return self

    def merge(self, following: ColumnState) -> ColumnState:
        """Adds a state whose rows follow; returns this state."""
        call("nc_column_merge", self._handle.pointer, following._handle.pointer)
        return self

    def __add__(self, following: ColumnState) -> ColumnState:
        """A state of both, as Dask's and Spark's folds want it."""
        return self.copy().merge(following)

    def copy(self) -> ColumnState:
        """A state that knows the same."""
        return ColumnState._of(Handle("column", "nc_column_copy", self._handle.pointer))

    @staticmethod
    def _of(handle: Handle) -> ColumnState:
        state = ColumnState.__new__(ColumnState)
        state._handle = handle
        return state

    def to_bytes(self) -> bytes:
        """What the state knows, for :meth:`from_bytes`. Equal states give equal bytes."""
        return (text_of("nc_column_save", self._handle.pointer) or "").encode()

    @staticmethod
    def from_bytes(saved: bytes) -> ColumnState:
        """The state that gave these bytes. Raises ValueError if they are damaged."""
        try:
            return ColumnState._of(Handle("column", "nc_column_restore", saved, len(saved)))
        except c.LibraryError as error:
            raise ValueError(str(error)) from None

    def __reduce__(self) -> Any:
        return ColumnState.from_bytes, (self.to_bytes(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ColumnState) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<ColumnState: {self.answer}>"

    @property
    def answer(self) -> Answer:
        """What the rows say together."""
        pointer = self._handle.pointer
        found = c.Answer(c.ctypes.sizeof(c.Answer))
        call("nc_column_answer", pointer, c.byref(found))
        items = {name: _items(pointer, name) for name in range(5)}
        return Answer(
            outcome=_OUTCOMES[found.outcome],
            conventions=conventions_of(found.conventions),
            is_safe=found.is_safe,
            kind=_KINDS[found.kind],
            rows=found.rows,
            blanks=found.blanks,
            missing={text: item.count for item, text in items[_MISSING]},
            cells=found.cells,
            refused=found.refused,
            doubtful=found.doubtful,
            margin=None if found.margin < 0 else found.margin,
            signs=tuple(text for _, text in items[_SIGNS]),
            bare=found.bare,
            in_parentheses=found.in_parentheses,
            with_leading_zeros=found.with_leading_zeros,
            readings=tuple(
                Reading(
                    conventions_of(item.conventions)[0], Row(item.line, text) if item.line else None
                )
                for item, text in items[_READINGS]
            ),
            deciding=tuple(Row(item.line, text) for item, text in items[_DECIDING]),
            blocks=tuple(
                Block(conventions_of(item.conventions), item.line, item.last_line, item.count)
                for item, _ in items[_BLOCKS]
            ),
        )


def words_of(missing: Union[str, Iterable[str]]) -> tuple[str, ...]:
    """Words for "no value": a single text is one word, and not its letters."""
    words = (missing,) if isinstance(missing, str) else tuple(missing)
    for word in words:
        if not isinstance(word, str):
            raise TypeError(f"a word for 'no value' is a text, not {word!r}")
        if "\n" in word:
            raise ValueError(f"a word for 'no value' has no line break, as {word!r} has")
    return words


def _items(pointer: Any, name: int) -> list[tuple[c.Item, str]]:
    found: list[tuple[c.Item, str]] = []
    while True:
        item = c.Item(c.ctypes.sizeof(c.Item))
        text = text_of("nc_column_item", pointer, name, len(found), c.byref(item))
        if text is None:
            return found
        found.append((item, text))


def infer(
    column: Any, *, missing: Union[str, Iterable[str]] = (), suffix: Union[str, Iterable[str]] = (),
    threads: int = 1,
) -> Answer:
    """Which convention is a column of texts written in?

    `column` is a list of texts, or a column of numpy, pandas, polars, pyarrow, or of whatever speaks
    Arrow's PyCapsule interface. `missing` is a word for "no value" or several, beside "NA", "null" and the like;
    `suffix` what may stand after numbers and says nothing, such as "kg" or "*".

    >>> print(infer(["1.250", "3.000"]))
    ambiguous: 1,234.5 or 1.234,5; 2 rows have two meanings (line 1 '1.250'; line 2 '3.000')
    >>> print(infer(["1.250", "0.5"]))
    unsettled: 1,234.5 or 1 234.5, 1 row depends on line 2 '0.5'
    """
    found = batches(column)
    answer = infer_batches(found, words_of(missing), threads, words_of(suffix)).answer
    if answer.cells == 0 and any(batch.numbers for batch in found):
        raise TypeError("a column of texts is needed, and this one has numbers alone")
    return answer


def infer_batches(
    found: list[Batch], missing: tuple[str, ...], threads: int, suffixes: tuple[str, ...] = ()
) -> ColumnState:
    def state(part: list[Batch]) -> ColumnState:
        state = ColumnState(missing, suffixes)
        for batch in part:
            state._feed(batch)
        return state

    if threads <= 1:
        return state(found)
    parts = [[piece for _, piece in part] for part in split(found, threads)]
    with ThreadPoolExecutor(threads) as pool:
        states = list(pool.map(state, parts))
    whole = states[0] if states else ColumnState(missing)
    for following in states[1:]:
        whole.merge(following)
    return whole


def split(found: list[Batch], count: int) -> list[list[tuple[int, Batch]]]:
    """The batches in parts of about as many rows, each batch with the index of its first row."""
    rows = sum(batch.count for batch in found)
    size = max(1, -(-rows // count))
    parts: list[list[tuple[int, Batch]]] = []
    row, room = 0, 0
    for batch in found:
        start = 0
        while start < batch.count:
            if room == 0:
                parts.append([])
                room = size
            taken = min(room, batch.count - start)
            parts[-1].append((row + start, batch.part(start, taken)))
            start += taken
            room -= taken
        row += batch.count
    return parts
