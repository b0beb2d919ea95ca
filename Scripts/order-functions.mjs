// Orders the functions of a WebAssembly module in text form: node order-functions.mjs FILE, which is changed.
//
// Functions that are alike, by their instructions, are neighbours: brotli finds what repeats, the cheaper the nearer.
// Those that are called most come first, since a call of a function with a small number is short.
import { readFileSync, writeFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const text = readFileSync(file, "utf8");
const end = text.lastIndexOf("\n)");
const [head, ...functions] = text.slice(0, end).split(/\n(?= \(func )/);
const calls = new Map();
for (const [name] of text.matchAll(/(?<=\(call )\$\w+/g)) calls.set(name, (calls.get(name) ?? 0) + 1);
const often = new Set([...calls].sort(([, left], [, right]) => right - left).slice(0, 40).map(([name]) => name));
const keyed = functions.map((each) => ({
  each, key: (often.has(each.match(/\$\w+/)[0]) ? "" : "~") + each.match(/(?<=\()[\w.]+/g).join(" "),
}));
keyed.sort((left, right) => left.key < right.key ? -1 : left.key > right.key ? 1 : 0);
writeFileSync(file, [head, ...keyed.map(({ each }) => each)].join("\n") + text.slice(end));
