"""The code that `numcolumns infer --as` prints is run on messy files: each number is the careful reading's, and
everything else stays the text that it was."""

import csv
import io
import json
import math
import shutil
import subprocess
from decimal import Decimal

import conftest
import pytest

from formatting_field import _command, infer, read

NUMCOLUMNS = _command.numcolumns()

#: Text of a table, its delimiter ("" if a row is a cell), its encoding.
TABLES = {
    "dates": ("Tag;Wert\n06.07.2025;1.250,5\n31.12.2025;2,25\n", ";", "utf-8"),
    "words": ("n;t\n1,5;NA\nNA;null\n;n/a\nk.A.;x\n2,5;None\n", ";", "utf-8"),
    "one word": ("n,t\n1.5,NA\nNA,\n2.5,nan\n", ",", "utf-8"),
    "large": ("id;n\n9007199254740993;9007199254740993,5\n9007199254740995;1,5\n", ";", "utf-8"),
    "zeros": ("plz;n\n01067;1,0\n80331;2,5\n", ";", "utf-8"),
    "quarters": ("q;n\nQ1;1\nQ2;2\n", ";", "utf-8"),
    "addresses": ("host;n\n192.168.178.101;1,5\n192.168.178.102;2,5\n", ";", "utf-8"),
    "two formats": ("a;b;c\n1,5;1.5;7\n2,25;2.25;8\n", ";", "utf-8"),
    "groups": ('a,b\n"1,234.50","1,234,567"\n"2,345.75","7"\n', ",", "utf-8"),
    "apostrophes": ("a;b\n1'234.50;x\n2'345.75;y\n", ";", "utf-8"),
    "signs": ("a;b;c\n1,50 €;12,5 %;(5,00)\n2,50 €;7 %;6,50\n", ";", "utf-8"),
    "minus": ("a;b;c\n-1,5;\u22121,5;1,5-\n2,5;2,5;2,5\n", ";", "utf-8"),
    "spaces": ("a;b;c\n 1,5;1 234,5;1\u00a0234,5\n2,5 ;7,5;2\u00a0345,5\n", ";", "utf-8"),
    "names": ('a;a;"b""c";d\\e\n1,5;2,5;3,5;4,5\n1,25;2,25;3,25;4,25\n', ";", "utf-8"),
    "no header": ("1,5;x\n2,5;y\n", ";", "utf-8"),
    "years": ("Konto;2019;2020\nMiete;1.250,5;7,25\nStrom;10,5;8,5\n", ";", "utf-8"),
    "one column": ("Preis\n1,5\n2,5\n", "", "utf-8"),
    "tabs": ("a\tb\n1,5\tx\n2,5\ty\n", "\t", "utf-8"),
    "returns": ("a;b\r1,5;x\r2,5;y\r", ";", "utf-8"),
    "lines in cells": ('a;b\r\n"x\r\ny";1,5\r\n"""q""";2,5\r\n', ";", "utf-8"),
    "mark": ("Gr\u00f6\u00dfe;b\n1,5;\u00fc\n2,5;\u20ac\n", ";", "utf-8-sig"),
    "latin": ("Gr\u00f6\u00dfe;b\n1,5;\u00fc\n2,5;\u00e9\n", ";", "windows-1252"),
    "utf-16": ("Gr\u00f6\u00dfe;b\n1,5;\u00fc\n2,5;\u20ac\n", ";", "utf-16"),
    "booleans": ("a;b;c\ntrue;1,5;1e5\nfalse;2,5;2e5\n", ";", "utf-8"),
    "ambiguous": ("a;b\n1.250;1,5\n3.000;2,5\n", ";", "utf-8"),
    "pasted": ("a;b\n1,5;7\n2,5;8\n1.5;9\n2.5;10\n", ";", "utf-8"),
    "above": ("Bericht;\nvom 06.07.2025;\na;b\n1.250,5;x\n2,25;y\n3,5;z\n", ";", "utf-8"),
    "exponents": ("a;b\n1,23E-05;1e-05\n4,5E+02;2E+05\n", ";", "utf-8"),
    "export": (conftest.EXPORT.read_bytes().decode("utf-8-sig"), ";", "utf-8-sig"),
}


@pytest.fixture(params=TABLES)
def table(request, tmp_path):
    """A file, and the texts of its columns; the first row names the columns, or is data."""
    text, delimiter, encoding = TABLES[request.param]
    file = tmp_path / "it's a table.csv"
    file.write_bytes(text.encode(encoding))
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter or "\x1f"))
    rows = [row for row in rows if row]
    data = rows[{"no header": 0, "above": 3}.get(request.param, 1):]
    return file, [list(column) for column in zip(*data)]


