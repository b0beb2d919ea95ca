#!/usr/bin/env python3
"""Gives 1,020 columns of numbers to other readers and to numcolumns, and counts what they make of them.

usage: Columns/Benchmarks/compare-readers.py [path of numcolumns]

Six conventions, five kinds of columns, 34 columns each, 30 rows. It needs pandas, polars, pyarrow, duckdb
and Babel (pip install pandas polars pyarrow duckdb babel) and does not run in Columns/check.sh. A column is

  right             all numbers are those that were written
  wrong in silence  some number is another
  holes             some number is missing, and none is wrong
  text or refused   the column stays text, or an error is reported
  asked             numcolumns asks how the column is meant
"""

import csv
import decimal
import io
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import babel
import babel.numbers
import duckdb
import pandas
import polars
import pyarrow
import pyarrow.csv

ROWS = 30
EACH = 34
CONVENTIONS = [(".", ",", 3), (",", ".", 3), (",", "\u00a0", 3), (".", "\u2019", 3), (".", ",", 2),
               ("\u066b", "\u066c", 3)]


def written(number, convention):
    mark, separator, size = convention
    text = f"{abs(number):f}"
    whole, _, fraction = text.partition(".")
    groups = [whole[-3:]]
    whole = whole[:-3]
    while whole:
        groups.insert(0, whole[-size:])
        whole = whole[:-size]
    text = separator.join(groups) + (mark + fraction if fraction else "")
    return ("-" if number < 0 else "") + text


def number(kind, rng):
    if kind == "prices":
        return decimal.Decimal(rng.randrange(1, 500_000)).scaleb(-2)
    if kind == "integers":
        return decimal.Decimal(rng.randrange(0, 90_000))
    if kind == "three decimals":
        return decimal.Decimal(rng.randrange(100, 99_999)).scaleb(-3)
    if kind == "ids":
        return decimal.Decimal(rng.randrange(1000, 999_999))
    return number(rng.choice(["prices", "integers", "three decimals"]), rng)


def columns():
    rng = random.Random(1020)
    for convention in CONVENTIONS:
        for kind in ["prices", "integers", "mixed", "three decimals", "ids"]:
            for _ in range(EACH):
                numbers = [number(kind, rng) for _ in range(ROWS)]
                if kind == "ids":
                    # Leading zeros, no groups: a reader must not take the column for numbers.
                    yield [f"{int(n):07d}" for n in numbers], numbers
                else:
                    yield [written(n, convention) for n in numbers], numbers


def verdict(values, numbers):
    """What a column is whose cells were read as some values; None is a hole, a text is a text."""
    if any(isinstance(value, str) for value in values):
        return "text or refused"
    holes = False
    for value, truth in zip(values, numbers):
        if value is None or value != value:
            holes = True
        elif float(value) != float(truth):
            return "wrong in silence"
    return "holes" if holes else "right"


def from_frame(frame):
    return [frame[name].tolist() if hasattr(frame[name], "tolist") else frame[name].to_list()
            for name in frame.columns]


def babel_reader(locale, strict):
    def read(texts):
        values = []
        for text in texts:
            try:
                values.append(babel.numbers.parse_decimal(text, locale=locale, strict=strict))
            except babel.numbers.NumberFormatError:
                values.append(None)
        return ["x"] if all(value is None for value in values) else values
    return lambda path, table: [read(texts) for texts, _ in table]


def in_duckdb(options):
    def read(path, table):
        with duckdb.connect() as connection:
            rows = connection.execute(
                f"SELECT * FROM read_csv('{path}', delim='\t', header=true{options})")
            return [list(column) for column in zip(*rows.fetchall())]
    return read


def in_numcolumns(program):
    def read(path, table):
        infer = subprocess.run([program, "infer", "--json", path], capture_output=True, text=True)
        answers = [json.loads(line) for line in infer.stdout.splitlines()]
        safe = [answer["index"] for answer in answers if answer["safe"]]
        command = [program, "convert", path]
        for index in safe:
            command += ["--column", f"{index}:auto"]
        converted = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        rows = list(csv.reader(io.StringIO(converted), delimiter="\t"))[1:]
        return [[float(row[index - 1]) for row in rows] if index in safe else "asked"
                for index in range(1, len(table) + 1)]
    return read


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else str(
        pathlib.Path(__file__).resolve().parents[1] / ".build/debug/numcolumns")
    table = list(columns())
    readers = {
        "pandas": lambda path, _: from_frame(pandas.read_csv(path, sep="\t")),
        'pandas `thousands=","`': lambda path, _: from_frame(
            pandas.read_csv(path, sep="\t", thousands=",")),
        "polars": lambda path, _: from_frame(
            polars.read_csv(path, separator="\t", infer_schema_length=None)),
        "pyarrow": lambda path, _: from_frame(pyarrow.csv.read_csv(
            path, parse_options=pyarrow.csv.ParseOptions(delimiter="\t")).to_pandas()),
        "DuckDB": in_duckdb(""),
        'DuckDB `thousands=","`': in_duckdb(", thousands=','"),
        "Babel, en": babel_reader("en", False), "Babel, de": babel_reader("de", False),
        "Babel strict, en": babel_reader("en", True), "Babel strict, de": babel_reader("de", True),
        "numcolumns": in_numcolumns(program),
    }
    verdicts = ["right", "wrong in silence", "holes", "text or refused", "asked"]
    print(f"pandas {pandas.__version__}, polars {polars.__version__}, pyarrow {pyarrow.__version__}, "
          f"DuckDB {duckdb.__version__}, Babel {babel.__version__}; {len(table)} columns\n")
    print("| reader | " + " | ".join(verdicts) + " |")
    print("|---" * (len(verdicts) + 1) + "|")
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/columns.tsv"
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write("\t".join(f"c{index}" for index in range(len(table))) + "\n")
            for row in range(ROWS):
                file.write("\t".join(texts[row] for texts, _ in table) + "\n")
        for name, read in readers.items():
            counts = dict.fromkeys(verdicts, 0)
            for values, (texts, numbers) in zip(read(path, table), table):
                if values == "asked":
                    counts["asked"] += 1
                elif texts[0].isdigit() and len(texts[0]) == 7:
                    # An id that became a number has lost its zeros.
                    isText = any(isinstance(value, str) for value in values)
                    counts["text or refused" if isText else "wrong in silence"] += 1
                else:
                    counts[verdict(values, numbers)] += 1
            print(f"| {name} | " + " | ".join(str(counts[v]) for v in verdicts) + " |")


if __name__ == "__main__":
    main()
