// Sessions as files, and what `numfield replay` answers.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The state at first and after each act, for a file; numfield is built by Web/check.sh. */
export function replayed(root, text) {
  const program = `${root}/.build/debug/numfield`;
  if (!existsSync(program)) execFileSync(`${root}/Scripts/numfield.sh`, ["--version"]);
  return spawnSync(program, ["replay"], { input: `${text}\n`, encoding: "utf8", maxBuffer: 2 ** 28 }).stdout.trim().split("\n")
    .map((line) => JSON.parse(line));
}

/**
 * The scripts of Fixtures/corpus/edits as sessions, which Web/check.sh has written, of locales that match: a page
 * has no separators of its own. Values that a type does not have are refused by numfield.
 */
export function randomSessions(root, locales) {
  const sessions = readFileSync(`${root}/.build/sessions.txt`, "utf8").trim().split("\n\n")
    .filter((each) => !/"(decimalSeparator|groupingSeparator|allowsExponent|minusSign)"|skeleton:/.test(each))
    .filter((each) => [...each.matchAll(/"(?:locale|setLocale)":("[^"]*")/g)].every(([, tag]) => locales.test(tag)));
  // A first line begins another session.
  const all = replayed(root, sessions.join("\n"));
  return sessions
    .map((session) => ({ session, states: all.splice(0, session.split("\n").length) }))
    .filter(({ states }) => states.every(({ error }) => !error));
}
