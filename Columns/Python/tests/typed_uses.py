"""What read gives, as mypy sees it; nothing here is run."""

from decimal import Decimal
from typing import Optional, Union

from formatting_field import Report, convert, read

TEXTS = ["1,50"]
floats: list[Optional[float]] = read(TEXTS, dtype="float64")
integers: list[Optional[int]] = read(TEXTS, "1,5", dtype="int64", missing="tbd")
decimals: list[Optional[Decimal]] = read(TEXTS, locale="de-DE", dtype="decimal", scale=2)
texts: list[Optional[str]] = read(TEXTS, dtype="text", errors="coerce")
natural: list[Union[float, Decimal, None]] = read(TEXTS)
report: Report = read(TEXTS, dtype="text", errors="report")[1]
count: int = convert("a.csv", "b.csv", {"*": "auto"}).converted


class Column:
    """Of a kind that nobody here knows."""


column: Column = read(Column(), dtype="int64")
