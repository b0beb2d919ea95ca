"""Writes what the engines answered: .build/suite/Results.md, and the summaries in other pages."""
import difflib
import json
import re

import suite

RESULTS = suite.ROOT / ".build/suite/Results.md"
PAGES = {"README.md": "ends", "Documentation/Engines.md": "summary", "Documentation/Conformance.md": "conformance"}
SETTINGS = json.loads((suite.SUITE / "suite.json").read_text(encoding="utf-8"))
VERSION, SETTLED = SETTINGS["version"], SETTINGS["answered"]
HEADINGS = ("misreads", "another number", "a number for none", "of these a guess", "right", "refused")


def isFact(row):
    return not row.get("opinion")


def cells(rows, engine):
    """What stands in a line of a table; None if the engine answers none of the rows."""
    count = suite.counts([row for row in rows if isFact(row)], engine)
    none = count["none"] + count["guess"]
    return [count["another"] + none, count["another"], none, count["guess"], count["right"], count["refused"]] if count else None


def markdown(headings, lines):
    return "\n".join(["| " + " | ".join(headings) + " |", "|" + "---|" * len(headings),
                      *("| " + " | ".join(str(each) for each in line) + " |" for line in lines)])


def shown(text):
    """A text between backticks, with a code point for what is not seen, and no mark of a table."""
    seen = "".join(f"\\u{ord(each):04x}" if each.isspace() and each != " " or re.match(r"[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]", each)
                   else each for each in text)
    return f"`{seen}`".replace("|", "\\|") if seen.strip() else f"“{seen}”"


def asked(row):
    if "acts" in row:
        acts = ", ".join(shown(told) if name == "type" else name + (f" {shown(str(told))}" if told is not True else "")
                         for act in row["acts"] for name, told in act.items())
        return f"{row['locale']}" + (f", {row['value']}" if "value" in row else "") + f": {acts}"
    kinds = [row["locale"], *([] if row["style"] == "decimal" else [row["style"]]), *([row["entry"]] if "entry" in row else [])]
    return f"{', '.join(kinds)}: {shown(row['text'])}"


def said(row):
    number = suite.meant(row)
    if number:
        return " ".join(number)
    return row["state"] + (f"; {' or '.join(row['could'])}?" if "could" in row else "")


def table(rows, results, name=lambda engine: engine["name"]):
    lines = [[name(engine), *found] for engine in results if (found := cells(rows, engine))]
    facts = [row for row in rows if isFact(row)]
    numbers = sum(row["number"] is not None for row in facts)
    guesses = sum("could" in row and row["number"] is None for row in facts)
    return markdown(["engine", *HEADINGS], lines + [["of", len(facts), numbers, len(facts) - numbers, guesses, numbers, numbers]])


def notYet(rows, results):
    """What the engines that know "not yet" say it of; the others refuse such texts."""
    lines = []
    for engine in results:
        told = {row["id"] for row in rows if engine["answers"].get(row["id"], "").startswith("not yet")}
        if told:
            of = lambda state: f"{sum(row['id'] in told for row in state)} of {len(state)}"
            lines.append([engine["name"], of([row for row in rows if row.get("state") == "not yet"]),
                          of([row for row in rows if row.get("state") == "refused"]), of([row for row in rows if row["number"]])])
    return markdown(["engine", "of texts that are not yet a number", "of texts to be refused", "of numbers"], lines)


def kinds(rows):
    return (("Texts", [row for row in rows if "text" in row and "entry" not in row]),
            ("Other entries", [row for row in rows if "entry" in row]), ("Keys", [row for row in rows if "acts" in row]))


def answers(row, results, kinds):
    """Who gave which of the answers of some kinds: "15: jdk, qt-spinbox; 1: icu-lenient-prefix"."""
    by = {}
    for engine in results:
        answer = engine["answers"].get(row["id"])
        if answer is not None and suite.judged(row, answer, engine["double"]) in kinds:
            by.setdefault(" ".join(suite.numbers(answer) or ["refused"]).replace(".0 ", " ").removesuffix(".0"), []).append(engine["id"])
    return "; ".join(f"{number}: {', '.join(ids)}" for number, ids in sorted(by.items(), key=lambda each: -len(each[1])))


def misread(row, results):
    """How many misread a row, and how many of these guess."""
    found = [suite.judged(row, engine["answers"][row["id"]], engine["double"])
             for engine in results if row["id"] in engine["answers"]]
    return sum(each in ("another", "none") for each in found), found.count("guess")


def isOurs(engine):
    """Whether an engine is of this package; the first of these that reads a row is the one that is judged by it."""
    return engine.startswith("ours")


def agreeing(row, results):
    """Those that read what the row says, or refuse what it refuses."""
    return [engine["id"] for engine in results if row["id"] in engine["answers"]
            and suite.judged(row, engine["answers"][row["id"]], engine["double"]) in ("right", "held")]


