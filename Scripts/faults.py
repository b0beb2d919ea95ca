#!/usr/bin/env python3
"""Plants faults in the built test program, and says which tests find them.

A fault is one conditional jump of the package's machine code, turned round: "if" becomes "if not", without a build.
A test may be deleted or merged if `compare` names no fault that is found without the change and not with it.

  faults.py pick PROGRAM --count 200 --seed 1 >faults.jsonl
  faults.py run PROGRAM faults.jsonl --group rows='Rows|Examples' --group rest=. >before.jsonl
  faults.py run PROGRAM faults.jsonl --group rows='Rows|Examples' --group rest=. \\
      --first before.jsonl >after.jsonl
  faults.py compare before.jsonl after.jsonl
  faults.py table after.jsonl

PROGRAM is .build/debug/NAME.xctest of a debug build for x86-64 Linux. A group is a name and a regular expression
of test names, Module.Suite/test; groups run in the order given, and a fault's run ends at the first test that
fails. A fault that no group finds is "missed". A fault is known by the symbol of its function and by the
number of the jump in the function, so that another build has the same fault while the function is
unchanged; in a function that has changed, the fault is "gone".

Needs nm and objdump (binutils), and swift-demangle. Tests draw by FORMATTING_FIELD_SEED, as always.
Exit status: 0; 1 if `compare` names a lost fault, or if a group fails without a fault; 2 for a usage that is wrong.
"""

import argparse
import concurrent.futures
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

MODULES = ["NumberText", "FieldEditing", "FieldForms", "EntryKinds"]
# What the modules' functions are called in the linker's table: functions, getters, setters, initializers.
FUNCTION = re.compile(r"(F|FZ|v[gs]|f[cC])$")
# Jumps by two outcomes of a comparison. Jumps on overflow only lead to a trap.
JUMPS = {"je", "jne", "jb", "jae", "jl", "jge", "jg", "jle", "ja", "jbe"}


class Program:
    """A built test program: its bytes, and where its functions are."""

    def __init__(self, path, modules):
        self.path = os.path.abspath(path)
        with open(path, "rb") as file:
            self.code = file.read()
        starts = tuple(f"$s{len(module)}{module}" for module in modules)
        self.functions = {}
        for line in output("nm", "--defined-only", "-S", path).splitlines():
            address, size, kind, symbol = (line.split() + [""] * 4)[:4]
            if kind in "tT" and symbol.startswith(starts) and FUNCTION.search(symbol):
                self.functions[symbol] = (int(address, 16), int(size, 16))

    def jumps(self, symbol):
        """The addresses of a function's conditional jumps, in order."""
        address, size = self.functions[symbol]
        text = output("objdump", "-d", "--no-show-raw-insn", f"--start-address={address}",
                      f"--stop-address={address + size}", self.path)
        found = re.findall(r"^\s*([0-9a-f]+):\s+(j[a-z]+)\s", text, re.MULTILINE)
        return [int(place, 16) for place, name in found if name in JUMPS]

    def turned(self, address):
        """The bytes with one jump turned round. In the text of a program, offsets are addresses."""
        changed = bytearray(self.code)
        # 0F 8x is a jump to far away, 7x one to nearby; the last bit says "if" or "if not".
        place = address + 1 if changed[address] == 0x0F else address
        assert changed[place] >> 4 in (7, 8), f"no conditional jump at {address:x}"
        changed[place] ^= 1
        return changed


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def pick(options):
    program, draw, picked = Program(options.program, options.modules), random.Random(options.seed), set()
    symbols = sorted(program.functions)
    weights = [program.functions[symbol][1] for symbol in symbols]
    while len(picked) < options.count:
        symbol = draw.choices(symbols, weights)[0]
        jumps = program.jumps(symbol)
        name = output("swift-demangle", "-compact", symbol).strip()
        extended = re.match(r"\(extension in (\w+)\)", name)
        if not jumps or (extended and extended[1] not in options.modules):
            continue
        jump = draw.randrange(len(jumps))
        if (symbol, jump) not in picked:
            picked.add((symbol, jump))
            print(json.dumps({"symbol": symbol, "jump": jump, "of": len(jumps), "name": name}))


def failure(path, pattern, seconds):
    """How tests fail: what happened, and in which tests. None if all pass.

    Tests tell what they do by events, a line of JSON each. A test that a crash ends has begun and not ended.
    """
    environment = {"FORMATTING_FIELD_SEED": "1", **os.environ, "SWIFT_BACKTRACE": "enable=no"}
    reading, writing = os.pipe()
    tests = subprocess.Popen(
        [path, "--testing-library", "swift-testing", "--filter", pattern, "--event-stream-version", "0",
         "--event-stream-output-path", f"/dev/fd/{writing}"],
        env=environment, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        start_new_session=True)
    os.close(writing)
    late = []

    def end():
        late.append(True)
        os.killpg(tests.pid, signal.SIGKILL)

    clock, ran, running = threading.Timer(seconds, end), False, set()
    clock.start()
    try:
        with open(reading, encoding="utf-8", errors="replace") as events:
            for line in events:
                event = json.loads(line)["payload"] if line.endswith("}\n") else {}
                kind, test = event.get("kind"), event.get("testID", "")
                if kind == "issueRecorded" and not event.get("issue", {}).get("isKnown"):
                    os.killpg(tests.pid, signal.SIGKILL)
                    return " ".join(message["text"] for message in event["messages"])[:200], [test]
                if kind == "testStarted" and test.count("/") > 1:
                    ran = True
                    running.add(test)
                elif kind == "testEnded":
                    running.discard(test)
    finally:
        clock.cancel()
        status = tests.wait()
    if late:
        return f"still running after {seconds} s", sorted(running)
    if status:
        return f"status {status}", sorted(running)
    return None if ran else ("no test ran", [])


