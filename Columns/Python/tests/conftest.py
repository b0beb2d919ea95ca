"""What the tests need of the repository: they run against the package that is installed."""

import csv
import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci")

REPOSITORY = Path(os.environ.get("FORMATTING_FIELD_REPOSITORY", Path(__file__).parents[3]))
EXPORT = REPOSITORY / "Columns/Fixtures/export_de.csv"


@pytest.fixture(scope="session")
def export() -> "dict[str, list[str]]":
    """The columns of the German export."""
    with open(EXPORT, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file, delimiter=";"))
    return {name: [row[index] for row in rows[1:]] for index, name in enumerate(rows[0])}
