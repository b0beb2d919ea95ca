"""A column in many files, written in German, as a generator makes it: python partitions.py FOLDER ROWS [FILES]

Each file is Parquet with a column "Preis". Every seventh price is over a thousand, so that its period
groups; only those with cents tell that. The sum of all prices is printed.
"""

import sys
from pathlib import Path

import numpy
import pyarrow
import pyarrow.compute as pc
import pyarrow.parquet


def cents(first: int, count: int) -> "numpy.ndarray":
    """The prices of some rows, in cents; the same for any partition into files."""
    rows = numpy.arange(first, first + count, dtype="int64")
    small = (rows * 7919) % 99_999
    large = 100_000 + (rows * 104_729) % 99_900_000
    return numpy.where(rows % 7 == 0, large, small)


def written(prices: "numpy.ndarray") -> pyarrow.Array:
    """Prices as a German program writes them: 1.250 or 1.234,5, zeros at the end left out."""
    whole, rest = prices // 100, prices % 100
    digits = pyarrow.array(whole % 1000).cast("string")
    thousands = pc.binary_join_element_wise(
        pyarrow.array(whole // 1000).cast("string"), pc.utf8_lpad(digits, 3, "0"), ".")
    integer = pc.if_else(pyarrow.array(whole >= 1000), thousands, digits)
    fraction = pc.utf8_rtrim(pc.utf8_lpad(pyarrow.array(rest).cast("string"), 2, "0"), "0")
    exact = pc.binary_join_element_wise(integer, fraction, ",")
    return pc.if_else(pyarrow.array(rest == 0), integer, exact)


def generate(folder: Path, rows: int, files: int) -> int:
    """Writes the files; gives the sum of all prices in cents."""
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for index in range(files):
        first, end = rows * index // files, rows * (index + 1) // files
        prices = cents(first, end - first)
        total += int(prices.sum())
        table = pyarrow.table({"Preis": written(prices)})
        pyarrow.parquet.write_table(table, folder / f"part-{index:05}.parquet")
    return total


if __name__ == "__main__":
    print(generate(Path(sys.argv[1]), int(sys.argv[2]), int((sys.argv[3:] or [8])[0])) / 100)
