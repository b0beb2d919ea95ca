"""Asks engines for the rows of the suite, judges their answers, and keeps them. Knows nothing of any engine."""
import collections
import datetime
import decimal
import functools
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import threading

SUITE = pathlib.Path(__file__).resolve().parent
ROOT = SUITE.parent.parent
decimal.getcontext().prec = 400


def read(file):
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def lines(name):
    """The lines of a file of the suite."""
    return read(SUITE / name)


def rows():
    return [row for name in ("rows.jsonl", "entries.jsonl", "keys.jsonl") for row in lines(name)]


def say(text):
    print(text, file=sys.stderr, flush=True)


# What is asked

def request(row):
    if "entry" in row:
        return "entry", row["locale"], row["style"], row["entry"], row["text"]
    if "text" in row:
        return "read", row["locale"], row["style"], row["text"]
    acts = [f"{name} {told}" for act in row["acts"] for name, told in act.items()]
    return "keys", row["locale"], row["style"], row.get("value", ""), *acts


class Failure(Exception):
    pass


def ask(command, rows):
    """The answers of a program: what it is, and for each row its state, numbers and what it shows."""
    wire = "".join("\t".join(each) + "\n" for each in [("about",), *map(request, rows)])
    try:
        process = subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, stderr=-1, text=True, encoding="utf-8",
                                   env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
    except OSError as error:
        raise Failure(str(error)) from error
    sender = threading.Thread(target=lambda: send(process.stdin, wire), daemon=True)
    errors = []
    listener = threading.Thread(target=lambda: errors.append(process.stderr.read()), daemon=True)
    watch = threading.Timer(300, process.kill)
    for each in (sender, listener, watch):
        each.start()
    answers = [line.rstrip("\n") for line in process.stdout]
    process.wait()
    watch.cancel()
    listener.join()
    if process.returncode or len(answers) != len(rows) + 1:
        raise Failure(f"{len(answers)} answers to {len(rows) + 1} requests, exit status {process.returncode}\n"
                      + "".join(errors)[-2000:])
    about, *answers = answers
    return about, {row["id"]: answer for row, answer in zip(rows, answers) if answer != "cannot"}


def send(stream, wire):
    try:
        stream.write(wire)
        stream.close()
    except BrokenPipeError:
        pass


# How an answer is judged

def numbers(answer):
    """The numbers of an answer, a tuple; none if it refuses, or does not take the text for a number yet."""
    said = answer.split("\t")[0]
    return tuple(said.removeprefix("number ").split(" ")) if said.startswith("number ") else None


def same(given, meant, isDouble):
    if len(given) != len(meant):
        return False
    for one, other in zip(given, meant):
        try:
            one, other = decimal.Decimal(one), decimal.Decimal(other)
        except decimal.InvalidOperation:
            return False
        # A program that answers in doubles is right if it gives the nearest one.
        if not one.is_finite() or one != other and not (isDouble and float(one) == float(other)):
            return False
    return True


def meant(row):
    number = row["number"]
    return None if number is None else tuple(number) if isinstance(number, list) else (number,)


def judged(row, answer, isDouble):
    """right, refused, another (number), none (a number for no number), guess (one of those that may be meant), held."""
    given, said = numbers(answer), meant(row)
    if said is None:
        if given is None:
            return "held"
        return "guess" if any(same(given, (each,), isDouble) for each in row.get("could", [])) else "none"
    if given is None:
        return "refused"
    # What stands on the screen has to say the number as well.
    shown = answer.partition("\t")[2]
    isSaid = not shown or shown in row.get("shows", [shown])
    return "right" if isSaid and same(given, said, isDouble) else "another"


MISREADS = ("another", "none", "guess")


def counts(rows, engine):
    return collections.Counter(
        judged(row, engine["answers"][row["id"]], engine["double"]) for row in rows if row["id"] in engine["answers"])


# Which engines there are

def missing(engine):
    """What an engine lacks here, as a sentence; None if it can be run."""
    for program in engine.get("needs", []):
        if not (shutil.which(program) or (ROOT / program).exists()):
            return f"no {program}"
    if "test" in engine:
        tried = subprocess.run(engine["test"], shell=True, cwd=ROOT, capture_output=True, text=True)
        if tried.returncode:
            return (tried.stderr.strip().splitlines() or ["its test failed"])[-1]
    return None


@functools.cache
def build(command):
    built = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True)
    return built.stderr[-2000:] if built.returncode else None


def run(engine, rows):
    version, answers = ask(shlex.split(engine["run"]), rows)
    return {"id": engine["id"], "name": engine["name"], "version": version, "double": engine.get("double", False),
            "date": datetime.date.today().isoformat(), "answers": answers}


# What is stored: one engine a line, and for each answer the rows that got it

def stored():
    engines = {}
    for engine in lines("results.jsonl"):
        answers = {row: answer for answer, ids in engine["answers"].items() for row in ids.split()}
        engines.setdefault(engine["id"], engine | {"answers": {}})["answers"].update(answers)
    return list(engines.values())


def store(results):
    """Writes what the rows got."""
    known = {row["id"] for row in rows()}
    with open(SUITE / "results.jsonl", "w", encoding="utf-8") as file:
        for engine in results:
            ids = {}
            for row, answer in sorted(engine["answers"].items()):
                if row in known:
                    ids.setdefault(answer, []).append(row)
            if ids:
                told = engine | {"answers": {answer: " ".join(some) for answer, some in sorted(ids.items())}}
                file.write(json.dumps(told, ensure_ascii=False) + "\n")
