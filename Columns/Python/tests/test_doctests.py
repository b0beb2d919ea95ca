"""The examples of the documentation print what they say."""

import doctest
import importlib
import pkgutil
import shutil
from decimal import Decimal

import pytest

import conftest
import formatting_field

MODULES = [name for _, name, _ in pkgutil.iter_modules(formatting_field.__path__) if "-" not in name]
NAMES = {name: getattr(formatting_field, name) for name in formatting_field.__all__}


@pytest.mark.parametrize("name", ["", *MODULES])
def test_examples(name):
    if name in ("qt", "__main__"):
        pytest.skip("needs a window, or a command line")
    if name in ("pandas", "polars", "duckdb", "dask", "spark"):
        pytest.importorskip({"spark": "pyspark"}.get(name, name))
    module = importlib.import_module(f"formatting_field.{name}".rstrip("."))
    found = doctest.testmod(module, extraglobs={**NAMES, "Decimal": Decimal})
    assert found.failed == 0


@pytest.mark.parametrize("page", ["Columns/Python/README.md", "Columns/README.md", "Columns/German-export.md"])
def test_pages(page, tmp_path, monkeypatch):
    if page == "Columns/German-export.md":
        pytest.importorskip("pandas")
    shutil.copy(conftest.EXPORT, tmp_path)
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(
        str(conftest.REPOSITORY / page), module_relative=False, encoding="utf-8",
        globs={"__name__": "__main__"},
        optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.attempted > 0 and found.failed == 0
