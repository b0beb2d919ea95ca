// Copies the JavaScript into the package and prints its compressed size: node pack-web.mjs FROM
// TO [--first]
//
// What every field needs is one file, field.js: a page on a slow line waits for each level of imports. With
// --first, or without esbuild, the code is without comments alone, and not small.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [from, folder, option] = process.argv.slice(2);
// Their names are apart, so that they can be one file.
const ofField = ["engine.js", "intl.js", "number-input.js", "regions.js"];
const scripts = readdirSync(from).filter((name) => name.endsWith(".js") && !ofField.includes(name)).sort();
// What a page always has of the English sentences: those of a field that nobody has touched, and what a commit has
// changed. Why a text is refused is loaded.
const first = [
  "language", "direction", "notReady", "notLoaded", "tooMuch", "numberField", "empty", "emptyWord", "didYouMean", "rounded",
  "clamped", "snapped", "reverted", "revertedFromEmpty", "revertedToEmpty",
];
const code = (name) => readFileSync(`${from}/${name}`, "utf8").replace(/^ *\/\*\*.*?\*\/$/gms, "").split("\n")
  .map((line) => line.trimStart()).filter((line) => line !== "" && !line.startsWith("//")).join("\n")
  // A style sheet is a text, and esbuild leaves texts alone.
  .replace(/(?<=replaceSync\(`)[^`]*/, (sheet) => sheet.replace(/\s+/g, " ").replace(/ ?([{};,]) ?|(:) /g, "$1$2")) + "\n";
// What a script takes of field.js, it takes at once; field.js gives no more than is taken and what is public.
const open = ["Engine", "Field", "IntlSource", "messagesFor", "NumberInput", "loadEngine", "beginEngine"];
const given = new Set(open);
const fromField = (text) => {
  const taken = [];
  const rest = text.replace(/^import \{([^}]*)\} from "\.\/(number-input|engine|intl|attach)\.js";\n/gm, (_, names, file) => {
    const ofAttach = names.match(/\w+/g).filter((name) => file === "attach" && name === "PageInput");
    taken.push(...names.match(/\w+/g).filter((name) => !ofAttach.includes(name)));
    return ofAttach.length > 0 ? `import { ${ofAttach} } from "./attach.js";\n` : "";
  }).replace(/^import english from "\.\/messages\/first\.js";\n/m, () => {
    taken.push("english");
    return "";
  }).replaceAll(`from "./number-input.js"`, `from "./field.js"`).replaceAll(`from "./engine.js"`, `from "./field.js"`);
  for (const name of taken) given.add(name);
  return taken.length > 0 ? `import { ${taken.join(", ")} } from "./field.js";\n${rest}` : rest;
};
for (const name of scripts) writeFileSync(`${folder}/${name}`, fromField(code(name)));
for (const name of ["engine.js", "intl.js"]) writeFileSync(`${folder}/${name}`, `export * from "./field.js";\n`);

// The sentences of each language are a module of their own, made of the tables in Swift, and of those in
// sentences.json and form-sentences.json that a page alone has: a page loads the one that it needs. Those of
// forms are modules beside it; a field has only their word for an empty text.
const tables = ["Sources/Core/FieldEditing/Messages/MessageTable+English.swift", ...readdirSync("Sources/Core/NumberMessages")
  .filter((name) => name.endsWith(".swift")).sort().map((name) => `Sources/Core/NumberMessages/${name}`)];
