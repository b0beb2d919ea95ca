"""Frames of columns: all columns of numbers at once, by the words of the command."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any, Optional, Union

from ._columns import Answer, Convention, infer
from ._command import Source, infer_file
from ._reading import ColumnError, _own, read

#: Each column of numbers as its own rows say.
ALL = {"*": "auto"}


def read_frame(
    frame: Any,
    columns: Mapping[str, str] = ALL,
    *,
    errors: str = "raise",
    dtype: Optional[str] = None,
    missing: Union[str, Iterable[str]] = (),
    suffix: Union[str, Iterable[str]] = (),
    threads: int = 1,
    dtype_backend: Optional[str] = None,
) -> Any:
    """The frame with its columns of numbers read: of pandas, polars or pyarrow, or a dict of lists.

    `columns` says how each is read, in the words of ``numcolumns convert``: "auto", "each-row", "like:Preis", a
    locale such as "de-DE", or an example such as "1.234,5". The name "*" is for all other columns of texts: those
    that are no numbers stay as they are. What has other types than texts stays, too.

    >>> read_frame({"name": ["Dose", "Rohr"], "price": ["1,50", "2,25"]})
    {'name': ['Dose', 'Rohr'], 'price': [1.5, 2.25]}

    ColumnError names each column that leaves a question, and what would answer it. With `errors` "report" the
    result is a pair: a column with a question stays a column of texts, and the second is a dict of what was
    refused, by the column's name: a Report, or the ColumnError that asks.

    >>> read_frame({"a": ["1.250", "3.000"]})
    Traceback (most recent call last):
    formatting_field._reading.ColumnError: a: ambiguous: 1,234.5 or 1.234,5; 2 rows have two meanings \
