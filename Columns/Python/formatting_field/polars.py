"""A namespace for expressions and columns of polars: ``import formatting_field.polars``, then
``polars.col("Preis").number.read(locale="de-DE")``, in lazy frames and streams, too."""

from __future__ import annotations

from typing import Any

import polars

from ._columns import Answer, infer
from ._reading import read

_TYPES = {"float64": polars.Float64, "int64": polars.Int64, "text": polars.String}


@polars.api.register_expr_namespace("number")
class NumberExpression:
    """Numbers of an expression of texts.

    >>> frame = polars.LazyFrame({"Preis": ["1.250,00 €", "12,50 €"]})
    >>> frame.select(polars.col("Preis").number.read(locale="de-DE").sum()).collect().item()
    1262.5
    """

    def __init__(self, expression: polars.Expr) -> None:
        self._expression = expression

    def read(self, like: Any = None, *, dtype: str = "float64", scale: int = 2, **how: Any) -> polars.Expr:
        """The numbers. Their type is said beforehand, for a lazy frame knows it before it has rows: "float64",
        "int64", "decimal" with `scale` digits after the point, or "text". Other words are those of
        :func:`formatting_field.read`; if none says how the column is written, all of its rows do together, and
        the column is not streamed."""
        if how.get("errors") == "report":
            raise ValueError("an expression has no report: read the column, polars.Series.number.read")
        said: dict[str, Any] = {**how, "dtype": dtype}
        if dtype == "decimal":
            said["scale"] = scale
        is_told = like is not None or any(how.get(word) for word in ("locale", "format", "each_row"))
        kind = polars.Decimal(38, scale) if dtype == "decimal" else _TYPES[dtype]
        return self._expression.map_batches(
            lambda column: read(column, like, **said).cast(kind), return_dtype=kind, is_elementwise=is_told)


@polars.api.register_series_namespace("number")
class NumberColumn:
    """Numbers of a column of texts; the words are those of :func:`formatting_field.read`."""

    def __init__(self, series: polars.Series) -> None:
        self._series = series

    def read(self, like: Any = None, **how: Any) -> Any:
        """The numbers, as a column with the same name."""
        return read(self._series, like, **how)

    def infer(self, **how: Any) -> Answer:
        """How the column is written."""
        return infer(self._series, **how)
