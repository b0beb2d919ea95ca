#!/usr/bin/env python3
"""Times numcolumns on a table of German amounts, as whole processes on one thread, and prints a table.

usage: Columns/Benchmarks/time-command.py [--rows N] [--rounds N] [--numcolumns PATH]

Each command answers first, for 10,000 amounts. Then rounds run every command once with these amounts and once with N
rows, and the least of each counts: the difference is that of the rows. The time is the processor's, the program's own
and the system's for it. The program is to be optimized: swift build -c release --product numcolumns.
"""

import argparse
import os
import pathlib
import random
import subprocess
import tempfile

FEW = 10_000
# The same amounts again and again: a generator is slower than what reads its numbers.
MANY = 200_000
ROOT = pathlib.Path(__file__).resolve().parents[1]


def table(folder, name, count, group, decimal):
    """The path of a table of amounts."""
    rng = random.Random(26)
    cents = [rng.randrange(10 ** rng.randrange(3, 9), 10 ** 9) for _ in range(min(count, MANY))]
    block = "".join(f"{c // 100:,}".replace(",", group) + f"{decimal}{c % 100:02}\n" for c in cents)
    path = folder / f"{name}-{count}.csv"
    path.write_text("amount\n" + block * max(1, count // MANY))
    return str(path)


def run(command):
    """The nanoseconds of a processor that a command takes, and what it prints."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        assert status == 0, (command, status)
        output.seek(0)
        return (usage.ru_utime + usage.ru_stime) * 1e9, output.read().decode()


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rows", type=int, default=4_000_000)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--numcolumns", default=str(ROOT / ".build/release/numcolumns"))
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        grouped = {count: table(folder, "grouped", count, ".", ",") for count in (FEW, options.rows)}
        plain = pathlib.Path(table(folder, "plain", FEW, "", ".")).read_text()
        converted = str(folder / "converted.csv")
        commands = {
            "infer": lambda count: [options.numcolumns, "infer", "-j", "1", grouped[count]],
            "convert": lambda count: [
                options.numcolumns, "convert", "-j", "1", grouped[count], "-o", converted, "-c", "amount:de-DE"],
        }
        assert "certain       1.234,5" in run(commands["infer"](FEW))[1]
        run(commands["convert"](FEW))
        assert pathlib.Path(converted).read_text() == plain
        times = {key: ([], []) for key in commands}
        for _ in range(options.rounds):
            for key, command in commands.items():
                for count, found in zip((FEW, options.rows), times[key]):
                    found.append(run(command(count))[0])
        print("| command | ns a row | start |\n|---|---|---|")
        for key, (few, many) in times.items():
            row = (min(many) - min(few)) / (options.rows - FEW)
            print(f"| `{key}` | {row:.1f} | {(min(few) - FEW * row) / 1e6:.0f} ms |")
        print(f"\n{options.rows:,} amounts, the least of {options.rounds}")


if __name__ == "__main__":
    main()
