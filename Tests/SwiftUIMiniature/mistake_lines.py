"""Mistakes that a line of Swift could have: where, and what is written around the right code."""
import re

MODIFIER = re.compile(r"\.[a-z]\w*\(|\.[a-z]\w* \{")
CALL = re.compile(r"(?:try\? |_ = )?[a-z_$][\w.?!\[\]$]*(?:\(|\s[-+]?= )")
# What a function of View's begins with.
ON_SELF = re.compile(r"(environment|transformEnvironment|modifier|within|accessibilityValue|onSubmit|onKeyPress)\(")
NOT_STATEMENTS = re.compile(
    r"(let|var|return|case|default|guard|if|else|for|switch|func|init|import|public|private|package|fileprivate|static|"
    r"struct|enum|class|extension|do|while|nonmutating|mutating|where|override|convenience|associatedtype|lazy|weak|"
    r"defer|throw|get|set|@|super|required|self\.init|nonisolated)\b")


def mask(text):
    """The text with comments and strings blanked, of the same length."""
    out, i, n = list(text), 0, len(text)

    def blank(a, b):
        for k in range(a, min(b, n)):
            if out[k] != "\n":
                out[k] = "~"

    while i < n:
        if text.startswith("//", i):
            j = text.find("\n", i)
            j = n if j < 0 else j
            for k in range(i, j):
                out[k] = " "
            i = j
        elif text.startswith('"', i):
            j = i + 1
            while text[j] != '"':
                if text.startswith("\\(", j):
                    depth, j = 1, j + 2
                    while depth:
                        depth += (text[j] == "(") - (text[j] == ")")
                        j += 1
                else:
                    j += 2 if text[j] == "\\" else 1
            blank(i, j + 1)
            i = j + 1
        else:
            i += 1
    return "".join(out)


OPEN, CLOSE = "([{", ")]}"


def active(code):
    """The code of a telephone: the other branches blanked."""
    out, stack = [], []
    for line in code.split("\n"):
        word = line.strip()
        if word.startswith("#if") or word.startswith("#elseif"):
            test = re.sub(r"(canImport|os)\((\w+)\)", lambda m: str(
                m[2] in ("UIKit", "SwiftUI", "Accessibility", "Swift") if m[1] == "canImport" else m[2] == "iOS"), word)
            test = test.split(" ", 1)[1].replace("&&", "and").replace("||", "or").replace("!", " not ")
            if word.startswith("#if"):
                stack.append([eval(test), eval(test)])
            else:
                stack[-1] = [not stack[-1][1] and eval(test), stack[-1][1] or eval(test)]
        elif word == "#else":
            stack[-1] = [not stack[-1][1], True]
        elif word == "#endif":
            stack.pop()
        elif not all(on for on, _ in stack):
            line = " " * len(line)
        out.append(line)
    return "\n".join(out)


def closing(code, i):
    """The offset after the bracket that closes the one at i."""
    depth = 0
    while True:
        depth += (code[i] in OPEN) - (code[i] in CLOSE)
        i += 1
        if depth == 0:
            return i


def unit(code, i):
    """The end of a statement or modifier that begins at i: brackets are closed, and no line goes on."""
    n = len(code)
    while i < n:
        if code[i] in OPEN:
            i = closing(code, i)
            continue
        if code[i] in CLOSE or code[i] == ";":
            return i
        if code[i] == "\n":
            # A binary operator or a `.member` on the next line goes on.
            rest = code[i:].lstrip()
            if re.match(r"[-+*/?:&|<>=]|\.[a-z]", rest) or code[:i].rstrip()[-1] in "=&|?:,+":
                i += 1
                while code[i] in " \n":
                    i += 1
                continue
            return i
        i += 1
    return n


def splits(code, a, b, operator):
    """The parts of code[a:b] between an operator outside of brackets."""
    parts, start, i = [], a, a
    while i < b:
        if code[i] in OPEN:
            i = closing(code, i)
        elif code.startswith(operator, i):
            parts.append((start, i))
            i += len(operator)
            start = i
        else:
            i += 1
    parts.append((start, b))
    return parts