(line 1 '1.250'; line 2 '3.000'). Say columns={'a': '1,234.5'} or columns={'a': '1.234,5'}.
    """
    names = _names(frame)
    unknown = [name for name in columns if name not in names and name != "*"]
    if unknown:
        raise KeyError(f"no column {unknown[0]!r}; there are {', '.join(map(repr, names))}")
    if columns.get("*", "auto") != "auto":
        raise ValueError("'*' names all other columns, and is read by 'auto' alone")
    options: dict[str, Any] = {
        "dtype": dtype, "missing": missing, "suffix": suffix, "threads": threads, "dtype_backend": dtype_backend}
    answers: dict[str, Answer] = {}

    def answer(name: str) -> Answer:
        if name not in answers:
            answers[name] = infer(frame[name], missing=missing, suffix=suffix, threads=threads)
        return answers[name]

    done: dict[str, Any] = {}
    refused: dict[str, Any] = {}
    for name in names:
        how = columns.get(name)
        try:
            if how is None:
                if "*" not in columns or not _has_texts(frame[name]) or answer(name).outcome == "notNumbers":
                    continue
                how = "auto"
            done[name] = read(
                frame[name], **_how(how, name, answer), **options,
                errors="report" if errors == "report" else errors)
        except ColumnError as error:
            refused[name] = error
    if errors == "report":
        for name, (numbers, report) in done.items():
            done[name] = numbers
            if len(report):
                refused[name] = report
        return _with(frame, done), refused
    if refused:
        raise ColumnError(" ".join(_asked(name, error) for name, error in refused.items()))
    return _with(frame, done)


def _how(word: str, name: str, answer: Any) -> dict[str, Any]:
    """What `read` is told for a word of the command."""
    if word == "auto":
        _own(answer(name))
        return {"like": answer(name)} if answer(name).cells else {"each_row": True}
    if word in ("each-row", "each_row"):
        return {"each_row": True}
    if word.startswith("like:"):
        return {"like": answer(word[5:])}
    if any(character.isdigit() for character in word):
        return {"like": word}
    Convention(word)
    return {"locale": word}


def _asked(name: str, error: ColumnError) -> str:
    sentence = str(error)
    for word in {convention.name for convention in (error.answer.choices if error.answer else ())}:
        sentence = sentence.replace(f"like={word!r}", f"columns={{{name!r}: {word!r}}}")
    sentence = sentence.replace("each_row=True", f"columns={{{name!r}: 'each-row'}}")
    return f"{name}: {sentence}"


def read_csv(
    path: Source,
    columns: Mapping[str, str] = ALL,
    *,
    frame: str = "pandas",
    delimiter: Optional[str] = None,
    encoding: Optional[str] = None,
    header: Optional[bool] = None,
    skip: Optional[int] = None,
    missing: Union[str, Iterable[str]] = (),
    **options: Any,
) -> Any:
    """A table as a frame, with its columns of numbers read; the rest stay texts, as they are in the file.

    The command ``numcolumns infer`` finds the delimiter, the encoding, the header and lines above it; what is said
    counts. `frame` is "pandas", "polars" or "pyarrow". `columns` and the other options are those of
    :func:`read_frame`.
    """
    found = infer_file(
        path, delimiter=delimiter, encoding=encoding, header=header, skip=skip, missing=missing)["table"]
    readers = {"pandas": _pandas_texts, "polars": _polars_texts, "pyarrow": _pyarrow_texts}
    if frame not in readers:
        raise ValueError(f"frame is 'pandas', 'polars' or 'pyarrow', not {frame!r}")
    # A byte that no text of one column has.
    mark = found["delimiter"] or "\x1f"
    texts = readers[frame](os.fspath(path), mark, found)
    return read_frame(texts, columns, missing=missing, **options)


def _python_encoding(table: dict[str, Any]) -> str:
    if table["mark"]:
        return "utf-8-sig" if table["encoding"] == "utf-8" else "utf-16"
    return str(table["encoding"])


def _pandas_texts(path: str, mark: str, table: dict[str, Any]) -> Any:
    import pandas

    texts = pandas.read_csv(
        path, sep=mark, dtype=str, keep_default_na=False, encoding=_python_encoding(table),
        skiprows=table["skip"], header=0 if table["header"] else None, index_col=False)
    texts.columns = [str(name + 1) if isinstance(name, int) else name for name in texts.columns]
    return texts


def _polars_texts(path: str, mark: str, table: dict[str, Any]) -> Any:
    import polars

    texts = polars.read_csv(
        path, separator=mark, infer_schema=False, skip_lines=table["skip"], has_header=table["header"],
        encoding=_python_encoding(table) if table["encoding"] != "utf-8" else "utf8")
    # An empty cell is an empty text, as in the file.
    return texts.fill_null("")


def _pyarrow_texts(path: str, mark: str, table: dict[str, Any]) -> Any:
    import pyarrow.csv

    options = pyarrow.csv.ReadOptions(
        skip_rows=table["skip"], autogenerate_column_names=not table["header"], encoding=_python_encoding(table))
    with pyarrow.csv.open_csv(path, options, pyarrow.csv.ParseOptions(delimiter=mark)) as file:
        names = file.schema.names
    # Texts that look like no value stay texts.
    return pyarrow.csv.read_csv(
        path, options, pyarrow.csv.ParseOptions(delimiter=mark, newlines_in_values=True),
        pyarrow.csv.ConvertOptions(
            column_types={name: pyarrow.string() for name in names}, strings_can_be_null=False))


# ---- Frames of each kind ----


def _kind(frame: Any) -> str:
    return type(frame).__module__.split(".")[0]


def _names(frame: Any) -> list[str]:
    if _kind(frame) == "pyarrow":
        return list(frame.column_names)
    return list(frame.columns) if hasattr(frame, "columns") else list(frame)


def _has_texts(column: Any) -> bool:
    """Whether a column is one of texts, or of objects."""
    kind = _kind(column)
    if kind == "pandas":
        own = getattr(getattr(column.dtype, "categories", None), "dtype", column.dtype)
        if str(own) != "object":
            return str(own).startswith(("str", "string", "large_string"))
        return any(isinstance(found, str) for found in column)
    if kind == "polars":
        return str(column.dtype).split("(")[0] in ("String", "Categorical", "Enum")
    if kind == "pyarrow":
        own = getattr(column.type, "value_type", column.type)
        return str(own) in ("string", "large_string", "string_view")
    return any(isinstance(found, str) for found in column)


def _with(frame: Any, columns: dict[str, Any]) -> Any:
    kind = _kind(frame)
    if kind == "pandas":
        return frame.assign(**columns) if all(isinstance(n, str) for n in columns) else _assigned(frame, columns)
    if kind == "polars":
        return frame.with_columns(**columns)
    if kind == "pyarrow":
        for name, numbers in columns.items():
            place = frame.column_names.index(name)
            frame = frame.set_column(place, name, numbers)
        return frame
    return {name: columns.get(name, column) for name, column in frame.items()}


def _assigned(frame: Any, columns: dict[Any, Any]) -> Any:
    frame = frame.copy(deep=False)
    for name, numbers in columns.items():
        frame[name] = numbers
    return frame
