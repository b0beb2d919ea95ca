"""An accessor for columns of pandas: ``import formatting_field.pandas``, then ``series.number.read(...)``."""

from __future__ import annotations

from typing import Any

from pandas.api.extensions import register_series_accessor

from ._columns import Answer, infer
from ._reading import read


@register_series_accessor("number")
class NumberAccessor:
    """Numbers of a column of texts; the words are those of :func:`formatting_field.read`.

    >>> import pandas
    >>> prices = pandas.Series(["1.250,00 €", "12,50 €"])
    >>> prices.number.read(like="1.234,5").tolist()
    [1250.0, 12.5]
    """

    def __init__(self, series: Any) -> None:
        self._series = series

    def read(self, like: Any = None, **how: Any) -> Any:
        """The numbers, as a column with the same index and name."""
        return read(self._series, like, **how)

    def infer(self, **how: Any) -> Answer:
        """How the column is written."""
        return infer(self._series, **how)
