"""The examples of the documentation print what they say."""

import doctest
import gzip
import importlib
import pkgutil
import re
import shlex
import shutil
import subprocess
from decimal import Decimal

import pytest

import conftest
import formatting_field
from formatting_field import _command

MODULES = [name for _, name, _ in pkgutil.iter_modules(formatting_field.__path__) if "-" not in name]
NAMES = {name: getattr(formatting_field, name) for name in formatting_field.__all__}


@pytest.mark.parametrize("name", ["", *MODULES])
def test_examples(name):
    if name == "__main__":
        pytest.skip("needs a command line")
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


@pytest.mark.parametrize("page", ["Columns/README.md", "Columns/German-export.md"])
def test_commands_of_pages(page, tmp_path):
    shutil.copy(conftest.EXPORT, tmp_path)
    (tmp_path / "export_de.csv.gz").write_bytes(gzip.compress(conftest.EXPORT.read_bytes()))
    text = (conftest.REPOSITORY / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("numcolumns ")]
    assert lines
    for line in lines:
        words = shlex.split(line)
        subprocess.run([_command.numcolumns(), *words[1:]], cwd=tmp_path, check=True)
        cells = [row.split(";") for row in (tmp_path / "clean.csv").read_text(encoding="utf-8-sig").splitlines()]
        assert sum(int(row[-3] or 0) for row in cells[1:]) == 63233
