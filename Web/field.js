// What every field needs, one script in the package: a page on a slow line waits for each level of imports.
export * from "./engine.js";
export * from "./input.js";
export * from "./intl.js";
export * from "./messages.js";
export * from "./options.js";
export * from "./page.js";
export * from "./plain.js";
export * from "./reader.js";
export { default as english } from "./messages/first.js";
