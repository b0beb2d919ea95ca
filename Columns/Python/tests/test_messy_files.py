"""Twelve kinds of messy files: what a careful person answers for each column, in Fixtures/messy/answers.jsonl.

A line says the outcome of a column, and how a person who knows the file has it read, with the cells that come
out; columns without such a word are left alone.
"""

import csv
import gzip
import json
import subprocess
from itertools import groupby

import pytest

import conftest
from formatting_field import _command

FOLDER = conftest.REPOSITORY / "Columns/Fixtures/messy"
ANSWERS = [json.loads(line) for line in (FOLDER / "answers.jsonl").read_text(encoding="utf-8").splitlines()]
FILES = [(name, list(answers)) for name, answers in groupby(ANSWERS, lambda answer: answer["file"])]


def numcolumns(*arguments):
    return subprocess.run([_command.numcolumns(), *map(str, arguments)], capture_output=True, encoding="utf-8")


@pytest.mark.parametrize("name, answers", FILES)
def test_a_careful_person(name, answers, tmp_path):
    file, output = FOLDER / f"{name}.csv", tmp_path / "out.csv"
    options = answers[0]["options"]
    found = [json.loads(line) for line in numcolumns("infer", "--json", *options, file).stdout.splitlines()]
    assert [(column["column"], column["outcome"]) for column in found] == [
        (answer["column"], answer["outcome"]) for answer in answers]
    words = [f"--column={answer['column']}:{answer['how']}" for answer in answers if answer["how"]]
    done = numcolumns("convert", *options, *words, "-o", output, file)
    assert done.returncode == 0, done.stderr
    delimiter = "," if name in ("gene-ids", "quarters") else ";"

    def columns(path):
        with open(path, encoding="utf-8", newline="") as table:
            rows = list(csv.reader(table, delimiter=delimiter))
        first = next(index for index, row in enumerate(rows) if row == [answer["column"] for answer in answers])
        return rows[:first], list(zip(*rows[first + 1:]))

    above, before = columns(file)
    same, after = columns(output)
    assert same == above
    for answer, old, new in zip(answers, before, after):
        assert list(new) == (answer["cells"] if answer["cells"] is not None else list(old)), answer["column"]
    # What a column of questions is asked, auto does not convert.
    for answer in answers:
        status = numcolumns("convert", *options, f"--column={answer['column']}:auto", "--dry-run", file).returncode
        assert (status == 0) == (answer["outcome"] == "certain"), answer["column"]


def test_compressed_files_are_streams(tmp_path):
    file, output = tmp_path / "e.csv.gz", tmp_path / "out.csv"
    table = (FOLDER / "preamble.csv").read_bytes()
    file.write_bytes(gzip.compress(table))
    words = ["--column=Menge:like:Preis", "--column=Preis:auto"]
    assert numcolumns("convert", *words, "-o", output, file).returncode == 0
    plain = tmp_path / "plain.csv"
    numcolumns("convert", *words, "-o", plain, FOLDER / "preamble.csv")
    assert output.read_bytes() == plain.read_bytes()
    # A file that was cut off is told, and nothing is written.
    file.write_bytes(gzip.compress(table)[:-12])
    output.unlink()
    cut = numcolumns("convert", *words, "-o", output, file)
    assert cut.returncode == 3 and "damaged or cut off" in cut.stderr and not output.exists()


def test_what_was_not_said_of_a_suffix(tmp_path):
    told = numcolumns("infer", FOLDER / "units.csv").stdout
    assert "If “kg” after numbers says nothing:  --suffix='kg'" in told
