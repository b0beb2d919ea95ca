// Checks by name, one after the other, each in a page of its own state.
import { existsSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const checks = [];

/**
 * A check is a sentence and a function; with `inFirefox` it runs in Firefox as well, and only
 * presses keys.
 */
export function check(sentence, run, { inFirefox = false } = {}) {
  checks.push({ sentence, run, inFirefox });
}

/** A check against numfield; a clone without Tools is without such checks. */
export const checkWithCommand = existsSync(new URL("../../Tools", import.meta.url)) ? check : () => {};

export function equal(found, expected, what = "") {
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`${what} found ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`);
  }
}

export function ok(condition, what) {
  if (!condition) throw new Error(what);
}

/** Waits for a condition in a page. */
export async function until(page, condition, what = condition) {
  for (let tries = 0; tries < 1000; tries++) {
    if (await page.run(condition)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${what} did not come`);
}

/** A page with some HTML, whose engine is somewhere else; then the usual page again. */
export async function late({ page, server }, { engine = "", html, policy = "" }, run) {
  const query = new URLSearchParams({ html, ...(engine ? { engine } : {}), ...(policy ? { [policy]: "" } : {}) });
  await page.open(`${server.address}/tests/late.html?${query}`);
  await until(page, "window.isHere === true");
  try {
    await run();
  } finally {
    page.errors.splice(0);
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
}

/** Gives the checks that were added since the last call. */
export function takeChecks() { return checks.splice(0); }

/** Runs the checks whose sentence has a word; gives the number of failures. `times` tells the slowest. */
export async function runChecks(place, checks, context, { word = "", times = false } = {}) {
  let failures = 0;
  let count = 0;
  const taken = [];
  for (const { sentence, run } of checks) {
    if (!sentence.includes(word)) continue;
    count += 1;
    const start = performance.now();
    try {
      await run(context);
      const errors = context.page?.errors.splice(0) ?? [];
      if (errors.length > 0) throw new Error(`the page: ${errors.join("; ")}`);
    } catch (error) {
      failures += 1;
      console.error(`failed in ${place}: ${sentence}\n    ${error.message.split("\n").slice(0, 4).join("\n    ")}`);
    }
    taken.push([(performance.now() - start) / 1000, sentence]);
  }
  if (times) {
    const sum = taken.reduce((sum, [each]) => sum + each, 0);
    console.log(`${place}: ${sum.toFixed(1)} s`);
    for (const [each, sentence] of taken.sort(([left], [right]) => right - left).slice(0, 25)) {
      console.log(`  ${each.toFixed(1)} s  ${sentence}`);
    }
  }
  console.log(`${place}: ${count - failures} of ${count} checks passed`);
  return failures;
}
