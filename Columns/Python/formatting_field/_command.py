"""The command numcolumns, which the wheel installs: files of any size are converted by it."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any, Union

from ._columns import words_of
from ._reading import ColumnError

_REFUSED, _USAGE = 1, 2


def numcolumns() -> str:
    """The path of the command. FORMATTING_FIELD_NUMCOLUMNS names another one."""
    named = os.environ.get("FORMATTING_FIELD_NUMCOLUMNS")
    if named:
        return named
    places = [Path(__file__).parents[1] / "bin/numcolumns"]  # where pip install --target puts it
    try:
        installed = metadata.files("formatting-field") or []
    except metadata.PackageNotFoundError:
        installed = []
    places = [Path(str(file.locate())) for file in installed if file.name == "numcolumns"] + places
    for place in places:
        if place.exists():
            return str(place.resolve())
    raise FileNotFoundError(
        "the command numcolumns is not installed with this package: install its wheel, or name the command "
        "by FORMATTING_FIELD_NUMCOLUMNS")


@dataclass(frozen=True)
class Rejected:
    """A cell that was left as it is."""

    #: The line of the file, from 1, and the name of the column; "" for a row with too few or too many cells.
    line: int
    column: str
    text: str
    #: A sentence about what is wrong.
    reason: str
    #: What the text can mean; "" if nothing is known.
    suggestion: str


@dataclass(frozen=True)
class Conversion:
    """What became of the cells of a file that was converted."""

    converted: int
    blank: int
    rejected: tuple[Rejected, ...]


Source = Union[str, "os.PathLike[str]"]


def convert(
    source: Source,
    output: Source,
    columns: Mapping[str, str],
    *,
    to: str = "plain",
    missing: Union[str, Iterable[str]] = (),
    suffix: Union[str, Iterable[str]] = (),
    delimiter: str | None = None,
    encoding: str | None = None,
    header: bool | None = None,
    skip: int | None = None,
    strict: bool = False,
    threads: int | None = None,
) -> Conversion:
    """Rewrites columns of a table in plain decimal, and no other byte: ``numcolumns convert``.

    `columns` says how each is read, in the words of the command: "auto", "each-row", "like:Preis", a locale
    such as "de-DE", or an example such as "1.234,5"; the name "*" is for all other columns. The output is
    written beside its name and takes it when it is whole, so that it may be the source.

    >>> convert("export_de.csv", "clean.csv", {"Menge": "like:Preis", "Preis": "each-row"})  # doctest: +SKIP
    Conversion(converted=481, blank=5, rejected=())

    Raises ColumnError, and writes nothing, if a column leaves a question, or if a cell is rejected and
    `strict` is true; ValueError if the table or a column is not there as it is said to be.
    """
    with tempfile.TemporaryDirectory() as folder:
        rejects = Path(folder) / "rejects.csv"
        arguments = ["convert", "--json", "-o", os.fspath(output), "--rejects", str(rejects), "--to", to]
        arguments += _table(missing, suffix, delimiter, encoding, header, skip, threads)
        for name, how in columns.items():
            arguments += ["--column", f"{name}:{how}"]
        if strict:
            arguments.append("--strict")
        status, told, said = _run([*arguments, "--", os.fspath(source)])
        if not told:
            raise ColumnError(said.strip())
        counts = json.loads(told)
        cells = _rejected(rejects)
    if strict and cells:
        raise ColumnError(said.strip())
    return Conversion(counts["converted"], counts["blank"], cells)


def infer_file(source: Source, **table: Any) -> dict[str, Any]:
    """What ``numcolumns infer --json`` tells: of the table in "table", of each column in "columns"."""
    arguments = _table(
        table.pop("missing", ()), table.pop("suffix", ()), table.pop("delimiter", None), table.pop("encoding", None),
        table.pop("header", None), table.pop("skip", None), table.pop("threads", None))
    assert not table, table
    _, told, said = _run(["infer", "--json", *arguments, "--", os.fspath(source)])
    lines = [json.loads(line) for line in told.splitlines()]
    if not lines:
        raise ColumnError(said.strip())
    return {"table": lines[0]["table"], "columns": lines[1:], "said": said.strip()}


def _table(
    missing: Union[str, Iterable[str]], suffix: Union[str, Iterable[str]], delimiter: str | None,
    encoding: str | None, header: bool | None, skip: int | None, threads: int | None,
) -> list[str]:
    """The options about how the table is written."""
    arguments = []
    for option, words in (("null-value", words_of(missing)), ("suffix", words_of(suffix))):
        if any("," in word for word in words):
            raise ValueError(f"a word of --{option} has no comma")
        if words:
            arguments.append(f"--{option}={','.join(words)}")
    if delimiter is not None:
        arguments += ["--delimiter", "tab" if delimiter == "\t" else delimiter]
    if encoding is not None:
        arguments += ["--encoding", encoding]
    if header is not None:
        arguments.append("--header" if header else "--no-header")
    if skip is not None:
        arguments += ["--skip", str(skip)]
    if threads is not None:
        arguments += ["--jobs", str(threads)]
    return arguments


def _run(arguments: list[str]) -> tuple[int, str, str]:
    run = subprocess.run([numcolumns(), *arguments], capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL)
    if run.returncode not in (0, _REFUSED):
        kind = ValueError if run.returncode == _USAGE else OSError
        raise kind(run.stderr.strip())
    return run.returncode, run.stdout, run.stderr


def _rejected(path: Path) -> tuple[Rejected, ...]:
    if not path.exists():
        return ()
    with open(path, encoding="utf-8", newline="") as file:
        return tuple(
            Rejected(int(row["line"]), row["column"], row["text"], row["reason"], row["suggestion"])
            for row in csv.DictReader(file))
