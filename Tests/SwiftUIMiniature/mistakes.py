#!/usr/bin/env python3
"""Makes mistakes in the adapter, one after the other, and says which story finds each, under each of SwiftUI's habits.

Tests/SwiftUIMiniature/run.sh calls it: mistakes.py BUILT MODULES ADAPTERS WHAT -- SETTINGS

WHAT is --mistakes [pattern of names], those of mistake_list.py, also in the programs of other systems, each of which runs whole;
--stand, which only looks whether the code of each stands in the sources once; or --lines [COUNT SEED], those that mistake_lines.py
finds in the sources: a statement or modifier left out, or a statement done later; a condition that always or never holds; a value
that is lost. Each is looked for until a story has found it, or with FORMATTING_FIELD_SAMPLES=all those of the list under each habit.
One program has them all: each stands beside the right code and asks whether it is made. BUILT has what run.sh has compiled, MODULES
is the folder of the package's modules.
A story that does not get to a mistake cannot find it, so a run without any says first which stories do.
"""
import concurrent.futures
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys

import mistake_lines
from mistake_list import MISTAKES

# The other programs; the path of the code of a mistake there begins with the name.
SYSTEMS = ("macOS", "tvOS", "watchOS", "desk")
ASKS_MINIATURE = """internal import UIKit

func isMistaken(_ number: Int) -> Bool { Mistake.isMade(number) }
"""
ASKS_ENVIRONMENT = """internal import Foundation

private let made = ProcessInfo.processInfo.environment["MISTAKE"].flatMap { Int($0) }
func isMistaken(_ number: Int) -> Bool { number == made }
"""
LOSES = """protocol Losable { static func lost(_ value: Any) -> Any }
extension Optional: Losable { static func lost(_ value: Any) -> Any { Self.none as Any } }
extension Array: Losable { static func lost(_ value: Any) -> Any { Self() } }
extension String: Losable { static func lost(_ value: Any) -> Any { "" } }
extension Bool: Losable { static func lost(_ value: Any) -> Any { value as? Bool != true } }
extension Int: Losable { static func lost(_ value: Any) -> Any { (value as? Int ?? 0) + 1 } }
// A value that nothing can stand for is never a mistake's.
func lost<Value>(_ number: Int, _ value: Value) -> Value {
  guard let type = Value.self as? any Losable.Type, isMistaken(number) else { return value }
  return type.lost(value) as! Value
}
"""
LEAVES_OUT = """internal import SwiftUI

extension View {
  @ViewBuilder func unless(_ number: Int, @ViewBuilder _ change: (Self) -> some View) -> some View {
    if isMistaken(number) { self } else { change(self) }
  }
}
"""


class Mistake:
    """A mistake: where it stands, what is written around the right code, or in place of it."""

    def __init__(self, name, start, end, before, after, replaces=False, later=None):
        self.name, self.start, self.end = name, start, end
        self.before, self.after, self.replaces, self.later = before, after, replaces, later


def listed(text, name, right, wrong, kind=None):
    """The mistake of the list that is made in a text."""
    plain = right.replace("‹", "").replace("›", "")
    if text.count(plain) != 1:
        sys.exit(f"{name}: {plain!r} stands there {text.count(plain)} times")
    start = text.index(plain) + (right.index("‹") if "‹" in right else 0)
    end = start + (right.index("›") - right.index("‹") - 1 if "‹" in right else len(plain))
    asks = "isMistaken(#)"
    if kind == "written":
        return Mistake(name, start, end, wrong.replace("MISTAKE", asks), "", True)
    if kind == "statements":
        return Mistake(name, start, end, f"if {asks} {{ {wrong} }} else {{ ", " }")
    if wrong:
        return Mistake(name, start, end, f"({asks} ? ({wrong}) : (", "))")
    if text.startswith(".", start):
        return Mistake(name, start, end, ".unless(#) { $0", " }")
    return Mistake(name, start, end, f"if !{asks} {{ ", " }")


def mixed(text, mistakes):
    """A text with mistakes beside the right code, which is copied but for what is replaced."""
    inserts = []
    for number, mistake in mistakes:
        before = mistake.before.replace("#", str(number))
        inserts.append((mistake.start, 1, -mistake.end, number, before, mistake.end if mistake.replaces else mistake.start))
        if mistake.later:
            at, later = mistake.later
            inserts.append((at, 0, -mistake.start, -number, later.replace("#", str(number)), at))
        if mistake.after:
            inserts.append((mistake.end, 0, -mistake.start, -number, mistake.after, mistake.end))
    out, last = [], 0
    for at, _, _, _, insert, goes_on in sorted(inserts):
        out += [text[last:at], insert]
        last = max(at, goes_on)
    return "".join(out + [text[last:]])


