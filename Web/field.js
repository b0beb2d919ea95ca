// What every field needs, one script in the package: a page on a slow line waits for each level of imports.
export * from "./engine.js";
export * from "./internals.js";
export * from "./intl.js";
export * from "./loading.js";
export * from "./number-input.js";
export * from "./options.js";
export * from "./page.js";
export * from "./sentences.js";
export * from "./validity.js";
export * from "./waiting.js";
export { default as english } from "./messages/first.js";