def toAnswer(rows, results):
    """The rows that another engine reads rightly, and this package refuses."""
    ours = {row: answer for engine in reversed(results) if isOurs(engine["id"]) for row, answer in engine["answers"].items()}
    return [row for row in rows if row["id"] in ours and suite.judged(row, ours[row["id"]], False) == "refused"
            and not all(map(isOurs, agreeing(row, results)))]


def answered(row):
    """Why this package refuses a number that others read; None if nobody has said."""
    return SETTLED.get(row["id"], SETTLED.get(row["topic"]))


def topic(row):
    """The rule of a row, and what it leaves open."""
    parts = [f"[{row['topic']}](#{row['topic']})", row.get("why", ""), f"CLDR {row['cldr']}" if "cldr" in row else "",
             f"[source]({row['source']})" if "source" in row else ""]
    return "; ".join(part.removesuffix(".") for part in parts if part)


def anchor(row):
    return f'<a id="{row["id"]}"></a>{row["id"]}'


def results(rows, known, results):
    out = [f"# Results\n\nWhat engines make of the rows of the [suite](../../Fixtures/suite/README.md), version {VERSION};"
           " a row's name links to it, as in [Results.md#de-DE-106](#de-DE-106).\n"]
    out += ["## Engines\n", markdown(["engine", "name below", "version", "asked"],
            [[engine["name"], engine["id"], engine["version"], engine["date"]] for engine in results])]
    for title, some in kinds(rows):
        out += [f"\n## {title}\n", table(some, results)]
    opinions = [row for row in rows if not isFact(row)]
    out += ["\n## Not yet\n\nWho tells a text that is unfinished from one that is wrong, and of what it says so. The tables above count"
            " both as refused.\n", notYet([row for row in rows if "text" in row and isFact(row)], results)]
    out += ["\n## Misreads\n\nThe rows that most engines misread stand first, those that they guess last. Who refuses a number, or rightly refuses, is not named.\n"]
    bad = sorted((row for row in rows if isFact(row) and any(misread(row, results))),
                 key=lambda row: misread(row, results), reverse=True)
    out.append(markdown(["row", "what is read", "says", "topic", "misread"],
                        [[anchor(row), asked(row), said(row), topic(row), answers(row, results, suite.MISREADS)] for row in bad]))
    out += ["\n## Opinions\n\nRows that only some would defend; no table above counts them.\n",
            markdown(["row", "what is read", "says", "topic", "who agrees", "others"],
                     [[anchor(row), asked(row), said(row), topic(row), ", ".join(agreeing(row, results)),
                       answers(row, results, (*suite.MISREADS, "refused"))] for row in opinions])]
    out += ["\n## Ours to answer\n\nNumbers that other engines read and this package refuses, with the rule of"
            " [Behaviour](../../Documentation/Behaviour.md) that says why.\n",
            markdown(["row", "what is read", "says", "read by", "why it is refused here"],
                     [[f"[{row['id']}](#{row['id']})", asked(row), said(row), ", ".join(agreeing(row, results)),
                       answered(row)] for row in toAnswer(rows, results)])]
    out += ["\n## No misreads\n", markdown(["row", "what is read", "says", "topic"],
            [[anchor(row), asked(row), said(row), topic(row)] for row in rows if isFact(row) and not any(misread(row, results))])]
    out += ["\n## Topics\n", markdown(["topic", "the rule", "sources"],
            [[f'<a id="{each["topic"]}"></a>{each["topic"]}', each["rule"],
              " ".join(f"[{number}]({source})" for number, source in enumerate(each["sources"], 1))]
             for each in suite.lines("topics.jsonl")])]
    return "\n".join(out) + "\n"


def league(rows, known, results):
    """The engines of the summary, and a line of its table for each: who misreads least stands first."""
    texts = kinds(rows)[0][1]
    named = {engine["id"] for engine in known if engine.get("summary")}
    chosen = [engine for engine in results if engine["id"] in named]
    german = next(row for row in texts if (row["locale"], row["text"]) == ("de-DE", "1.5"))
    lines = []
    for engine in sorted(chosen, key=lambda engine: cells(texts, engine)[0]):
        number = suite.numbers(engine["answers"].get(german["id"], "refused"))
        lines.append([engine["name"], *cells(texts, engine), number[0].removesuffix(".0") if number else "refused"])
    return chosen, lines


def ends(rows, known, results):
    """Three lines of the league: the first two, and the last."""
    of = sum(map(isFact, kinds(rows)[0][1]))
    lines = league(rows, known, results)[1]
    return markdown(["engine", f"of {of} texts misread", "“1.5” in Germany is"],
                    [[line[0], line[1], line[-1]] for line in (*lines[:2], lines[-1])]) + "\n"