def named(tests):
    """A regular expression of test names: a test is Module.Suite/name()/File.swift:line:column in events."""
    return "^(" + "|".join(re.escape(test.rsplit("/", 1)[0]) for test in tests) + ")"


def run(options):
    program = Program(options.program, options.modules)
    groups = [group.split("=", 1) for group in options.group]
    before = read(options.first) if options.first else {}
    if not options.trusted:
        for name, pattern in groups:
            if problem := failure(program.path, pattern, options.seconds):
                sys.exit(f"without a fault, {name} fails: {problem}")

    def tried(line):
        fault = json.loads(line)
        jumps = program.jumps(fault["symbol"]) if fault["symbol"] in program.functions else []
        if len(jumps) != fault["of"]:
            return {**fault, "by": "gone"}
        earlier = before.get((fault["symbol"], fault["jump"]), {})
        shortcut = [(earlier["by"], named(earlier["tests"]))] if earlier.get("tests") else []
        with tempfile.NamedTemporaryFile(dir=os.path.dirname(program.path), suffix=".xctest", delete=False) as file:
            file.write(program.turned(jumps[fault["jump"]]))
        try:
            os.chmod(file.name, 0o755)
            start = time.time()
            for name, pattern in shortcut + groups:
                problem = failure(file.name, pattern, options.seconds)
                if problem and problem[0] != "no test ran":
                    return {**fault, "by": name, "as": problem[0], "tests": problem[1],
                            "seconds": round(time.time() - start)}
            return {**fault, "by": "missed", "seconds": round(time.time() - start)}
        finally:
            os.unlink(file.name)

    with open(options.faults) as file, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for result in pool.map(tried, file):
            print(json.dumps(result), flush=True)


def read(path):
    with open(path) as file:
        return {(fault["symbol"], fault["jump"]): fault for fault in map(json.loads, file)}


def compare(options):
    before, after = read(options.before), read(options.after)
    found = {key: fault for key, fault in before.items() if fault["by"] not in ("missed", "gone")}
    lost = [fault for key, fault in found.items() if after.get(key, {"by": "missed"})["by"] == "missed"]
    gone = sum(after.get(key, {"by": ""})["by"] == "gone" for key in found)
    for fault in lost:
        print(f"lost: jump {fault['jump']} of {fault['name']}; {fault['by']} found: {fault.get('as')}")
    print(f"{len(before)} faults, {len(found)} found before; {len(lost)} of these lost, {gone} gone")
    return 1 if lost else 0


def table(options):
    rows = {}
    for fault in read(options.results).values():
        module = re.match(r"\$s(\d+)(\w+)", fault["symbol"])
        counts = rows.setdefault(module[2][:int(module[1])], {})
        counts[fault["by"]] = counts.get(fault["by"], 0) + 1
    columns = sorted({by for counts in rows.values() for by in counts}, key=lambda by: (by in ("missed", "gone"), by))
    print("| module | " + " | ".join(columns) + " |\n|---|" + "---|" * len(columns))
    for module, counts in sorted(rows.items()):
        print(f"| {module} | " + " | ".join(str(counts.get(by, 0)) for by in columns) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    for verb in (pick, run):
        verb_parser = verbs.add_parser(verb.__name__)
        verb_parser.set_defaults(verb=verb)
        verb_parser.add_argument("program", metavar="PROGRAM")
        verb_parser.add_argument("--modules", nargs="+", default=MODULES, help="whose functions have the faults")
        if verb is pick:
            verb_parser.add_argument("--count", type=int, default=40)
            verb_parser.add_argument("--seed", type=int, default=1)
        else:
            verb_parser.add_argument("faults", metavar="FAULTS")
            verb_parser.add_argument("--group", action="append", required=True, metavar="NAME=EXPRESSION")
            verb_parser.add_argument("--jobs", type=int, default=1, help="how many programs run at once")
            verb_parser.add_argument("--seconds", type=int, default=300, help="the longest that a group may take")
            verb_parser.add_argument("--first", metavar="BEFORE", help="results; tests that found a fault go first")
            verb_parser.add_argument("--trusted", action="store_true", help="do not run the groups without a fault first")
    for verb, files in ((compare, ("before", "after")), (table, ("results",))):
        verb_parser = verbs.add_parser(verb.__name__)
        verb_parser.set_defaults(verb=verb)
        for file in files:
            verb_parser.add_argument(file)
    options = parser.parse_args()
    return options.verb(options)


if __name__ == "__main__":
    sys.exit(main())
