// The types of the lines, from the tables of Documentation/Lines.md: what a member is called and says stands there alone.
import { readFileSync } from "node:fs";

/** The rows of a table: a name, its example, and what it says. */
function rows(page, heading) {
  const chapter = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`));
  return [...chapter.matchAll(/^\| `(\w+)` \| `(.*?)` \| (.*) \|$/gm)].map(([, name, example, words]) => ({ name, example: JSON.parse(example), words }));
}

/** The type of an example. */
function typeOf(example) {
  if (Array.isArray(example)) {
    return example.every(Number.isInteger) ? example.length === 2 ? "[number, number]" : "number[]" : example.every((each) => typeof each === "string" && !isDigits(each)) ? "string[]" : "unknown[]";
  }
  return example === null ? "null" : typeof example === "object" ? "Record<string, unknown>" : typeof example;
}
const isDigits = (text) => /^-?\d/.test(text);
/** The type of what a host sends: a number is digits, a number of JSON, or null, and some objects have a short form. */
const sent = (example) => typeof example === "string" ? isDigits(example) ? "string | number | null" : "string | null"
  : example && typeof example === "object" && !Array.isArray(example) ? "Record<string, unknown> | string" : typeOf(example);

/** Words of a table as a comment, without marks and links. */
const comment = (words, indent = "  ") => `${indent}/** ${words.replace(/`/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\//g, "* /")} */\n`;

/** The declarations of a line of options, of an act and of a state. */
export function lineTypes(file) {
  const page = readFileSync(file, "utf8");
  const members = (heading, typed) => rows(page, heading).map((row) => comment(row.words) + typed(row)).join("");
  const always = new Set(rows(page, "State").filter(({ words }) => !/^There /.test(words)).map(({ name }) => name));
  return `// Written by Web/line-types.mjs from the tables of Lines.md.

/** The options of a field. */
export interface FieldOptions {
${members("Options", ({ name, example, words }) => `  ${name}${/has to be there/.test(words) ? "" : "?"}: ${sent(example)};\n`)}}

/** One act; a key by its name is an act as well. */
export interface FieldAct {
${members("Acts", ({ name, example }) => `  ${name}?: ${sent(Object.values(example)[0])};\n`)}  [key: string]: unknown;
}

${issue(rows(page, "State").find(({ name }) => name === "issue"))}

/** A field after an act. */
export interface State {
${members("State", ({ name, example }) => `  ${name}${always.has(name) ? "" : "?"}: ${told(name, example)};\n`)}}
`;
}

/** The type of what a state tells; an object has the members of its example. */
const told = (name, example) => stateTypes[name] ?? (example === null || typeof example !== "object" || Array.isArray(example)
  ? typeOf(example).replace("unknown", "string") : `{ ${Object.entries(example).map(([name, each]) => `${name}: ${told(name, each)}`).join("; ")} }`);
/** The declaration of an issue: what is always there by the example, and the facts that its row names. */
function issue({ example, words }) {
  const facts = [...words.matchAll(/`([a-z]+)`/g)].map(([, name]) => name);
  const always = Object.entries(example).filter(([name]) => !facts.includes(name)).map(([name, each]) => `  ${name}: ${told(name, each)};\n`);
  return `${comment(words, "")}export interface Issue {\n${always.join("")}${facts.map((name) => `  ${name}?: string;\n`).join("")}}`;
}
/** What an example does not say. */
const stateTypes = {
  status: `"acceptable" | "intermediate" | "invalid"`, issue: "Issue | null", marked: "[number, number] | null", value: "string | null",
  entry: "string | null", sentence: "string | null", outcome: "{ code: string; from?: string; sentence: string | null; announcement?: string } | null",
  validity: `"valueMissing" | "badInput" | "rangeUnderflow" | "rangeOverflow" | "stepMismatch"`,
};