def summary(rows, known, results):
    chosen, lines = league(rows, known, results)
    versions = ", ".join(dict.fromkeys(engine["version"] for engine in chosen if not engine["id"].startswith("ours")))
    facts = [row for row in kinds(rows)[0][1] if isFact(row)]
    numbers = sum(row["number"] is not None for row in facts)
    lines.append(["of", len(facts), numbers, len(facts) - numbers, "", numbers, numbers, "in de-DE"])
    return f"With {versions}:\n\n" + markdown(["engine", *HEADINGS, "“1.5”"], lines) + "\n"


def conformance(rows, known, results):
    ours = next(engine for engine in results if engine["id"] == "ours")
    lines = []
    for each in suite.read(suite.SUITE / "topics.jsonl"):
        some = [row for row in rows if row["topic"] == each["topic"]]
        count = suite.counts([row for row in some if isFact(row)], ours)
        lines.append([each["title"], len(some), count["right"], count["held"], count["refused"], sum(not isFact(row) for row in some)])
    return markdown(["topic", "rows", "read", "rightly refused", "refused numbers", "opinions"], lines) + "\n"


def page(path, rows, known, engines):
    """A page as it is, and as it has to be."""
    file = suite.ROOT / path
    made = globals()[PAGES[path]](rows, known, engines)
    old = file.read_text(encoding="utf-8")
    return old, re.sub(r"(<!-- suite -->\n).*?(<!-- end of suite -->)", lambda found: f"{found[1]}\n{made}{found[2]}", old, flags=re.S)


def differences(rows, old, new):
    pairs = [(row["id"], *(engine["answers"].get(row["id"], "cannot") for engine in (old, new))) for row in rows]
    return [f"{new['id']}: {row}: {before}, now {after}" for row, before, after in pairs if before != after]


def flaws(rows):
    """What is wrong with the rows themselves."""
    topics = {each["topic"] for each in suite.lines("topics.jsonl")}
    asked = [suite.request(row) for row in rows]
    ids = [row["id"] for row in rows]
    for row, request in zip(rows, asked):
        for isFlaw, flaw in (
                (ids.count(row["id"]) > 1, "the name is given twice"),
                (asked.count(request) > 1, "the same is asked twice"),
                (row["topic"] not in topics, f"there is no topic {row['topic']}"),
                ("\t" in "".join(request) or "\n" in "".join(request), "a tab or a line break"),
                ((row["number"] is None) != (row.get("state") in ("not yet", "refused")), "a number, or a state")):
            if isFlaw:
                yield f"{row['id']}: {flaw}"


def update(rows, known, stored, found, isWriting, isChecking):
    """Writes Results.md, and stores what was found and writes the pages, or says what differs; the number of failures."""
    order = [engine["id"] for engine in known]
    before = {engine["id"]: engine for engine in stored}
    failures = list(flaws(rows))
    for engine in found:
        old = before.get(engine["id"])
        if old and old["version"] != engine["version"] and not isWriting:
            suite.say(f"{engine['id']}: {old['version']} is stored, and is not compared with {engine['version']}")
        elif not isChecking:
            before[engine["id"]] = engine
        else:
            failures += differences(rows, old or {"answers": {}}, engine)
    engines = sorted(before.values(), key=lambda engine: order.index(engine["id"]))
    if isWriting:
        suite.store(engines)
        engines = suite.stored()
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(results(rows, known, engines), encoding="utf-8")
    suite.say(f"{RESULTS.relative_to(suite.ROOT)} has each row")
    if not isWriting and not isChecking:
        return 0
    failures += [f"{row['id']}: no other engine agrees, and the row has no source of its own and is no opinion"
                 for row in rows if isFact(row) and "source" not in row
                 and all(map(isOurs, agreeing(row, engines)))]
    # This package is judged by what it answered now, whatever its version.
    now = before | {engine["id"]: engine for engine in found}
    for engine in filter(isOurs, now):
        # A reading of texts from elsewhere is a guess by what it is for, and never worse.
        misreads = ("another", "none") if engine == "ours-elsewhere" else suite.MISREADS
        failures += [f"{row['id']}: {engine} misreads it" for row in rows if isFact(row) and row["id"] in now[engine]["answers"]
                     and suite.judged(row, now[engine]["answers"][row["id"]], False) in misreads]
    failures += [f"{row['id']}: others read it, and suite.json says no rule by which it is refused here"
                 for row in toAnswer(rows, engines) if not answered(row)]
    for path in PAGES:
        old, made = page(path, rows, known, engines)
        if isWriting:
            (suite.ROOT / path).write_text(made, encoding="utf-8")
        elif old != made:
            failures.append("".join(list(difflib.unified_diff(old.splitlines(True), made.splitlines(True), path, path, n=0))[:20])
                            + f"{path} differs; Fixtures/suite/ask.sh --write writes it")
    for failure in failures:
        suite.say(failure)
    return len(failures)
