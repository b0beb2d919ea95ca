"""Which format is a column of many files, and its sum, on Spark: python on_spark.py FOLDER

Each partition gives its state, some kilobytes, with its number; the states merge in the order of the
partitions. Then the answer, which pickles, goes to where the numbers are read.
"""

import sys
from collections.abc import Iterator
from decimal import Decimal
from functools import reduce

import pyarrow
from pyspark import TaskContext
from pyspark.sql import DataFrame, SparkSession

from formatting_field import Answer, ColumnState, read


def states_of(batches: "Iterator[pyarrow.RecordBatch]") -> "Iterator[pyarrow.RecordBatch]":
    state = ColumnState()
    for batch in batches:
        state.feed(batch.column(0))
    number = TaskContext.get().partitionId()
    yield pyarrow.RecordBatch.from_pydict({"number": [number], "state": [state.to_bytes()]})


def infer_on_spark(column: DataFrame) -> ColumnState:
    """The state of a frame of one column."""
    rows = column.mapInArrow(states_of, "number long, state binary").collect()
    states = [ColumnState.from_bytes(row.state) for row in sorted(rows, key=lambda row: row.number)]
    return reduce(ColumnState.merge, states, ColumnState())


def read_on_spark(column: DataFrame, answer: Answer) -> DataFrame:
    """The numbers of a frame of one column."""

    def numbers_of(batches: "Iterator[pyarrow.RecordBatch]") -> "Iterator[pyarrow.RecordBatch]":
        for batch in batches:
            numbers = read(batch.column(0), like=answer, dtype="decimal", scale=2)
            yield pyarrow.RecordBatch.from_arrays([numbers], names=["number"])

    return column.mapInArrow(numbers_of, "number decimal(38, 2)")


def run(spark: SparkSession, folder: str) -> "tuple[ColumnState, Decimal]":
    column = spark.read.parquet(folder).select("Preis")
    state = infer_on_spark(column)
    total = read_on_spark(column, state.answer).agg({"number": "sum"}).collect()[0][0]
    return state, total


if __name__ == "__main__":
    session = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    found, total = run(session, sys.argv[1])
    print(found.answer)
    print(found.answer.rows, "rows,", total)
