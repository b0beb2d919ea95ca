"""Columns of Dask: an answer of all partitions, and numbers of one type in each."""

from __future__ import annotations

from functools import reduce
from typing import Any

from ._columns import Answer, ColumnState
from ._reading import read as _read


def _state(part: Any) -> Any:
    import pandas

    return pandas.Series([ColumnState().feed(part).to_bytes()], dtype=object)


def infer(column: Any) -> Answer:
    """How a column of a Dask frame is written; nothing but the states of its partitions is moved."""
    saved = column.map_partitions(_state, meta=("state", object)).compute()
    return reduce(ColumnState.merge, map(ColumnState.from_bytes, saved), ColumnState()).answer


def read(column: Any, like: Any = None, *, dtype: str = "float64", **how: Any) -> Any:
    """The numbers of a column of a Dask frame, lazily. The words are those of :func:`formatting_field.read`; if
    none says how the column is written, its rows are read once now to answer that. Each partition has the type
    that is said."""
    if like is None and not any(how.get(word) for word in ("locale", "format", "each_row")):
        like = infer(column)
    meta = _read(column._meta.astype(object), like, dtype=dtype, **how)
    return column.map_partitions(_read, like, dtype=dtype, meta=meta, **how)
