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


def test_spark(table, examples):
    pytest.importorskip("pyspark")
    import on_spark

    folder, total, whole = table
    session = (
        on_spark.SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        .config("spark.sql.files.maxPartitionBytes", "1m")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "1000").getOrCreate())
    try:
        state, found = on_spark.run(session, str(folder))
    finally:
        session.stop()
    # Spark may take the files in another order: lines differ, the answer does not.
    assert found == total
    assert (state.answer.outcome, state.answer.conventions) == ("certain", whole.answer.conventions)
    assert (state.answer.rows, state.answer.doubtful, state.answer.margin) == (
        whole.answer.rows, whole.answer.doubtful, whole.answer.margin)