def trimmed(code, a, b):
    while a < b and code[a] in " \n":
        a += 1
    while b > a and code[b - 1] in " \n":
        b -= 1
    return a, b


def candidates(text):
    """(start, end, prefix, suffix, what), and for what is done later its place and text: `#` stands for the number."""
    code = active(mask(text))
    found, conditions = [], []

    def add(a, b, prefix, suffix, what, *later):
        if (a, b) != (0, 0):
            found.append((a, b, prefix, suffix, what, *later))

    for match in re.finditer(r"(?m)^[ ]*(?=\S)", code):
        i = match.end()
        line = code[i:code.find("\n", i)]
        if line.startswith("#") or line.startswith("~"):
            continue
        if MODIFIER.match(code, i) and line[0] == ".":
            end = unit_of_modifier(code, i)
            add(i, end, ".unless(#) { $0", " }", "no modifier")
        elif ON_SELF.match(line):
            end = unit_of_modifier("." + code[i:], 0) - 1 + i
            add(i, end, "unless(#) { $0.", " }", "no modifier")
        elif NOT_STATEMENTS.match(line):
            pass
        elif CALL.match(line):
            end = unit(code, i)
            add(i, end, "if !isMistaken(#) { ", " }", "no statement")
            follower = re.compile(r"\n *(?=(?:if|guard|let|var|defer) |[a-z_$])").match(code, end)
            if follower and not re.match(r"(?:return|case|default|else)\b", code[follower.end():]):
                last = unit(code, follower.end())
                add(i, end, "if !(isMistaken(#)) { ", " }", "later", last, "; if isMistaken(#) { " + text[i:end] + " }")
    # Statements on the line of their case or brace.
    for match in re.finditer(r"(?m)(?:case [^\n:{]*|default): (?=[a-z_][^\n]*(?:\(|= ))", code):
        i = match.end()
        if CALL.match(code, i):
            add(i, unit(code, i), "if !isMistaken(#) { ", " }", "no statement")
    for match in re.finditer(r"\{ (?:@MainActor )?(?:\[?[\w, ]*\]? ?[\w, ]* in )?(?=[a-z_$])", code):
        i = match.end()
        if CALL.match(code, i) and not NOT_STATEMENTS.match(code, i) and "\n" not in code[i:unit(code, i)]:
            add(i, unit(code, i), "if !isMistaken(#) { ", " }", "no statement")
    for match in re.finditer(r"(?<!#)\b(if|guard|while) ", code):
        a = match.end()
        i = a
        while True:
            if match[1] == "guard" and re.match(r"\s+else\b", code[i:]):
                break
            if code[i] == "{" and match[1] != "guard":
                break
            i = closing(code, i) if code[i] in OPEN else i + 1
        conditions.append((a, i))
        for clause in splits(code, a, i, ","):
            x, y = trimmed(code, *clause)
            if re.match(r"(let|var|case|#available)\b", code[x:]) or x == y:
                continue
            parts = [p for p in splits(code, x, y, " && ")]
            if len(parts) == 1:
                parts = [p for p in splits(code, x, y, " || ")]
            for part in parts:
                p, q = trimmed(code, *part)
                add(p, q, "(isMistaken(#) || (", "))", "always")
                add(p, q, "(!isMistaken(#) && (", "))", "never")
    for match in re.finditer(r"\b(true|false)\b", code):
        before = code[:match.start()].rstrip()
        add(match.start(), match.end(), "(isMistaken(#) != (", "))", "the opposite")
    for match in re.finditer(r"([\w.$]+(?:\([^()\n]*\))?(?: (?:==|!=|<|>) [\w.$]+)?) \? ", code):
        if match[1] not in ("try", "as"):
            add(match.start(1), match.end(1), "(isMistaken(#) != (", "))", "the other branch")
    for match in re.finditer(r"\.milliseconds\((\d+)\)", code):
        add(match.start(1), match.end(1), "isMistaken(#) ? 1 : ", "", "no time")
    # Values that are lost: of an argument, of a name, of a function or of a case.
    for match in re.finditer(r"[(,\n] *[a-z]\w*: (?=[a-z.$!])", code):
        add_lost(code, match.end(), add)
    for match in re.finditer(r"(?m)\b(?:let|var) [a-z]\w* = (?=[a-z$!])|^\s*return (?=[a-z$!\[])|^\s*case [^\n:{]*: (?=[a-z$!\[.])", code):
        add_lost(code, match.end(), add)
    for match in re.finditer(r"\b(?:func|var|get)\b[^\n={]*\{ (?=[a-z$!])", code):
        add_lost(code, match.end(), add)
    # What is there in place of what is missing.
    for match in re.finditer(r" \?\? ", code):
        a, b = operand_before(code, match.start()), operand_after(code, match.end())
        if a < match.start() and match.end() < b:
            add(a, b, "(isMistaken(#) ? (" + text[match.end():b] + ") : (", "))", "what stands in")
    # Comparisons outside of conditions.
    for match in re.finditer(r" (?:==|!=|&&|\|\|) ", code):
        a, b = operand_before(code, match.start()), operand_after(code, match.end())
        if not any(x <= match.start() < y for x, y in conditions) and a < match.start() and match.end() < b:
            add(a, b, "(isMistaken(#) != (", "))", "the opposite")
    unique = {}
    for item in found:
        unique.setdefault(item[:3], item)
    return sorted(unique.values(), key=lambda item: (item[0], -item[1]))