class Program:
    """The stories, with mistakes."""

    def __init__(self, folder, built, modules, adapters, settings):
        self.built, self.modules, self.adapters, self.settings = built, modules, adapters, settings
        self.folder = folder
        shutil.rmtree(self.folder, ignore_errors=True)

    def compile(self, mistakes):
        """Compiles the adapter with mistakes, by module and file; those of lines that do not compile are left out."""
        for module in self.adapters:
            folder = self.folder / module
            folder.mkdir(parents=True)
            texts = {file.name: file.read_text() for file in (self.built / "adapter" / module).glob("*.swift")}
            asks = ASKS_ENVIRONMENT if self.built.name in SYSTEMS else ASKS_MINIATURE
            if module not in ("SystemTextFields", "NumberTextFields"):
                asks += LEAVES_OUT
            (folder / "Mistakes.swift").write_text(asks + LOSES)
            while True:
                for name, text in texts.items():
                    here = [(n, m) for n, (file, m) in mistakes.items() if file == f"{module}/{name}"]
                    (folder / name).write_text(mixed(text, here))
                run = subprocess.run(
                    ["swiftc", "-Onone", "-wmo", "-parse-as-library", "-suppress-warnings", "-module-name", module,
                     "-I", self.folder, "-I", self.built, "-I", self.modules, "-module-cache-path", self.built / "cache",
                     *self.settings, "-emit-module", "-emit-module-path", self.folder / f"{module}.swiftmodule",
                     "-c", "-o", self.folder / f"{module}.o", *sorted(folder.glob("*.swift"))],
                    capture_output=True, text=True)
                if run.returncode == 0:
                    break
                wrong = set()
                for name, line, column, message in re.findall(
                        r"(?m)^\S+/([\w+]+\.swift):(\d+):(\d+): error: (.*)$", run.stderr):
                    here = [(n, m) for n, (file, m) in mistakes.items() if file == f"{module}/{name}"]
                    wrong |= mistake_lines.suspects(texts.get(name, ""), folder / name, here, int(line), int(column), message)
                if not wrong or not all(mistakes[n][1].name.startswith("line ") for n in wrong):
                    sys.exit(run.stderr[-4000:])
                for number in wrong:
                    del mistakes[number]
        objects = [self.folder / f"{module}.o" for module in self.adapters]
        subprocess.run(["swiftc", "-o", self.folder / "stories", f"@{self.built}/linked", *objects], check=True)

    def run(self, *arguments, seconds=200):
        """The lines that a run has printed, and the signal that has ended the run, as where a processor's time is over."""
        run = subprocess.run(
            [self.folder / "stories", *map(str, arguments)], capture_output=True, text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1)),
            env={**os.environ, "FORMATTING_FIELD_SEED": "1", "FORMATTING_FIELD_SAMPLES": ""})
        return run.stdout.splitlines(), max(0, -run.returncode)

    def says(self, number):
        """What a program that runs whole says of a mistake, or ""."""
        run = subprocess.run(
            [self.folder / "stories"], capture_output=True, text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (200, 201)), env={**os.environ, "MISTAKE": str(number)})
        return "" if run.returncode == 0 else run.stdout.splitlines()[0] if run.returncode == 1 else f"it ends the program ({-run.returncode})"

    def reach(self):
        """The stories that get to each mistake, by its number and habit; the habits in their order."""
        stories, habits = {}, []
        lines, ended = self.run("--reach", seconds=2000)
        if ended:
            sys.exit("\n".join(lines[-5:]))
        for line in lines:
            habit, story, numbers = line.split(" ", 2)
            if habit not in habits:
                habits.append(habit)
            for number in re.findall(r"\d+", numbers):
                stories.setdefault(int(number), {}).setdefault(habit, []).append(story)
        # A story that gets to few mistakes is the first to be asked about one.
        self.seen = {str(story): 0 for story in range(int(story) + 1)}
        for reaching in stories.values():
            for asked in {asked for habit in reaching for asked in reaching[habit]}:
                self.seen[asked] += 1
        # What is made once in a run is got to by the first story alone, and may be found by any.
        last = int(story)
        for number, reaching in stories.items():
            if sum(map(len, reaching.values())) == 1:
                stories[number] = {habit: list(map(str, range(last + 1))) for habit in habits}
        return stories, habits

    def finds(self, number, stories, habits, is_one_enough):
        """What has found a mistake under each habit: a story's words, or "" for none; under no more habits once it is found, where
        one is enough."""
        found = {}
        reaching = sorted({story for habit in stories for story in stories[habit]}, key=lambda story: (self.seen[story], int(story)))
        while reaching and len(found) < len(habits):
            lines, ended = self.run("--any" if is_one_enough else "--mistake", number, len(found), *reaching)
            for line in lines:
                habit, _, what = line.partition("\t")
                if habit in habits:
                    found[habit] = what
            if is_one_enough and (ended or any(found.values())):
                return {**found, "any": f"it ends the program ({ended})"} if ended else found
            if ended in (signal.SIGXCPU, signal.SIGKILL):
                found.update({habit: "it does not end" for habit in habits[len(found):]})
            elif ended:
                found[habits[len(found)]] = f"it ends the program ({ended})"
            elif len(found) < len(habits):
                sys.exit(f"{number}: the program ended under {habits[len(found)]}")
        if not any(found.values()) and not is_one_enough:
            lines, ended = self.run("--scripts", number)
            if ended:
                found["scripts"] = f"it ends the program ({ended})"
            found.update({"scripts": line.partition("\t")[2] for line in lines if line.startswith("scripts\t")})
        return found


