"""Writes what the engines answered: Results.md, and the tables of other pages."""
import run as runner

VERSION = "1"


def table(rows, results):
    facts = [row for row in rows if not row.get("opinion")]
    out = ["| engine | misreads | another number | a number for none | of these a guess | right | refused |", "|---|---|---|---|---|---|---|"]
    for e in results:
        c = runner.counts(facts, e)
        out.append(f"| {e['name']} | {c['another']+c['none']+c['guess']} | {c['another']} | {c['none']+c['guess']} | {c['guess']} | {c['right']} | {c['refused']} |")
    return "\n".join(out)