def printed(reader, file):
    found = subprocess.run(
        [NUMCOLUMNS, "infer", "--as", reader, str(file)], capture_output=True, encoding="utf-8")
    assert found.returncode in (0, 1), found.stderr
    return found.stdout


def check(columns, found):
    """Whether each column that a reader found, as a list, is what the texts say."""
    assert len(found) == len(columns)
    numbers = 0
    for texts, values in zip(columns, found):
        if all(value is None or isinstance(value, str) for value in values):
            assert [value or "" for value in values] == texts
            continue
        numbers += 1
        assert infer(texts).is_safe, texts
        exact = read(texts, dtype="decimal")
        values = [None if isinstance(v, float) and math.isnan(v) else v for v in values]
        assert [v is None for v in values] == [e is None for e in exact]
        for value, number in zip(values, exact):
            if number is not None:
                assert value == (float(number) if isinstance(value, float) else number)
    return numbers


def test_pandas(table):
    pandas = pytest.importorskip("pandas")
    file, columns = table
    frame = eval(printed("pandas", file).strip(), {"pandas": pandas})
    found = [
        [None if value is pandas.NA else value for value in frame.iloc[:, index].tolist()]
        for index in range(frame.shape[1])]
    check(columns, found)


def test_polars(table):
    polars = pytest.importorskip("polars")
    file, columns = table
    frame = eval(printed("polars", file).strip(), {"polars": polars})
    check(columns, [series.to_list() for series in frame.get_columns()])


def test_duckdb(table):
    duckdb = pytest.importorskip("duckdb")
    file, columns = table
    rows = duckdb.sql(printed("duckdb", file)).fetchall()
    check(columns, [list(column) for column in zip(*rows)])


def test_frictionless(table):
    frictionless = pytest.importorskip("frictionless")
    file, columns = table
    schema = frictionless.Schema.from_descriptor(json.loads(printed("frictionless", file)))
    assert len(schema.fields) == len(columns)
    found = []
    for field, texts in zip(schema.fields, columns):
        cells = [field.read_cell(text) for text in texts]
        assert all(notes is None for _, notes in cells), cells
        if field.type == "string":
            missing = schema.missing_values
            assert [v for v, _ in cells] == [None if t in missing else t for t in texts]
            found.append(texts)
        else:
            assert all(value is None or isinstance(value, Decimal) for value, _ in cells)
            found.append([value for value, _ in cells])
    check(columns, found)


@pytest.mark.parametrize("reader", ["readr", "fread"])
def test_r(table, reader, tmp_path):
    package = {"readr": "readr", "fread": "data.table"}[reader]
    script = shutil.which("Rscript")
    if not script or subprocess.run([script, "-e", f"library({package})"], capture_output=True).returncode:
        pytest.skip(f"no R with {package}")
    file, columns = table
    code = printed(reader, file)
    result = tmp_path / "out.json"
    program = tmp_path / "program.R"
    program.write_text(
        f"options(digits = 17)\nframe <- as.data.frame({code.splitlines()[0]})\n"
        "show <- function(c) if (is.character(c)) ifelse(is.na(c), 'T', paste0('T', c)) else "
        "ifelse(is.na(c), 'N', paste0('N', format(c, digits = 17)))\n"
        f"writeLines(enc2utf8(unlist(lapply(frame, show))), '{result}', sep = '\\x1e', useBytes = TRUE)\n",
        encoding="utf-8")
    done = subprocess.run([script, str(program)], capture_output=True, encoding="utf-8")
    if done.returncode:
        # A file that R refuses is no silent misreading.
        pytest.skip(done.stderr[-200:])
    values = result.read_bytes().decode().split("\x1e")[:-1]
    count = len(columns[0])
    found = [values[index * count : (index + 1) * count] for index in range(len(columns))]
    if reader == "fread":
        # data.table leaves quotation marks doubled.
        columns = [[text.replace('"', '""') for text in column] for column in columns]
    check(columns, [
        [(v[1:] if v[0] == "T" else float(v[1:]) if v[1:] else None) for v in column]
        for column in found])


def test_hledger_is_told_the_marks():
    table = "Tag;Betrag\n2025-07-06;1.250,50\n2025-07-07;2,50\n"
    found = subprocess.run(
        [NUMCOLUMNS, "infer", "--as", "hledger"], input=table, capture_output=True, encoding="utf-8")
    assert found.stdout.splitlines() == ["skip 1", "separator ;", "decimal-mark ,", "encoding utf-8"]
