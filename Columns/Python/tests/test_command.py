"""python -m formatting_field infer FILE"""

import json
import subprocess
import sys

import conftest


def run(*arguments, text=None):
    found = subprocess.run(
        [sys.executable, "-m", "formatting_field", *arguments], input=text, capture_output=True,
        encoding="utf-8")
    return found.returncode, found.stdout, found.stderr


def test_the_export():
    status, told, _ = run("infer", str(conftest.EXPORT))
    assert status == 1
    assert told.splitlines() == [
        "  Artikel  not numbers",
        "  Menge    ambiguous: 1,234.5 or 1.234,5; 50 rows have two meanings (line 2 '1.250'; "
        "line 3 '1.085'; line 7 '1.160')",
        "  Preis    contradicted: 240 of 241 rows are 1.234,5 (line 142 '1234.50 €')",
        "  MwSt     certain: " + told.splitlines()[3].partition("certain: ")[2],
    ]


def test_json_and_lines(tmp_path):
    file = tmp_path / "table.csv"
    file.write_text('a,b\n"two\nlines",1\nx,2\n\ny,"1,5"\nz,1,5\n')
    status, told, said = run("infer", "--json", str(file))
    a, b = (json.loads(line) for line in told.splitlines())
    assert (a["outcome"], b["outcome"], b["column"]) == ("notNumbers", "certain", "b")
    assert b["deciding"][0] == {"line": 6, "text": "1,5"}
    assert status == 1 and "7: 3 cells instead of 2" in said


def test_what_cannot_be_read(tmp_path):
    assert run("infer", str(tmp_path / "nowhere"))[0] == 3
    file = tmp_path / "latin.csv"
    file.write_bytes(b"\xe4;1\n")
    assert run("infer", str(file))[0] == 3
    assert run("infer")[0] == 2
    assert run("infer", "-", text="1;2\n3;4\n")[0] == 0
