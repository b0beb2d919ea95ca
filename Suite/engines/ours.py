"""This package, by its command: ours.py NUMFIELD"""
import json
import subprocess
import sys

program = sys.argv[1]
running = {}
states = {"intermediate": "not yet", "invalid": "refused"}


named = {"Return": "commit", "Backspace": "deleteBackward", "Up": "increment", "Down": "decrement"}


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
    steps = [{"selectAll": True}]
    for act in acts:
        name, _, text = act.partition(" ")
        steps.append({name: text} if text else {named[name]: True})
    answer = ask("replay", {"locale": locale, "style": style, "value": value or None, "steps": steps, "commitPolicy": "keepText"})
    last = answer["steps"][-1]
    return said(last).split("\t")[0] + "\t" + last["text"]


for line in sys.stdin:
    kind, *request = line.rstrip("\n").split("\t")
    answer = "cannot"
    if kind == "about":
        answer = "this package " + subprocess.check_output([program, "--version"], text=True).strip()
    elif kind == "read":
        asked = dict(zip(("locale", "style", "text"), request))
        if asked["style"] == "integer":
            asked["type"] = "int64"
        answer = said(ask("scan", asked))
    elif kind == "keys":
        answer = keys(*request[:3], request[3:])
    print(answer, flush=True)
