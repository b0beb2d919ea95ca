"""Columns of Spark: an answer of all partitions, and frames with their numbers.

The workers need this package: give them the driver's Python by the environment variable PYSPARK_PYTHON, for
example ``os.environ["PYSPARK_PYTHON"] = sys.executable`` before the session is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Any, Union

from ._columns import Answer, ColumnState
from ._frames import _how
from ._reading import read as _read

_TYPES = {"float64": "double", "int64": "bigint", "text": "string"}


def infer(
    frame: Any, column: str, *, missing: Union[str, Iterable[str]] = (), suffix: Union[str, Iterable[str]] = ()
) -> Answer:
    """How a column of a frame is written; nothing but the states of its partitions is moved. `missing` and `suffix`
    are those of :func:`formatting_field.infer`."""

    def states(batches: Iterator[Any]) -> Iterator[Any]:
        import pyarrow
        from pyspark import TaskContext

        state = ColumnState(missing, suffix)
        for batch in batches:
            state.feed(batch.column(0))
        context = TaskContext.get()
        number = context.partitionId() if context else 0
        yield pyarrow.RecordBatch.from_pydict({"number": [number], "state": [state.to_bytes()]})

    rows = frame.select(column).mapInArrow(states, "number long, state binary").collect()
    found = [ColumnState.from_bytes(bytes(row.state)) for row in sorted(rows, key=lambda row: row.number)]
    return reduce(ColumnState.merge, found, ColumnState(missing, suffix)).answer


def read(
    frame: Any, columns: Mapping[str, str], *, dtype: str = "float64", scale: int = 2, errors: str = "raise",
    missing: Union[str, Iterable[str]] = (), suffix: Union[str, Iterable[str]] = (),
) -> Any:
    """The frame with columns read, lazily. The words are those of ``numcolumns convert``: "auto" and "like:Preis",
    for which a column is read once now, "each-row", a locale, or an example. A column has the type that is said:
    "float64", "int64", "decimal" with `scale` digits after the point, or "text"."""
    words: dict[str, Any] = {"missing": missing, "suffix": suffix}
    ways = {name: _how(how, name, lambda other: infer(frame, other, **words)) for name, how in columns.items()}
    kind = f"decimal(38, {scale})" if dtype == "decimal" else _TYPES[dtype]
    options: dict[str, Any] = {"dtype": dtype, "errors": errors, **words}
    if dtype == "decimal":
        options["scale"] = scale
    names = frame.columns

    def numbers(batches: Iterator[Any]) -> Iterator[Any]:
        import pyarrow

        for batch in batches:
            found = [
                _read(batch.column(place), **ways[name], **options) if name in ways else batch.column(place)
                for place, name in enumerate(names)
            ]
            yield pyarrow.RecordBatch.from_arrays(found, names=names)

    types = dict(frame.dtypes)
    schema = ", ".join(f"`{name}` {kind if name in ways else types[name]}" for name in names)
    return frame.mapInArrow(numbers, schema)
