#!/usr/bin/env python3
"""Makes a file of Swift of the listings that show views without declaring one: listings.py CONTEXT FILES

A listing of an article (.md) or of a comment (.swift) becomes the body of a view, which has the properties of the
context that the listing does not declare itself. "{ … }" stands for any content. Listings that declare types are
article_code's, in Scripts/needs.sh; a listing that follows `<!-- text -->` is none of a view.
"""
import re
import sys

DECLARES = re.compile(
    r"^(@MainActor |@Observable |private |final )*(struct|enum|class|extension|func|protocol) ", re.M)
MEMBER = re.compile(r"^(@\w+(\(.*?\))? )*(private )?(var body|@?State|func )|^@(State|FocusState|Bindable|Binding)", re.M)


def listings(path):
    lines = open(path, encoding="utf-8").read().split("\n")
    if path.endswith(".swift"):
        lines = [re.sub(r"^\s*/// ?", "", line) if "///" in line else None for line in lines]
    code = None
    for line in lines:
        if line == "```swift":
            code = []
        elif line is None or line.startswith("```"):
            if code is not None:
                yield "\n".join(code) + "\n"
            code = None
        elif code is not None:
            code.append(line)


def is_of_a_view(code):
    return re.search(r"\b(Form|FormField|FormTextField|FormattingTextField|TextField|ForEach) ?[({]|^\.", code, re.M)


def view(number, code, context):
    outside, members, body = [], [], []
    for chunk in re.split(r"\n\n(?=\S)", code.strip("\n")):
        if DECLARES.match(chunk):
            outside.append(chunk)
        elif MEMBER.match(chunk):
            members.append(chunk)
        else:
            body.append(chunk)
    text = "\n".join(body)
    if text.startswith("."):
        text = "Form { … }\n" + text
    text = text.replace("{ … }", '{ Text(verbatim: "") }')
    declared = set(re.findall(r"\b(?:var|let|struct|enum|class) (\w+)", "\n".join(members + outside)))
    kept = [line for line in context if not declared & set(re.findall(r"(?:var|let|func|enum) (\w+)", line)[:1])]
    shown = "\n".join(members)
    if "var body" not in shown:
        shown += "\n@ViewBuilder var body: some View {\n" + text + "\n}"
    types = "\n".join(chunk for chunk in outside)
    return f"enum Listing{number} {{\n{types}\nstruct Shown: View {{\n" + "\n".join(kept) + f"\n{shown}\n}}\n}}\n"


def main():
    parts = open(sys.argv[1], encoding="utf-8").read().split("// A listing's properties.\n")
    context = parts[1].rstrip("\n").split("\n")
    print(parts[0])
    number = 0
    for path in sys.argv[2:]:
        for code in listings(path):
            if path.endswith(".md") and re.search(r"struct |class |#Preview|^import ", code, re.M):
                continue
            if not is_of_a_view(code):
                continue
            number += 1
            print(f"// {path}")
            print(view(number, code, context))


main()
