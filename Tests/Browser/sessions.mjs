// Sessions as files, and what `numfield replay` answers.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The state at first and after each act, for a file. */
export const replayed = (root, session) => spawnSync(`${root}/Scripts/numfield.sh`, ["replay"], { input: `${session}\n`, encoding: "utf8" })
  .stdout.trim().split("\n").map((line) => {
    const { id, ...state } = JSON.parse(line);
    return state;
  });

/**
 * The sessions that random tests have printed, of locales that match, which a page can play: it does not save fields, and
 * has no separators of its own. Values that a type does not have are refused by numfield.
 */
export const randomSessions = (root, locales) => readFileSync(`${root}/Fixtures/sessions.txt`, "utf8").trim().split("\n\n")
  .filter((each) => !/"(restore|decimalSeparator|groupingSeparator|allowsExponent)"|skeleton:/.test(each))
  .filter((each) => [...each.matchAll(/"(?:locale|setLocale)":("[^"]*")/g)].every(([, tag]) => locales.test(tag)))
  .map((session) => ({ session, type: JSON.parse(session.split("\n")[0]).type, states: replayed(root, session) }))
  .filter(({ states }) => states.every(({ error }) => !error));
