"""Which format is a column of many files, and its sum, on Dask: python on_dask.py FOLDER [WORKERS]

States of partitions merge into that of the whole, in the order of the files. Nothing but the state of a
partition, some kilobytes, goes from one process to another.
"""

import operator
import sys
from decimal import Decimal
from pathlib import Path

import dask.bag
import pyarrow.compute
import pyarrow.parquet

from formatting_field import Answer, ColumnState, read


def state_of(file: Path) -> ColumnState:
    state = ColumnState()
    for batch in pyarrow.parquet.ParquetFile(file).iter_batches(columns=["Preis"]):
        state.feed(batch.column("Preis"))
    return state


def sum_of(file: Path, answer: Answer) -> Decimal:
    total = Decimal(0)
    for batch in pyarrow.parquet.ParquetFile(file).iter_batches(columns=["Preis"]):
        prices = read(batch.column("Preis"), like=answer, dtype="decimal", scale=2)
        total += pyarrow.compute.sum(prices).as_py() or 0
    return total


def run(folder: Path) -> "tuple[ColumnState, Decimal]":
    files = dask.bag.from_sequence(sorted(folder.glob("*.parquet")), partition_size=1)
    state = files.map(state_of).fold(operator.add).compute()
    sums = files.map(sum_of, answer=state.answer).compute()
    return state, sum(sums, Decimal(0))


def main(folder: Path) -> None:
    found, total = run(folder)
    print(found.answer)
    print(found.answer.rows, "rows,", total)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        from dask.distributed import Client

        with Client(n_workers=int(sys.argv[2]), threads_per_worker=1, dashboard_address=None):
            main(Path(sys.argv[1]))
    else:
        main(Path(sys.argv[1]))
