"""Nanoseconds a row, beside the replace and cast of polars and pyarrow: python time-python.py [ROWS]

All are timed in turns, on one thread, and the least of five turns counts. The column is written in German,
with groups, so that replace and cast has to take away a mark and replace another. That it reads "1.5" as 15
is not counted against it.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("POLARS_MAX_THREADS", "1")
sys.path.insert(0, str(Path(__file__).parents[1] / "Python/examples"))

import polars  # noqa: E402
import pyarrow  # noqa: E402
import pyarrow.compute as pc  # noqa: E402
from partitions import cents, written  # noqa: E402

from formatting_field import infer, read  # noqa: E402


def main(rows: int) -> None:
    pyarrow.set_cpu_count(1)
    column = written(cents(0, rows)).cast(pyarrow.large_string())
    series = polars.Series("Preis", column)
    two = len(os.sched_getaffinity(0)) >= 2
    tried: dict[str, Callable[[], object]] = {
        "infer": lambda: infer(column),
        "infer, polars' views": lambda: infer(series),
        "read, as one convention": lambda: read(column, like="1.234,5"),
        "read, as its answer": lambda: read(column, like=answer),
        "polars replace and cast": lambda: series.str.replace_all(".", "", literal=True)
        .str.replace(",", ".", literal=True).cast(polars.Float64),
        "pyarrow replace and cast": lambda: pc.cast(
            pc.replace_substring(pc.replace_substring(column, ".", ""), ",", "."), "float64"),
    }
    if two:
        tried["infer, two threads"] = lambda: infer(column, threads=2)
        tried["read, two threads"] = lambda: read(column, like="1.234,5", threads=2)
    answer = infer(column)
    times = {name: float("inf") for name in tried}
    for _ in range(5):
        for name, work in tried.items():
            start = time.perf_counter()
            work()
            times[name] = min(times[name], time.perf_counter() - start)
    print(f"{rows:,} rows, {column.nbytes / rows:.1f} bytes each; load {os.getloadavg()[0]:.1f}")
    for name, seconds in times.items():
        print(f"{name:28} {seconds / rows * 1e9:7.1f} ns a row")
    one = times["read, as one convention"]
    for name in ("polars", "pyarrow"):
        print(f"read / {name}: {one / times[name + ' replace and cast']:.2f}")
    if two:
        print(f"two threads: infer {times['infer'] / times['infer, two threads']:.2f}, "
              f"read {one / times['read, two threads']:.2f} times as fast")


if __name__ == "__main__":
    main(int((sys.argv[1:] or [2_000_000])[0]))
