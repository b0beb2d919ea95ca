// Copies the JavaScript into the package and prints its compressed size: node pack-web.mjs FROM
// TO [--without-limits | --first]
//
// The code stays readable, without comments and indentation. Fails if the limits are exceeded. With --first it
// copies the JavaScript alone: the module is not what is published.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const [from, folder, option] = process.argv.slice(2);
const scripts = readdirSync(from).filter((name) => name.endsWith(".js")).sort();
for (const name of scripts) {
  const text = readFileSync(`${from}/${name}`, "utf8").replace(/^ *\/\*\*.*?\*\/$/gms, "");
  const lines = text.split("\n").map((line) => line.trimStart());
  const isCode = (line) => line !== "" && !line.startsWith("//");
  writeFileSync(`${folder}/${name}`, `${lines.filter(isCode).join("\n")}\n`);
}

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
  write(tag, sentences);
  write(`forms/${tag}`, formSentences);
  tags.push(tag);
}
// Named one by one, so that every bundler sees them.
for (const prefix of ["", "forms/"]) {
  const imports = tags.filter((tag) => tag !== "en").sort().map((tag) => `"${tag}": () => import("./${tag}.js"),\n`);
  writeFileSync(`${folder}/messages/${prefix}index.js`, `export default {\n${imports.join("")}};\n`);
}

if (option === "--first") process.exit();

// The module as text, for tools that do not copy other files beside scripts.
const bytes = readFileSync(`${folder}/engine.wasm`).toString("base64");
writeFileSync(`${folder}/inline.js`, `import { loadEngine } from "./attach.js";
loadEngine(Uint8Array.from(atob("${bytes}"), (byte) => byte.charCodeAt(0)));
`);
const ofFormsAlone = ["form.js", "forms.js", "number-form.js"];
const goods = [
  { name: "engine.wasm", files: ["engine.wasm"], limit: 152_000 },
  { name: "forms.wasm", files: ["forms.wasm"], limit: 400_000 },
  { name: "React's", files: ["react.js"], limit: 2_500 },
  { name: "other entries", files: ["entries.js"], limit: 1_000 },
  { name: "JavaScript", files: [...scripts.filter((name) => !["react.js", "entries.js", ...ofFormsAlone].includes(name)),
    "messages/en.js", "messages/index.js"], limit: 17_500 },
  { name: "that of forms", files: [...ofFormsAlone, "messages/forms/en.js", "messages/forms/index.js"], limit: 10_000 },
];
for (const { name, files, limit } of goods) {
  const sums = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const bytes = readFileSync(`${folder}/${file}`);
    sums.raw += bytes.length;
    sums.gzip += gzipSync(bytes, { level: 9 }).length;
    sums.brotli += brotliCompressSync(bytes).length;
  }
  console.log(`${name}: ${sums.raw} bytes, ${sums.gzip} by gzip, ${sums.brotli} by brotli`);
  if (sums.brotli > limit && option !== "--without-limits") {
    console.error(`${name} is over its ${limit} bytes by brotli`);
    process.exitCode = 1;
  }
}
