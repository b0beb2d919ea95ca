// The page of the checks in React: react.html, with react.mjs.
import { existsSync } from "node:fs";
import { check, equal } from "./harness.mjs";

export const hasReact = existsSync("/usr/share/nodejs/react-dom/umd");
/** A check in the page with React, which may say nothing on the console. `engine` says where the engine is. */
export const checkReact = (sentence, run, { engine = "", inFirefox = false } = {}) => check(`React: ${sentence}`, async (context) => {
  if (!hasReact) {
    console.log("    There is no React (apt-get install node-react node-react-dom): skipped.");
    return;
  }
  const { page, server } = context;
  await page.open(`${server.address}/tests/react.html${engine && `?engine=${encodeURIComponent(engine)}`}`);
  for (let tries = 0; tries < 100 && !await page.run("window.isReady === true"); tries++) {
    await new Promise((done) => setTimeout(done, 20));
  }
  try {
    await run(context);
    equal(await page.run(() => errors), [], "React says:");
  } finally {
    await page.open(`${server.address}/tests/page.html`);
    await page.run("isReady");
  }
}, { inFirefox });
/** Waits so many milliseconds. */
export const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
/** Shows a field under a parent of a kind, and gives it the focus. */
export const show = async (page, kind, props = {}, seed = 1) => {
  await page.run((kind, props, seed) => show(kind, props, seed), kind, props, seed);
  await page.run(() => { input().focus(); });
};
/** The text on screen and the parent's value, once React has rendered. */
export const seen = (page) => page.run(async () => {
  await new Promise((done) => setTimeout(done, 20));
  return [input().value, value];
});