def add_lost(code, a, add):
    b = operand_after(code, a)
    value = code[a:b]
    if b > a and " = " not in value and not re.match(r"(try|await|some|switch|if|self\.init|super|nil|true|false|\{)\b|\.\w+$", value) and "{ " not in value:
        add(a, b, "lost(#, ", ")", "lost")


# What ends an operand on each side, outside of brackets.
BEFORE = re.compile(r"(?:[=:?]| in|return|\?\?|&&|\|\|) $")
AFTER = re.compile(r" (?:[?:]|\?\?|&&|\|\||in|else) |,")


def operand_before(code, i):
    """The offset at which the operand begins that ends at i."""
    b = i
    while i > 0:
        if code[i - 1] in CLOSE:
            depth = 0
            while True:
                i -= 1
                depth += (code[i] in CLOSE) - (code[i] in OPEN)
                if depth == 0:
                    break
        elif code[i - 1] in OPEN or code[i - 1] in ",\n" or BEFORE.search(code[max(0, i - 8):i]):
            break
        else:
            i -= 1
    return trimmed(code, i, b)[0]


def operand_after(code, i):
    """The offset at which the operand ends that begins at i."""
    a = i
    while i < len(code):
        if code[i] in OPEN:
            i = closing(code, i)
        elif code[i] in CLOSE or code[i] == "\n" or AFTER.match(code, i):
            break
        else:
            i += 1
    return trimmed(code, a, i)[1]


def unit_of_modifier(code, i):
    """The end of `.name(…) { … } label: { … }`."""
    i = re.compile(r"\.[a-z]\w*").match(code, i).end()
    while True:
        match = re.compile(r" ?(?=[({])| [a-z]\w*: (?=\{)").match(code, i)
        if not match:
            return i
        i = closing(code, match.end())




def suspects(text, copy, mistakes, line, column, message):
    """The numbers of the mistakes that may be why a copy with them does not compile, by the place of an error."""
    def first(mistake):
        return text.count("\n", 0, mistake.start) + 1

    def last(mistake):
        return text.count("\n", 0, mistake.end) + 1

    statements = [item for item in mistakes if ": no statement:" in item[1].name or ": later:" in item[1].name]
    if "opaque return" in message:
        after = [item for item in statements if first(item[1]) >= line]
        return {min(after, key=lambda item: item[1].start)[0]} if after else set()
    here = [item for item in mistakes if line in (first(item[1]), last(item[1]))]
    if not here or "missing return" in message or "without initializing" in message:
        before = [item for item in statements if last(item[1]) <= line]
        return {max(before, key=lambda item: item[1].end)[0]} if before else set()
    row = copy.read_text().split("\n")[line - 1]
    places = [(re.search(rf"(isMistaken|unless)\({number}\)", row), number) for number, _ in here]
    near = [(match.start(), number) for match, number in places if match and match.start() <= column + 12]
    return {max(near)[1]} if near else {number for number, _ in here}
