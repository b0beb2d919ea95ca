// Checks by name, run by node:test one after the other, each in a page of its own state.
import { existsSync } from "node:fs";
import test from "node:test";
import { isDeepStrictEqual } from "node:util";

const checks = [];

/**
 * A check is a sentence and a function. With `inFirefox` it runs in Firefox as well, and only presses keys: that is for what
 * depends on the browser's own undo, selection, focus, events, forms, accessibility or loading, not for what the engine says.
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

/** Runs the checks whose sentence has a word, each for two minutes at most: a browser may never answer. */
export async function runChecks(checks, context, word = "") {
  const timeout = context.isFull ? Infinity : 120_000;
  for (const { sentence, run } of checks) {
    if (!sentence.includes(word)) continue;
    await test(sentence, { timeout }, async () => {
      await run(context);
      const errors = context.page?.errors.splice(0) ?? [];
      if (errors.length > 0) throw new Error(`the page: ${errors.join("; ")}`);
    });
  }
}
