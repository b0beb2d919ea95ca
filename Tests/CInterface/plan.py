"""Turns the matrix and the steps into lines that a C program reads with ease, and into what it has to
answer: python3 plan.py HEADERS ROWS STEPS SESSION NUMFIELD PLAN EXPECTED RECORDED

ROWS are the suite's, STEPS are requests of `numfield replay`, SESSION is a file of a person's acts.

A text is hexadecimal behind an "x", so that "x" is an empty text; "-" is no text. Enum cases are written as
the header's numbers. The expected answers to the steps are those of `numfield replay`, which is Swift. RECORDED gets
the acts of the session that were not refused, as who plays the session records them.
"""

import json
import re
import subprocess
import sys


def hexed(text):
    return "-" if text is None else "x" + text.encode().hex()


def words(header, enum, prefix):
    """The numbers of an enum by the names that the package has for them."""
    body = re.search(r"typedef enum %s \{(.*?)\}" % enum, header, re.S).group(1)
    numbers = {}
    for name, number in re.findall(r"(FF_[A-Z0-9_]+) = (\d+)", body):
        first, *others = name.removeprefix(prefix).lower().split("_")
        numbers[first + "".join(each.capitalize() for each in others)] = int(number)
    return numbers


def main(headers, rows, steps, session, numfield, plan_path, expected_path, recorded_path):
    names = ("formatting_field_format.h", "formatting_field.h")
    header = "".join(open(f"{headers}/{name}").read() for name in names)
    status = words(header, "ff_text_status", "FF_")
    issue = words(header, "ff_issue", "FF_ISSUE_") | {None: 0}
    outcome = words(header, "ff_outcome", "FF_") | {None: "-"}
    types = words(header, "ff_type", "FF_")
    commit_policy = words(header, "ff_commit_policy", "FF_")
    policies = words(header, "ff_policy", "FF_")
    keys = words(header, "ff_key", "FF_KEY_")
    refusals = {
        None: "0", "tooLong": "1", "rangeOutsideText": "2", "offsetInsideCharacter": "3",
        "brokenText": "4", "filtered": "5", "otherText": "6", "otherType": "7",
    }
    plan, expected = open(plan_path, "w"), open(expected_path, "w")

    for line in open(rows):
        row = json.loads(line)
        # The matrix's rows are named after their locale.
        if not row["id"].startswith(row["locale"] + "-"):
            continue
        print("text", row["locale"], row["style"], hexed(row["text"]), file=plan)
        wanted = row["expect"]
        # A field that refuses a text keeps its value, and it had none.
        print(
            status[wanted["status"]], issue[wanted["issue"]], hexed(wanted["value"]), file=expected)

    intents = words(header, "ff_intent", "FF_")

    def begin(request):
        request.setdefault("style", "decimal")
        print(
            "field", request["locale"], request["style"], types[request["type"]],
            request.get("maximumFractionDigits", -1), hexed(request.get("value")),
            hexed(request.get("minimum")), hexed(request.get("maximum")),
            hexed(request.get("step")),
            commit_policy[request.get("commitPolicy", "lastReading")],
            *(int(request.get(name, {"maximumLength": 1024, "selectsAllOnFocus": True}.get(name, False)))
              for name in sorted(policies, key=policies.get) if name != "commitPolicy"),
            hexed(request.get("entry")), file=plan)

    def act(step, state):
        ((kind, argument),) = step.items()
        if kind in keys:
            kind, arguments = "press", [keys[kind], int(argument)]
        elif kind == "select":
            arguments = argument
        elif kind == "setBounds":
            arguments = map(hexed, argument)
        elif kind == "edit":
            arguments = [*argument["range"], hexed(argument["text"]), intents[argument.get("intent", "typed")]]
        elif kind == "follow":
            given = {"text": argument} if isinstance(argument, str) else argument
            arguments = [
                *given.get("selection", [-1, -1]), hexed(given["text"]), intents[given.get("intent", "typed")]]
        elif argument is True:
            arguments = []
        else:
            arguments = [hexed(argument)]
        print("step", kind, *arguments, file=plan)
        print(
            refusals[state.get("refused")], hexed(state["text"]), *state["selection"],
            status[state["status"]], issue[state["issue"]], hexed(state["value"]),
            outcome[state["outcome"]], file=expected)

    def answers(file):
        found = subprocess.run([numfield, "replay"], stdin=open(file), capture_output=True, text=True, check=True)
        lines = [json.loads(line) for line in open(file)]
        return zip(lines, map(json.loads, found.stdout.splitlines()), strict=True)

    for request, answer in answers(steps):
        begin(request)
        for step, state in zip(request["steps"], answer["steps"], strict=True):
            act(step, state)
    with open(recorded_path, "w") as recorded:
        for number, (line, state) in enumerate(answers(session)):
            act(line, state) if number else begin(line)
            if number and not state.get("refused"):
                print(json.dumps(line, ensure_ascii=False, separators=(",", ":")), file=recorded)


main(*sys.argv[1:])
