"""A column in parts, on Dask and Spark: the answer and the sum are those of the whole in one piece."""

import os
import runpy
import sys
from decimal import Decimal
from pathlib import Path

import pytest

import conftest
from formatting_field import ColumnState

pytest.importorskip("pyarrow")
EXAMPLES = conftest.REPOSITORY / "Columns/Python/examples"
ROWS = int(os.environ.get("FORMATTING_FIELD_ROWS", 20_000))


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A folder of files, the sum of its prices, and the state of the whole in one piece."""
    import pyarrow.parquet

    folder = tmp_path_factory.mktemp("prices")
    cents = runpy.run_path(str(EXAMPLES / "partitions.py"))["generate"](folder, ROWS, 7)
    whole = ColumnState()
    for file in sorted(folder.glob("*.parquet")):
        whole.feed(pyarrow.parquet.read_table(file).column("Preis"))
    assert whole.answer.outcome == "certain" and whole.answer.is_safe
    assert whole.answer.rows == ROWS and whole.answer.doubtful > 0
    return folder, Decimal(cents) / 100, whole


@pytest.fixture
def examples(monkeypatch):
    """Workers find the examples by their names."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    paths = [str(EXAMPLES), str(Path(sys.modules["formatting_field"].__file__).parents[1])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    monkeypatch.setenv("SPARK_LOCAL_IP", "127.0.0.1")


@pytest.mark.parametrize("workers", [0, 2])
def test_dask(table, examples, workers):
    pytest.importorskip("dask.bag")
    import dask
    import on_dask

    folder, total, whole = table
    if workers == 0:
        with dask.config.set(scheduler="threads"):
            assert on_dask.run(folder) == (whole, total)
        return
    distributed = pytest.importorskip("dask.distributed")
    with distributed.Client(
        n_workers=workers, threads_per_worker=1, dashboard_address=None, processes=True
    ):
        assert on_dask.run(folder) == (whole, total)


def test_frames_of_dask(table, examples):
    frames = pytest.importorskip("dask.dataframe")
    import formatting_field.dask

    folder, total, whole = table
    frame = frames.read_parquet(str(folder))
    assert formatting_field.dask.infer(frame["Preis"]).outcome == "certain"
    numbers = formatting_field.dask.read(frame["Preis"])
    assert str(numbers.dtype) == "float64"
    assert abs(numbers.sum().compute() - float(total)) < 0.01
    pandas = pytest.importorskip("pandas")
    # A type does not depend on what stands in a partition.
    parts = frames.from_pandas(pandas.Series(["1", "2", "1,5", "2,5"], dtype=object), npartitions=4)
    found = formatting_field.dask.read(parts, like="1,5")
    assert set(map(str, found.map_partitions(lambda part: pandas.Series([str(part.dtype)])).compute())) == {"float64"}


def test_spark(table, examples):
    pytest.importorskip("pyspark")
    import on_spark
    import formatting_field.spark

    folder, total, whole = table
    session = (
        on_spark.SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        .config("spark.sql.files.maxPartitionBytes", "1m")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "1000").getOrCreate())
    try:
        state, found = on_spark.run(session, str(folder))
        frame = session.read.option("delimiter", ";").option("header", True).csv(str(conftest.EXPORT))
        with pytest.raises(formatting_field.ColumnError, match="several formats|contradicted"):
            formatting_field.spark.read(frame, {"Preis": "auto"}).collect()
        read = formatting_field.spark.read(
            frame, {"Menge": "like:Preis", "MwSt": "auto"}, dtype="decimal", scale=2)
        assert dict(read.dtypes)["Menge"] == "decimal(38,2)"
        assert read.agg({"Menge": "sum"}).collect()[0][0] == 63233
        weights = session.createDataFrame([("1,5 kg",), ("tbd",), ("2,25 kg",)], "w string")
        words = {"missing": "tbd", "suffix": "kg"}
        assert formatting_field.spark.infer(weights, "w", **words).outcome == "certain"
        read = formatting_field.spark.read(weights, {"w": "auto"}, **words)
        assert sorted(row.w for row in read.collect() if row.w is not None) == [1.5, 2.25]
    finally:
        session.stop()
    # Spark may take the files in another order: lines differ, the answer does not.
    assert found == total
    assert (state.answer.outcome, state.answer.conventions) == ("certain", whole.answer.conventions)
    assert (state.answer.rows, state.answer.doubtful, state.answer.margin) == (
        whole.answer.rows, whole.answer.doubtful, whole.answer.margin)
