"""This package, by its command: ours.py NUMFIELD [KIND OF ENTRY]"""
import json
import subprocess
import sys

program, entry = sys.argv[1], dict(zip(["entry"], sys.argv[2:]))
running = {}
states = {"intermediate": "not yet", "invalid": "refused"}


def ask(command, request):
    if command not in running:
        running[command] = subprocess.Popen([program, command], stdin=-1, stdout=-1, text=True, bufsize=1)
    running[command].stdin.write(json.dumps(request) + "\n")
    running[command].stdin.flush()
    return json.loads(running[command].stdout.readline())


def said(state):
    if state["status"] == "acceptable":
        return f"number {state['value']}"
    return f"{states[state['status']]}\t{state['issue']}"


def keys(locale, style, value, acts):
    words = [act.split(" ", 1) for act in acts]
    steps = [{name: told if name in ("type", "paste") else json.loads(told.lower())} for name, told in words]
    session = {"locale": locale, "style": style, "value": value or None, "commitPolicy": "keepText"} | entry
    last = ask("replay", session | {"steps": [{"selectAll": True}, *steps]})["steps"][-1]
    return said(last).split("\t")[0] + "\t" + last["text"]


def column(path, locale):
    with open(path, encoding="utf-8") as file:
        name = file.readline().strip()
    read = subprocess.run([program, "convert", path, "-d", "none", "-c", f"{name}:{locale or 'auto'}"],
                          capture_output=True, text=True)
    return "refused" if read.returncode else "number " + " ".join(read.stdout.splitlines()[1:])


for line in sys.stdin:
    kind, *request = line.rstrip("\n").split("\t")
    answer = "cannot"
    if kind == "about":
        answer = "this package " + subprocess.check_output([program, "--version"], text=True).strip()
    elif kind == "read":
        asked = dict(zip(("locale", "style", "text"), request)) | entry
        if asked["style"] == "integer":
            asked["type"] = "int64"
        answer = said(ask("scan", asked))
    elif kind == "keys":
        answer = keys(*request[:3], request[3:])
    elif kind == "column" and not entry:
        answer = column(*request)
    print(answer, flush=True)
