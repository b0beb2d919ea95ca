"""This package, by its command: ours.py NUMFIELD [KIND OF ENTRY]. It answers when all requests are there."""
import json
import subprocess
import sys

program, entry = sys.argv[1], dict(zip(["entry"], sys.argv[2:]))
states = {"intermediate": "not yet", "invalid": "refused"}


def asked(command, lines):
    """The answers of `numfield scan` or `numfield replay`, a line each."""
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return list(map(json.loads, subprocess.run([program, command], input=text, stdout=-1, text=True).stdout.splitlines()))


def said(state):
    return f"number {state['value']}" if state["status"] == "acceptable" else states[state["status"]]


def text(locale, style, text):
    return {"locale": locale, "style": style, "text": text, **({"type": "int64"} if style == "integer" else {}), **entry}


def kinds(locale, style, kinds, text):
    """A text as another kind of entry, typed."""
    return [{"locale": locale, "style": style, "entries": kinds.split(",")}, {"type": text}]


def session(locale, style, value, *acts):
    """A session of `numfield replay`: the options, and a line for each act."""
    words = [act.split(" ", 1) for act in acts]
    steps = [{name: told if name in ("type", "paste") else json.loads(told.lower())} for name, told in words]
    return [{"locale": locale, "style": style, "value": value or None, "policies": {"commitPolicy": "keepText"},
             "entries": list(entry.values())}, {"selectAll": True}, *steps]


requests = [line.rstrip("\n").split("\t") for line in sys.stdin]
texts = iter(asked("scan", [text(*request) for kind, *request in requests if kind == "read"]))
plays = {"keys": session, **({} if entry else {"entry": kinds})}
sessions = [plays[kind](*request) for kind, *request in requests if kind in plays]
answers = iter(asked("replay", [line for lines in sessions for line in lines]))
lasts = ([next(answers) for line in lines][-1] for lines in sessions)
for kind, *request in requests:
    if kind == "about":
        print("this package " + subprocess.check_output([program, "--version"], text=True).strip())
    elif kind == "read":
        print(said(next(texts)))
    elif kind in plays:
        last = next(lasts)
        print(said(last) + ("\t" + last["text"] if kind == "keys" else ""))
    else:
        print("cannot")
