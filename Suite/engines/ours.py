"""This package, by its command: ours.py NUMFIELD [KIND OF ENTRY]. It answers when all requests are there.

Columns are read by the command of another package, Columns, which a clone may be without.
"""
import json
import os
import subprocess
import sys

columns = "Columns/numcolumns.sh"
program, entry = sys.argv[1], dict(zip(["entry"], sys.argv[2:]))
states = {"intermediate": "not yet", "invalid": "refused"}


def asked(command, requests):
    """The answers of `numfield scan` or `numfield replay`."""
    lines = "".join(json.dumps(request | entry) + "\n" for request in requests)
    return map(json.loads, subprocess.run([program, command], input=lines, stdout=-1, text=True).stdout.splitlines())


def said(state):
    return f"number {state['value']}" if state["status"] == "acceptable" else states[state["status"]]


def text(locale, style, text):
    return {"locale": locale, "style": style, "text": text, **({"type": "int64"} if style == "integer" else {})}


def session(locale, style, value, *acts):
    words = [act.split(" ", 1) for act in acts]
    steps = [{name: told if name in ("type", "paste") else json.loads(told.lower())} for name, told in words]
    return {"locale": locale, "style": style, "value": value or None, "commitPolicy": "keepText",
            "steps": [{"selectAll": True}, *steps]}


def column(path, locale):
    with open(path, encoding="utf-8") as file:
        name = file.readline().strip()
    read = subprocess.run([columns, "convert", path, "-d", "none", "-c", f"{name}:{locale or 'auto'}"],
                          capture_output=True, text=True)
    return "refused" if read.returncode else "number " + " ".join(read.stdout.splitlines()[1:])


requests = [line.rstrip("\n").split("\t") for line in sys.stdin]
texts = asked("scan", [text(*request) for kind, *request in requests if kind == "read"])
sessions = asked("replay", [session(*request) for kind, *request in requests if kind == "keys"])
for kind, *request in requests:
    if kind == "about":
        print("this package " + subprocess.check_output([program, "--version"], text=True).strip())
    elif kind == "read":
        print(said(next(texts)))
    elif kind == "keys":
        last = next(sessions)["steps"][-1]
        print(said(last) + "\t" + last["text"])
    else:
        print("cannot" if entry or not os.path.exists(columns) else column(*request))