const ofPage = JSON.parse(readFileSync(`${from}/sentences.json`, "utf8"));
const ofForms = JSON.parse(readFileSync(`${from}/form-sentences.json`, "utf8"));
mkdirSync(`${folder}/messages/forms`, { recursive: true });
const write = (name, sentences) => writeFileSync(`${folder}/messages/${name}.js`, `export default ${JSON.stringify(sentences, null, 0)};\n`);
const tags = [];
let english;
for (const file of tables) {
  const source = readFileSync(file, "utf8");
  const tag = source.match(/= MessageTable\("([\w-]+)", template: words\)/)?.[1];
  if (!tag) continue;
  const sentences = { language: tag, direction: "ltr", ...ofPage[tag] };
  const formSentences = { ...ofForms[tag] };
  let isOfForm = false;
  for (const [, key, text] of source.matchAll(/case \.(\w+):\s*"((?:[^"\\]|\\.)*)"/g)) {
    isOfForm ||= key === "field";
    const sentence = text.replace(/\\u\{(\w+)\}/g, (_, code) => String.fromCodePoint(parseInt(code, 16)));
    (isOfForm && key !== "emptyWord" ? formSentences : sentences)[key] = sentence;
  }
  // Hebrew and Arabic letters.
  if (/[\u0590-\u06ff]/.test(sentences.empty)) sentences.direction = "rtl";
  if (tag === "en") english = Object.fromEntries(first.map((key) => [key, sentences[key]]));
  write(tag, sentences);
  write(`forms/${tag}`, formSentences);
  tags.push(tag);
}
// Named one by one, so that every bundler sees them.
const table = (tags) => `{\n${tags.map((tag) => `"${tag}": () => import("./${tag}.js"),\n`).join("")}};\n`;
tags.sort();
writeFileSync(`${folder}/messages/index.js`, code("messages/index.js")
  .replace(/^import languages .*;\n/m, `const languages = ${table(tags)}`));
writeFileSync(`${folder}/messages/forms/index.js`, `export default ${table(tags.filter((tag) => tag !== "en"))}`);
writeFileSync(`${folder}/field.js`, [
  `export const english = ${JSON.stringify(english)};\n`, ...ofField.map((name) => code(name).replace(/^import [^"]*"[^"]*";\n/gm, "")),
].join("").replace(/^export (?=(?:async function|function|class|const) (\w+))/gm, (word, name) => given.has(name) ? word : ""));

if (option === "--first") process.exit();

let isSmall = true;
const makeSmall = (name) => {
  const file = `${folder}/${name}`;
  // A constant number is written where it is used.
  const numbers = [];
  const input = readFileSync(file, "utf8").replace(/^const (\w+) = (-?\d+);\n/gm, (_, constant, number) => {
    numbers.push(`--define:${constant}=${number}`);
    return "";
  });
  const { status, error, stdout } = spawnSync("esbuild", ["--minify", "--format=esm", "--target=es2022",
    "--charset=utf8", "--log-level=warning", ...numbers], { input, stdio: ["pipe", "pipe", "inherit"] });
  if (!error && status !== 0) process.exit(1);
  if (!error) writeFileSync(file, stdout);
  isSmall &&= !error;
};
makeSmall("field.js");
// What the scripts alone take of each other has the short name that it has in field.js.
const short = new Map();
const change = (name, pattern, by) =>
  writeFileSync(`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8").replace(pattern, by));
change("field.js", /(\w+) as (\w+)(?=[^{}]*\};?\s*$)/g, (text, local, name) => {
  if (open.includes(name)) return text;
  short.set(name, local);
  return local;
});
for (const name of scripts) {
  change(name, /^import \{.*(?=\} from "\.\/field\.js")/m, (names) =>
    names.replace(/\w+(?=,| $)/g, (name) => short.has(name) ? `${short.get(name)} as ${name}` : name));
}
for (const name of ["messages/index.js", ...scripts]) makeSmall(name);
if (!isSmall) console.error("The scripts are a fifth larger than they have to be: esbuild is missing (apt-get install esbuild).");

// The module as text, for tools that do not copy other files beside scripts.
const bytes = readFileSync(`${folder}/engine.wasm`).toString("base64");
writeFileSync(`${folder}/inline.js`, `import { beginEngine } from "./field.js";
beginEngine(Uint8Array.from(atob("${bytes}"), (byte) => byte.charCodeAt(0)));
`);
const ofFormsAlone = ["form.js", "forms.js", "number-form.js"];
const goods = [
  { name: "engine.wasm", files: ["engine.wasm"] },
  { name: "entries.wasm", files: ["entries.wasm"] },
  { name: "forms.wasm", files: ["forms.wasm"] },
  { name: "React's", files: ["react.js"] },
  { name: "other entries", files: ["entries.js", "larger.js"] },
  { name: "sessions", files: ["session.js"] },
  { name: "JavaScript", files: ["field.js", "number-field.js"] },
  { name: "that of forms", files: [...ofFormsAlone, "messages/forms/en.js", "messages/forms/index.js"] },
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
