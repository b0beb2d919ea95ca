// Checks by name, one after the other, each in a page of its own state.
import { isDeepStrictEqual } from "node:util";

const checks = [];

/**
 * A check is a sentence and a function; with `inFirefox` it runs in Firefox as well, and only
 * presses keys.
 */
export function check(sentence, run, { inFirefox = false } = {}) {
  checks.push({ sentence, run, inFirefox });
}

export function equal(found, expected, what = "") {
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`${what} found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
  }
}

export function ok(condition, what) {
  if (!condition) throw new Error(what);
}

/** Gives the checks that were added since the last call. */
export function takeChecks() { return checks.splice(0); }

/** Runs the checks whose sentence has a word; gives the number of failures. */
export async function runChecks(place, checks, context, word = "") {
  let failures = 0;
  let count = 0;
  for (const { sentence, run } of checks) {
    if (!sentence.includes(word)) continue;
    count += 1;
    try {
      await run(context);
      const errors = context.page?.errors.splice(0) ?? [];
      if (errors.length > 0) throw new Error(`the page: ${errors.join("; ")}`);
    } catch (error) {
      failures += 1;
      console.error(`failed in ${place}: ${sentence}\n    ${error.message.split("\n").slice(0, 4).join("\n    ")}`);
    }
  }
  console.log(`${place}: ${count - failures} of ${count} checks passed`);
  return failures;
}
