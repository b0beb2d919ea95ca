#!/usr/bin/env python3
"""Holds number fields and number parsers to the suite; README.md says how they are asked."""
import argparse
import concurrent.futures
import os
import sys

sys.dont_write_bytecode = True

import pages
import suite


def main():
    parser = argparse.ArgumentParser(description=__doc__, epilog="Exit status: 0; 1 if an engine failed, if a row of "
                                     "--hold was misread, or if what is stored differs; 2 for bad usage; 3 if nothing ran.")
    parser.add_argument("engines", nargs="*", help="names of engines.jsonl, such as jdk; all that are at hand if none")
    parser.add_argument("--hold", metavar="COMMAND", help="a program that is asked in place of these")
    parser.add_argument("--write", action="store_true", help="stores the answers, and writes the tables of README.md, Engines.md and Conformance.md")
    parser.add_argument("--check", action="store_true", help="compares the answers and these tables with what is stored")
    options = parser.parse_args()
    rows = suite.rows()
    known = suite.lines("engines.jsonl")
    unknown = set(options.engines) - {each["id"] for each in known}
    if unknown:
        parser.error(f"no such engine: {', '.join(sorted(unknown))}")
    if options.hold:
        if options.engines:
            parser.error("--hold asks one program, and no engines beside it")
        known = [{"id": "held", "name": options.hold, "run": options.hold}]
    found, failures = [], 0
    for engine in known:
        if options.engines and not any(engine["id"] == each for each in options.engines):
            continue
        lack = suite.missing(engine)
        if lack:
            suite.say(f"{engine['id']}: not run, {lack}; {engine.get('get', '')}")
            failures += bool(options.engines)
            continue
        broken = "build" in engine and suite.build(engine["build"])
        if broken:
            suite.say(f"{engine['id']}: was not built: {broken}")
            failures += 1
            continue
        found.append(engine)
    results = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for engine, running in [(engine, pool.submit(suite.run, engine, rows)) for engine in found]:
            try:
                results.append(running.result())
            except suite.Failure as failure:
                suite.say(f"{engine['id']}: failed: {failure}")
                failures += 1
    if not results:
        return 1 if failures else 3
    suite.say(f"{len(rows)} rows, suite {pages.VERSION}")
    print(pages.table(rows, results))
    if options.hold:
        misread = [row["id"] for row in rows if row["id"] in results[0]["answers"] and not row.get("opinion")
                   and suite.judged(row, results[0]["answers"][row["id"]], results[0]["double"]) in suite.MISREADS]
        suite.say(f"misread: {' '.join(misread) or 'none'}")
        return 1 if misread or failures else 0
    failures += pages.update(rows, known, suite.stored(), results, options.write, options.check)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
