"""Functions for DuckDB: ``formatting_field.duckdb.register(connection)``, then in SQL
``read_number(Preis, 'de-DE')``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Union

from ._frames import _how
from ._reading import read


def register(
    connection: Any, *, missing: Union[str, Iterable[str]] = (), suffix: Union[str, Iterable[str]] = ()
) -> None:
    """Registers read_number(text, how) and try_read_number(text, how), which give doubles, and
    read_decimal(text, how), which gives decimals of 38 digits, 6 of them after the point.

    `how` is a locale such as 'de-DE', an example such as '1.234,5', or 'each-row'. read_number and read_decimal
    end the query at a text that they refuse, as CAST does; try_read_number gives NULL, as TRY_CAST does. `missing` and
    `suffix`, for all columns that the connection reads, are those of :func:`formatting_field.read`.

    >>> import duckdb
    >>> connection = duckdb.connect()
    >>> register(connection)
    >>> connection.sql("SELECT read_number('1.250,50 €', 'de-DE')").fetchall()
    [(1250.5,)]
    """
    for name, errors, dtype, kind in (
        ("read_number", "raise", "float64", "DOUBLE"),
        ("try_read_number", "null", "float64", "DOUBLE"),
        ("read_decimal", "raise", "decimal", "DECIMAL(38, 6)"),
    ):
        connection.create_function(
            name, _function(errors, dtype, missing, suffix), ["VARCHAR", "VARCHAR"], kind, type="arrow", null_handling="special")


def _function(
    errors: str, dtype: str, missing: Union[str, Iterable[str]], suffix: Union[str, Iterable[str]]
) -> Any:
    def numbers(texts: Any, ways: Any) -> Any:
        import pyarrow

        found = pyarrow.chunked_array([texts]) if isinstance(texts, pyarrow.Array) else texts
        said = ways.unique().to_pylist()
        if len(said) > 1:
            raise ValueError("how a column is written is the same in all rows")
        scale = 6 if dtype == "decimal" else None
        word = said[0] if said else "each-row"
        if word == "auto" or word.startswith("like:"):
            raise ValueError(f"{word!r} needs all rows of a column: infer it, and say an example such as '1.234,5'")
        return read(
            found, errors=errors, dtype=dtype, scale=scale, missing=missing, suffix=suffix, **_how(word, "", None))

    return numbers
