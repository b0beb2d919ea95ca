// Writes the JavaScript of the package and prints its compressed size: node pack-web.mjs FROM TO [--first]
//
// What every field needs is one script, field.js: a page on a slow line waits for each level of imports. The other scripts
// are one each as well, and import that one. With --first the scripts are those of the sources.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { lineTypes } from "./line-types.mjs";

const [from, folder, option] = process.argv.slice(2);
const staged = option === "--first" ? folder : `${folder}-scripts`;
if (staged !== folder) rmSync(staged, { recursive: true, force: true });
mkdirSync(`${staged}/messages`, { recursive: true });
const scripts = readdirSync(from).filter((name) => name.endsWith(".js")).sort();
for (const name of scripts) cpSync(`${from}/${name}`, `${staged}/${name}`);

/** A text of a literal in Swift. */
const unescaped = (text) => text.replace(/\\u\{(\w+)\}/g, (_, code) => String.fromCodePoint(parseInt(code, 16)));

// How people write money, by the table in Swift.
const table = readFileSync("Sources/NumberText/Symbols/CurrencyNotations.swift", "utf8");
const notations = [...table.matchAll(/row\(\s*"(\w+)", ([^)]*)\)/g)].map(([, code, texts]) =>
  [code, [...texts.matchAll(/"([^"]*)"/g)].map(([, text]) => unescaped(text))]);
writeFileSync(`${staged}/notations.js`, `export default ${JSON.stringify(Object.fromEntries(notations))};\n`);

// What a page itself says in English; what a field says the engine has.
const first = [
  "language", "direction", "notReady", "notLoaded", "tooMuch", "numberField", "empty", "emptyWord", "didYouMean", "increment", "decrement", "changeSign",
];
/** What a field has of the sentences of forms. */
const ofFields = ["emptyWord", "spaceWord", "invisibleWord", "changeSign", "increment", "decrement"];

// The sentences of each language are a module of their own, made of the tables in Swift, and of those in
// sentences.json that a page alone has: a page loads the one that it needs. The table of a region has what differs from
// another's.
const files = ["Sources/FieldEditing/Messages/MessageTable+English.swift", ...readdirSync("Sources/NumberMessages")
  .filter((name) => name.endsWith(".swift")).sort().map((name) => `Sources/NumberMessages/${name}`)];
const ofPage = JSON.parse(readFileSync(`${from}/sentences.json`, "utf8"));
const read = new Map(files.flatMap((file) => {
  const source = readFileSync(file, "utf8");
  const [, name, tag] = source.match(/let (\w+) = MessageTable\("([\w-]+)", template: words\)/) ?? [];
  const texts = [...source.matchAll(/case \.(\w+):\s*"((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, unescaped(text)]);
  return name ? [[name, { tag, base: source.match(/default: MessageTable\.(\w+)\[key\]/)?.[1], texts: Object.fromEntries(texts) }]] : [];
}));
const all = Object.keys(read.get("english").texts);
const kept = [...all.slice(0, all.indexOf("fieldUnchanged")), ...ofFields];
/** The sentences of a table that a field has, with those of the table that it differs from. */
function sentencesOf(name) {
  const { tag, base, texts } = read.get(name);
  const sentences = { ...base && sentencesOf(base), language: tag, ...ofPage[tag] };
  for (const key of kept) sentences[key] = texts[key] ?? sentences[key];
  // Hebrew and Arabic letters.
  return { ...sentences, direction: /[\u0590-\u06ff]/.test(sentences.empty) ? "rtl" : "ltr" };
}
const tables = [...read.keys()].map(sentencesOf).sort((one, other) => one.language < other.language ? -1 : 1);
const english = tables.find(({ language }) => language === "en");
const others = tables.filter((each) => each !== english);
for (const each of others) writeFileSync(`${staged}/messages/${each.language}.js`, `export default ${JSON.stringify(each)};\n`);
// Named one by one, so that every bundler sees them; and which other tag a tag finds its table under.
const loaders = others.map(({ language }) => `"${language.toLowerCase()}": () => import("./messages/${language}.js"),\n`).join("");
const kin = [...readFileSync("Sources/NumberMessages/MessageTable+Languages.swift", "utf8").matchAll(/\("([\w-]+)", "([\w-]+)"\)/g)].map(([, tag, other]) => [tag, other]);
writeFileSync(`${staged}/field-languages.js`, `export default {\n${loaders}};\nexport const kin = ${JSON.stringify(Object.fromEntries(kin))};\n`);
const ofFirst = Object.fromEntries(first.map((key) => [key, english[key]]));
writeFileSync(`${staged}/messages/first.js`, `export default ${JSON.stringify(ofFirst)};\n`);

/** Runs esbuild; gives what it prints, or undefined if it is not installed. */
function esbuild(...words) {
  const { status, error, stdout } = spawnSync("esbuild", ["--log-level=warning", "--charset=utf8", ...words],
    { stdio: ["ignore", "pipe", "inherit"] });
  if (error) return undefined;
  if (status !== 0) process.exit(1);
  return stdout.toString();
}
// The style sheets are modules as well. Their syntax is newer than esbuild's target for scripts.
const styles = readdirSync(from).filter((name) => name.endsWith(".css"));
for (const name of styles) {
  const text = option === "--first" ? undefined : esbuild("--minify", `${from}/${name}`);
  writeFileSync(`${staged}/${name}.js`, `export default ${JSON.stringify(text ?? readFileSync(`${from}/${name}`, "utf8"))};\n`);
}
/** The scripts of which others import something: they are in field.js, so that a page has each once. */
const shared = ["engine", "input", "intl", "messages", "options", "page", "reader"];
if (option !== "--first") {
  const isShared = new RegExp(`from "\\./(${shared.join("|")})\\.js"`, "g");
  const read = (name) => readFileSync(`${staged}/${name}`, "utf8");
  const inside = new Set(shared.map((name) => `${name}.js`));
  for (const name of inside) for (const [, each] of read(name).matchAll(/ from "\.\/([\w-]+\.js)"/g)) inside.add(each);
  for (const name of scripts.filter((name) => !inside.has(name))) {
    writeFileSync(`${staged}/${name}`, read(name).replace(isShared, `from "./field.js"`)
      .replace(`import english from "./messages/first.js"`, `import { english } from "./field.js"`));
  }
}
writeFileSync(`${staged}/field.js`, [...shared.map((name) => `export * from "./${name}.js";\n`), `export { default as english } from "./messages/first.js";\n`].join(""));
if (option === "--first") process.exit();

// The scripts of the package, and the sentences of languages; what else there is, is inside of these.
const packed = ["entries", "field", "headless", "languages", "number-field", "react"];
cpSync(`${staged}/messages`, `${folder}/messages`, { recursive: true });
if (esbuild("--version") === undefined) {
  cpSync(staged, folder, { recursive: true });
  console.error("The scripts are a fifth larger than they have to be: esbuild is missing (apt-get install esbuild).");
} else {
  for (const name of packed) {
    const others = [...packed, ...tables.map(({ language }) => language)].filter((each) => each !== name).map((each) => `*/${each}.js`);
    esbuild(`${staged}/${name}.js`, `--outfile=${folder}/${name}.js`, "--bundle", "--minify", "--format=esm",
      "--sourcemap", ...(name === "react" ? [`--banner:js="use client";`] : []), ...["react", "react-dom", ...others].map((each) => `--external:${each}`));
  }
}

writeFileSync(`${folder}/lines.d.ts`, lineTypes("Documentation/Lines.md"));
// These entries have no names.
for (const name of ["inline", "languages"]) writeFileSync(`${folder}/${name}.d.ts`, "export {};\n");

// The module as text, for tools that do not copy other files beside scripts.
const bytes = readFileSync(`${folder}/engine.wasm`).toString("base64");
writeFileSync(`${folder}/inline.js`, `import { loadEngine } from "./field.js";
loadEngine(Uint8Array.from(atob("${bytes}"), (byte) => byte.charCodeAt(0)));
`);
const goods = [
  { name: "engine.wasm", files: ["engine.wasm"] },
  { name: "entries.wasm", files: ["entries.wasm"] },
  { name: "React's", files: ["react.js"] },
  { name: "other entries", files: ["entries.js"] },
  { name: "JavaScript", files: ["field.js", "number-field.js"] },
];
for (const { name, files } of goods) {
  const sums = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = readFileSync(`${folder}/${file}`);
    sums.raw += bytes.length;
    sums.gzip += gzipSync(bytes, { level: 9 }).length;
    sums.brotli += brotliCompressSync(bytes).length;
  }
  console.log(`${name}: ${sums.raw} bytes, ${sums.gzip} by gzip, ${sums.brotli} by brotli`);
}