def of_lines(built, adapters):
    """The mistakes that any line may have, by number, each with its file."""
    mistakes = {}
    for module in adapters:
        for file in sorted((built / "adapter" / module).glob("*.swift")):
            text = file.read_text()
            for start, end, before, after, kind, *later in mistake_lines.candidates(text):
                code = " ".join(text[start:end].split())[:90]
                line = text.count("\n", 0, start) + 1
                name = f"line {module}/{file.name}:{line}: {kind}: {code}"
                mistakes[len(mistakes)] = (f"{module}/{file.name}", Mistake(name, start, end, before, after, later=later))
    return mistakes


def of_list(built, system, part):
    """The mistakes of the list for a program, "" for a telephone's, whose names have a part."""
    mistakes = {}
    for name, path, *mistake in MISTAKES:
        of, file = path.split("/", 1) if path.split("/")[0] in SYSTEMS else ("", path)
        if of == system and re.search(part, name):
            text = (built / of / "adapter" / file).read_text()
            mistakes[len(mistakes)] = (file, listed(text, name, *mistake))
    return mistakes


def find_in_systems(built, modules, adapters, part, settings):
    """Prints what finds each mistake of the other programs; the numbers of those found, and of all."""
    found, count = 0, 0
    for system in SYSTEMS:
        mistakes = of_list(built, system, part)
        if not mistakes:
            continue
        there = [module for module in adapters if (built / system / "adapter" / module).exists()]
        program = Program(built / system / "mistakes", built / system, modules, there, settings)
        program.compile(mistakes)
        for number, (_, mistake) in mistakes.items():
            says = program.says(number)
            found, count = found + bool(says), count + 1
            print(f"{'found ' if says else 'MISSED'} {mistake.name}: {says}", flush=True)
    return found, count


def find(program, mistakes, numbers, stories, habits, is_one_enough):
    """Prints which stories find each mistake; the number of those found, and under each habit."""
    found, under = 0, {habit: 0 for habit in habits}
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for number, finds in zip(
                numbers, pool.map(lambda number: program.finds(number, stories.get(number, {}), habits, is_one_enough), numbers)):
            says = next((words for words in finds.values() if words), "")
            missing = [habit for habit in habits if not finds.get(habit) and not (is_one_enough and says)]
            found += bool(says)
            for habit in set(habits) - set(missing):
                under[habit] += 1
            word = "found " if says and not missing else "partly" if says else "MISSED" if number in stories else "UNSEEN"
            name = mistakes[number][1].name
            print(f"{word} {name}: {says}" + (f" (not under {', '.join(missing)})" if says and missing else ""), flush=True)
    return found, under


def main():
    dashes = sys.argv.index("--")
    built, modules, adapters, what, *rest = sys.argv[1:dashes]
    built, adapters, settings = pathlib.Path(built), adapters.split(), sys.argv[dashes + 1:]
    is_listed = what != "--lines"
    part = rest[0] if is_listed and rest else ""
    mistakes = of_list(built, "", part) if is_listed else of_lines(built, adapters)
    if what == "--stand":
        for system in SYSTEMS:
            of_list(built, system, "")
        return
    found, count, under = 0, 0, {}
    is_one_enough = not is_listed or os.environ.get("FORMATTING_FIELD_SAMPLES") != "all"
    if is_listed:
        found, count = find_in_systems(built, modules, adapters, part, settings)
    if mistakes:
        program = Program(built / what.strip("-"), built, modules, adapters, settings)
        program.compile(mistakes)
        stories, habits = program.reach()
        # A value of a type that has nothing to stand for what is lost is no mistake: nothing gets there.
        numbers = [n for n, (_, mistake) in mistakes.items() if n in stories or ": lost:" not in mistake.name]
        if not is_listed and len(rest) == 2:
            numbers = random.Random(int(rest[1])).sample(numbers, min(int(rest[0]), len(numbers)))
        of_stories, under = find(program, mistakes, numbers, stories, habits, is_one_enough)
        found, count = found + of_stories, count + len(numbers)
    print("; ".join([f"mistakes: {found} of {count} found", *(f"{habit} {n}" for habit, n in under.items() if not is_one_enough)]))
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{spent.ru_utime + spent.ru_stime:.0f} processor seconds")
    sys.exit(found < count)


main()
