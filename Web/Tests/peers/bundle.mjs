// Bundles number fields of other projects for figures.mjs: node bundle.mjs SOURCES FOLDER
//
// SOURCES has clones by these names: react-number-format, base-ui, floating-ui (a part of Base UI's), react-spectrum,
// autoNumeric. What is missing there is left out. React is Debian's (node-react, node-react-dom). Of each bundle there is
// one with React inside, which a page runs, and one without, whose bytes are the library's own.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [sources, folder] = process.argv.slice(2).map((each) => resolve(each));
const entries = join(sources, "entries");
cpSync(fileURLToPath(new URL(".", import.meta.url)), entries, { recursive: true });
mkdirSync(folder, { recursive: true });

/** Where the projects' own imports lead; their build tools say it otherwise. */
const paths = {
  "@base-ui/utils/*": ["base-ui/packages/utils/src/*"], "@base-ui/react/*": ["base-ui/packages/react/src/*"],
  "@floating-ui/utils/dom": ["floating-ui/packages/utils/src/dom"], "@floating-ui/utils": ["floating-ui/packages/utils/src/index"],
  "@internationalized/*": ["react-spectrum/packages/@internationalized/*/src"],
  "react-stately/private/*": ["react-spectrum/packages/react-stately/src/*"], "react-stately/*": ["react-spectrum/packages/react-stately/exports/*"],
  "react-aria/private/*": ["react-spectrum/packages/react-aria/src/*"], "react-aria/*": ["react-spectrum/packages/react-aria/exports/*"],
};
for (const name of ["react", "react-dom", "scheduler", "object-assign", "loose-envify"]) paths[name] = [`/usr/share/nodejs/${name}`];
for (const [name, file] of [["react/jsx-runtime", "react/jsx-runtime.js"], ["react-dom/client", "react-dom/client.js"]]) paths[name] = [`/usr/share/nodejs/${file}`];
writeFileSync(join(sources, "tsconfig.bundle.json"), JSON.stringify({ compilerOptions: { jsx: "react-jsx", baseUrl: ".", paths } }));

// React Aria's sentences in all its languages are one import of many files, which its own tool makes one.
const languages = join(sources, "react-spectrum/packages/react-aria/intl");
for (const each of existsSync(languages) ? readdirSync(languages) : []) {
  const all = readdirSync(join(languages, each)).filter((name) => /^[\w-]+\.json$/.test(name));
  writeFileSync(join(languages, each, "*.json"), JSON.stringify(Object.fromEntries(all.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(languages, each, name), "utf8"))]))));
}

for (const [name, project] of [["react-number-format", "react-number-format"], ["base-ui", "base-ui"], ["react-aria", "react-spectrum"], ["autonumeric", "autoNumeric"]]) {
  if (!existsSync(join(sources, project))) {
    console.log(`There is no ${project} in ${sources}: it is left out.`);
    continue;
  }
  const entry = ["jsx", "js"].map((end) => join(entries, `${name}.${end}`)).find(existsSync);
  const bundle = (file, ...words) => execFileSync("esbuild", [entry, `--outfile=${join(folder, file)}`, "--bundle", "--minify", "--format=esm",
    `--define:process.env.NODE_ENV="production"`, `--tsconfig=${join(sources, "tsconfig.bundle.json")}`, "--log-level=error", ...words], { stdio: "inherit" });
  bundle(`${name}.js`);
  bundle(`${name}.own.js`, ...["react", "react-dom", "react/*", "react-dom/*"].map((each) => `--external:${each}`));
}
rmSync(entries, { recursive: true });
