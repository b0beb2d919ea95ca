#!/usr/bin/env python3
"""Times numfield and other readers on one column of German amounts, as whole processes.

usage: Columns/Benchmarks/time-processes.py [--rows N] [--rounds N] [--gigabytes N] [path of numfield]

The best of some rounds counts; a round runs each reader once. polars and DuckDB replace the marks and cast
on one thread, where they are installed (pip install polars duckdb). --gigabytes writes a table of that size,
reads it once by infer and convert, and deletes it: what counts there is the memory. The script
does not run in Scripts/test.sh, and wants the machine to itself.
"""

import argparse
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

POLARS = """
import polars
table = polars.read_csv({table!r}, separator=";", infer_schema=False)
amount = polars.col("amount").str.replace_all(".", "", literal=True).str.replace(",", ".", literal=True)
table.with_columns(amount.cast(polars.Float64)).write_csv({output!r}, separator=";")
"""
DUCKDB = """
import duckdb
duckdb.execute("SET threads = 1")
duckdb.execute('''COPY (SELECT CAST(replace(replace(amount, '.', ''), ',', '.') AS DOUBLE) AS amount
  FROM read_csv({table!r}, delim=';', header=true, all_varchar=true)) TO {output!r}
  (DELIMITER ';', HEADER)''')
"""


def rows(count, rng):
    for _ in range(count):
        cents = rng.randrange(10 ** rng.randrange(3, 9), 10 ** 9)
        yield f"{cents / 100:,.2f}".replace(",", "_").replace(".", ",").replace("_", ".")


def write(path, count, header="amount\n"):
    # A process begins with the memory of the process that starts it, so little is held here at once.
    rng = random.Random(26)
    # The same block again and again: a generator is slower than what reads its numbers.
    block = "\n".join(rows(min(count, 200_000), rng)) + "\n"
    with open(path, "w") as table:
        table.write(header)
        for _ in range(count // 200_000 or 1):
            table.write(block)


def run(command, **environment):
    """Seconds by the clock and the most memory in MB of a process."""
    start = time.monotonic()
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env={**os.environ, **environment})
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command}: {errors.decode()}")
    return seconds, usage.ru_maxrss / 1024


def readers(numfield, table, lines, output):
    def convert(how, *options):
        return [numfield, "convert", table, "-o", output, "-c", f"amount:{how}", *options]

    yield "infer", [numfield, "infer", table]
    yield "infer -j 2", [numfield, "infer", table, "-j", "2"]
    yield "convert, locale given", convert("de-DE")
    yield "convert, locale given, -j 2", convert("de-DE", "-j", "2")
    yield "convert, auto", convert("auto")
    yield "convert, auto, -j 2", convert("auto", "-j", "2")
    yield "parse", [numfield, "parse", "--locale", "de-DE", lines]
    yield "parse -j 2", [numfield, "parse", "--locale", "de-DE", "-j", "2", lines]
    for name, program in [("polars", POLARS), ("duckdb", DUCKDB)]:
        if subprocess.run([sys.executable, "-c", f"import {name}"], capture_output=True).returncode == 0:
            yield name, [sys.executable, "-c", program.format(table=table, output=output)]


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rows", type=int, default=4_000_000)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--gigabytes", type=float)
    options.add_argument("numfield", nargs="?")
    options = options.parse_args()
    root = pathlib.Path(__file__).resolve().parents[2]
    numfield = options.numfield or str(root / ".build/release/numfield")
    with tempfile.TemporaryDirectory() as folder:
        table, lines, output = (f"{folder}/{name}" for name in ("table.csv", "lines.txt", "out.csv"))
        if options.gigabytes:
            write(table, int(options.gigabytes * 1e9 / 11.2))
            print(f"{os.path.getsize(table) / 1e9:.2f} GB")
            for name, command in list(readers(numfield, table, lines, output))[:6]:
                seconds, memory = run(command)
                print(f"{name:30} {seconds:8.2f} s {memory:8.1f} MB", flush=True)
            return
        write(table, options.rows)
        write(lines, options.rows, header="")
        best = {}
        for _ in range(options.rounds):
            for name, command in readers(numfield, table, lines, output):
                seconds, memory = run(command, POLARS_MAX_THREADS="1")
                old = best.get(name, (seconds, memory))
                best[name] = (min(old[0], seconds), max(old[1], memory))
        for name, (seconds, memory) in best.items():
            nanoseconds = 1e9 * seconds / options.rows
            print(f"{name:30} {seconds:7.3f} s {nanoseconds:7.1f} ns a row {memory:8.1f} MB")

        def ratio(goal, slow, fast):
            if slow in best and fast in best:
                print(f"{slow} ÷ {fast}: {best[slow][0] / best[fast][0]:.2f} ({goal})")

        ratio("at most 1.5", "convert, auto", "convert, locale given")
        for name in ["infer", "convert, locale given", "convert, auto"]:
            ratio("at least 1.6", name, f"{name}, -j 2" if name != "infer" else "infer -j 2")
        ratio("at least 1.8", "parse", "parse -j 2")
        for name in ["polars", "duckdb"]:
            ratio("at least 3", name, "convert, locale given")
            ratio("not a goal: these are told the marks", name, "convert, auto")


if __name__ == "__main__":
    main()
