// Orders the functions of a WebAssembly module in text form by their instructions, so that those which are alike are
// neighbours: brotli finds what repeats, the cheaper the nearer. node order-functions.mjs FILE, which is changed.
import { readFileSync, writeFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const text = readFileSync(file, "utf8");
const end = text.lastIndexOf("\n)");
const [head, ...functions] = text.slice(0, end).split(/\n(?= \(func )/);
const keys = new Map(functions.map((each) => [each, each.match(/(?<=\()[\w.]+/g).join(" ")]));
functions.sort((left, right) => keys.get(left) < keys.get(right) ? -1 : keys.get(left) > keys.get(right) ? 1 : 0);
writeFileSync(file, [head, ...functions].join("\n") + text.slice(end));
