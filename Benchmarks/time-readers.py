#!/usr/bin/env python3
"""Times what reads a file of German amounts, as whole processes on one thread, and prints a table.

usage: Benchmarks/time-readers.py [--rows N] [--rounds N] [--only NAME] [--numfield PATH] [--tools FOLDER]

Each reader answers first, for 10,000 amounts: a sum, or the same numbers in plain decimal. One that is not
there or answers wrong is left out and named. Then rounds run every reader once with these amounts and once
with N rows, and the least of each counts: the difference is that of the rows, the rest is the start. The
time is the processor's, the program's own and the system's for it.

Benchmarks/run-benchmarks.sh --readers builds and installs the readers.
"""

import argparse
import importlib.metadata
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
from decimal import Decimal, InvalidOperation

FEW = 10_000
# The same amounts again and again: a generator is slower than what reads its numbers.
MANY = 200_000
ROOT = pathlib.Path(__file__).resolve().parents[1]

POLARS = """import polars
table = polars.read_csv({path!r}, separator=";", decimal_comma=True)
print(table["amount"].sum())"""
POLARS_STRIPPED = """import polars
table = polars.read_csv({path!r}, separator=";", infer_schema=False)
amount = polars.col("amount").str.replace_all(".", "", literal=True).str.replace(",", ".", literal=True)
print(table.select(amount.cast(polars.Float64).sum()).item())"""
DUCKDB = """import duckdb
duckdb.execute("SET threads = 1")
print(duckdb.execute('''SELECT sum(CAST(replace(replace(amount, '.', ''), ',', '.') AS DOUBLE))
  FROM read_csv({path!r}, delim=';', header=true, all_varchar=true)''').fetchone()[0])"""
PYARROW = """import pyarrow, pyarrow.compute as pc, pyarrow.csv as csv
table = csv.read_csv({path!r}, csv.ReadOptions(use_threads=False), csv.ParseOptions(delimiter=";"),
  csv.ConvertOptions(column_types={{"amount": pyarrow.string()}}))
amount = pc.replace_substring(pc.replace_substring(table["amount"], ".", ""), ",", ".")
print(pc.sum(pc.cast(amount, pyarrow.float64())))"""
PANDAS = """import pandas
print(pandas.read_csv({path!r}, sep=";", thousands=".", decimal=",")["amount"].sum())"""
AWK = r'{gsub(/\./, ""); sub(/,/, "."); sum += $0} END {printf "%.2f\n", sum}'


