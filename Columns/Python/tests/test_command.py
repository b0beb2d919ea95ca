"""The command numcolumns of the wheel, and convert()."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import conftest
from formatting_field import ColumnError, Conversion, Rejected, __version__, _command, convert


def run(*arguments, text=None):
    found = subprocess.run(
        [sys.executable, "-m", "formatting_field", *arguments], input=text, capture_output=True,
        encoding="utf-8")
    return found.returncode, found.stdout, found.stderr


def test_the_command_is_the_installed_one():
    program = Path(_command.numcolumns())
    assert program.name == "numcolumns"
    told = subprocess.run([program, "--version"], capture_output=True, encoding="utf-8").stdout
    assert told.startswith(f"numcolumns {__version__}") and "ICU" in told
    assert run("--version")[1] == told
    german = subprocess.run([program, "convert", "-d", "none", "-c", "n:de-DE"], input="n\n1.250,5\n",
                            capture_output=True, encoding="utf-8")
    assert german.stdout == "n\n1250.5\n"


def test_the_export():
    status, told, _ = run("infer", str(conftest.EXPORT))
    assert status == 1
    assert [line.split()[:2] for line in told.splitlines() if line[2:3].strip() and line.startswith("  ")][1:] == [
        ["Menge", "AMBIGUOUS"], ["Preis", "CONTRADICTED"], ["MwSt", "certain"]]


def test_convert_the_export(tmp_path):
    output = tmp_path / "clean.csv"
    done = convert(conftest.EXPORT, output, {"Menge": "like:Preis", "Preis": "each-row"})
    assert done == Conversion(481, 5, ())
    rows = output.read_text(encoding="utf-8-sig").splitlines()[1:]
    assert sum(int(row.split(";")[-3] or 0) for row in rows) == 63233
    with pytest.raises(ColumnError, match="(?s)Menge: ambiguous .*Nothing was written"):
        convert(conftest.EXPORT, tmp_path / "nothing.csv", {"*": "auto"})
    assert not (tmp_path / "nothing.csv").exists()


def test_convert_tells_what_it_leaves(tmp_path):
    table, output = tmp_path / "table.csv", tmp_path / "out.csv"
    table.write_text("x;n\na;1.250\nb;tbd\nc;-\n")
    done = convert(table, output, {"n": "each-row"}, missing=["-"])
    assert (done.converted, done.blank) == (0, 1)
    assert done.rejected[0] == Rejected(2, "n", "1.250", "two meanings", "1.25 (1,234.5) or 1250 (1.234,5)")
    assert done.rejected[1].text == "tbd" and output.read_text() == table.read_text()
    output.unlink()
    with pytest.raises(ColumnError):
        convert(table, output, {"n": "each-row"}, strict=True)
    assert not output.exists()
    for wrong in [{"m": "auto"}, {"n": "klingon"}, {"*": "de-DE"}]:
        with pytest.raises(ValueError):
            convert(table, output, wrong)
    with pytest.raises(OSError):
        convert(tmp_path / "nowhere.csv", output, {"n": "auto"})


def test_json_has_the_table(tmp_path):
    file = tmp_path / "table.csv"
    file.write_text('Bericht\n\na;b\n"two\nlines";1\nx;2\n\ny;"1,5"\n')
    status, told, _ = run("infer", "--json", str(file))
    a, b = (json.loads(line) for line in told.splitlines())
    assert (a["outcome"], b["outcome"], b["column"], status) == ("notNumbers", "certain", "b", 0)
    assert b["deciding"][0] == {"line": 8, "text": "1,5"}
    assert b["table"] == {
        "delimiter": ";", "encoding": "utf-8", "mark": False, "header": True, "skip": 2, "lineEnd": "LF"}