class Amounts:
    """Some amounts: in cents, and as files."""

    marks = {"grouped": ".,", "comma": ("", ","), "plain": ("", ".")}

    def __init__(self, folder, count):
        rng = random.Random(26)
        self.cents = [rng.randrange(10 ** rng.randrange(3, 9), 10 ** 9) for _ in range(min(count, MANY))]
        self.blocks = max(1, count // MANY)
        self.count = self.blocks * len(self.cents)
        self.sum = self.blocks * sum(self.cents) / 100
        self.folder = pathlib.Path(folder) / str(count)
        self.folder.mkdir()

    def file(self, name):
        """The path of "grouped.txt", "comma.csv" and so on; tables have a header."""
        path = self.folder / name
        if not path.exists():
            group, decimal = self.marks[path.stem]
            block = "".join(
                f"{cents // 100:,}".replace(",", group) + f"{decimal}{cents % 100:02}\n" for cents in self.cents)
            with open(path, "w") as file:
                file.write("amount\n" if path.suffix == ".csv" else "")
                for _ in range(self.blocks):
                    file.write(block)
        return str(path)


def lines(text):
    """The numbers of some lines; None for one that is none."""
    try:
        return [Decimal(line) for line in text.splitlines()]
    except InvalidOperation:
        return None


def is_sum(output, amounts):
    return abs(float(output) / amounts.sum - 1) < 1e-9


def is_plain(output, amounts):
    return lines(output) == lines(pathlib.Path(amounts.file("plain.txt")).read_text())


def readers(numfield, tools):
    """Name, what its answer is judged by, and the command for some amounts."""
    def c(how, file):
        return lambda a: [f"{tools}/c-lines", how, a.file(file)]

    def python(program, file="grouped.csv"):
        return lambda a: [sys.executable, "-c", program.format(path=a.file(file))]

    return [
        ("`wc -l`", lambda output, a: int(output.split()[0]) == a.count, lambda a: ["wc", "-l", a.file("grouped.txt")]),
        ("C, 16 bytes at once (SSSE3), unchecked", is_plain, c("ssse3", "grouped.txt")),
        ("C, byte by byte, unchecked", is_plain, c("bytes", "grouped.txt")),
        ("fast_float, amounts without groups", is_sum, c("fast-float", "comma.txt")),
        ("**`numfield parse`**", is_plain, lambda a: [numfield, "parse", "-j", "1", "--locale", "de-DE", a.file("grouped.txt")]),
        ("polars, amounts without groups", is_sum, python(POLARS, "comma.csv")),
        ("polars, replace and cast", is_sum, python(POLARS_STRIPPED)),
        ("DuckDB, replace and cast", is_sum, python(DUCKDB)),
        ("pyarrow, replace and cast", is_sum, python(PYARROW)),
        ("mawk, gsub", is_sum, lambda a: ["mawk", AWK, a.file("grouped.txt")]),
        ("pandas, `thousands=\".\"`", is_sum, python(PANDAS)),
        ("numfmt, plain decimals", is_plain,
         lambda a: ["sh", "-c", "exec numfmt --format=%.2f --round=nearest <$0", a.file("plain.txt")]),
        ("gawk, gsub", is_sum, lambda a: ["gawk", AWK, a.file("grouped.txt")]),
        ("ICU, `unum_parseDecimal`", is_plain, lambda a: [f"{tools}/icu-parse-lines", "de-DE", a.file("grouped.txt")]),
    ]


def run(command, tools, output=subprocess.DEVNULL):
    """The nanoseconds of a process and the most bytes it held, and what it wrote to a pipe."""
    program = shutil.which(command[0])
    if program is None:
        raise OSError(f"{command[0]} is not installed")
    # A process begins with the peak of memory of the process that starts it, so a small one does.
    process = subprocess.run(
        [f"{tools}/whole-process", program, *command[1:]], stdout=output, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "LC_ALL": "C", "POLARS_MAX_THREADS": "1"})
    told = process.stderr.splitlines()
    if process.returncode != 0:
        raise OSError(f"exit status {process.returncode}: {' '.join(told[-2:-1])}")
    nanoseconds, _, memory = map(int, told[-1].split())
    return nanoseconds, memory, process.stdout


def answering(wanted, few, tools):
    """The readers that answer right."""
    for name, is_right, command in wanted:
        try:
            output = run(command(few), tools, subprocess.PIPE)[2]
            if is_right(output, few):
                yield name, command
                continue
            reason = f"wrong: {output[:80]!r}"
        except (OSError, ValueError) as error:
            reason = str(error)
        print(f"{name} is left out: {reason}", file=sys.stderr)
        if "numfield" in name:
            sys.exit(1)


def main():
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rows", type=int, default=4_000_000)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--only", default="", help="only the readers that have this in their names")
    options.add_argument("--numfield", default=str(ROOT / ".build/release/numfield"))
    options.add_argument("--tools", default=str(ROOT / "Benchmarks/.build/release"))
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        few, many = Amounts(folder, FEW), Amounts(folder, options.rows)
        wanted = [reader for reader in readers(options.numfield, options.tools) if options.only in reader[0]]
        least = {}
        chosen = list(answering(wanted, few, options.tools))
        for _ in range(options.rounds):
            for name, command in chosen:
                starts, times, memory = least.setdefault(name, ([], [], []))
                starts.append(run(command(few), options.tools)[0])
                nanoseconds, bytes, _ = run(command(many), options.tools)
                times.append(nanoseconds)
                memory.append(bytes)
        print("| reader | ns a line | of `parse` | start | memory |\n|---|---|---|---|---|")
        rows = []
        for name, (starts, times, memory) in least.items():
            line = (min(times) - min(starts)) / (many.count - few.count)
            rows.append((line, name, min(starts) - few.count * line, max(memory)))
        parse = next((line for line, name, _, _ in rows if "parse`**" in name), None)
        for line, name, start, memory in sorted(rows):
            ratio = f"{line / parse:.2f}" if parse else ""
            print(f"| {name} | {line:.1f} | {ratio} | {start / 1e6:.0f} ms | {memory / 1e6:.0f} MB |")
        there = {module.name.lower(): module.version for module in importlib.metadata.distributions()}
        modules = [f"{name} {there[name]}" for name in ["polars", "duckdb", "pyarrow", "pandas"] if name in there]
        print(f"\n{many.count:,} amounts, the least of {options.rounds}; {', '.join(modules)}")


if __name__ == "__main__":
    main()
