// The sentences of each language, loaded when a page speaks it.
import { answerTo } from "./engine.js";
import { cached } from "./intl.js";
import english from "./messages/first.js";

/** The sentences of a language; English if it has none. The engine has the English ones, and asks for others. */
export async function messagesFor(language) {
  try {
    if (!tables.has(language)) await cached(loads, language, () => load(language).finally(() => loads.delete(JSON.stringify(language))));
    return tables.get(language);
  } catch {
    return english;
  }
}

/** Loads the sentences of a language into `tables`; who asks meanwhile waits for the same. */
async function load(language) {
  while (!tables.has(language)) {
    const find = await languages();
    const found = await find(language);
    // A bundle may say its languages while English is loaded.
    if (find === (registered ?? find)) tables.set(language, found);
  }
}
const loads = new Map();

/**
 * What loads the sentences of a language: all languages where the scripts are files, in a bundle those that it names
 * beside English.
 */
async function languages() {
  // A bundler does not follow a name that it cannot see.
  if (!registered && !isBundled()) await import(/* @vite-ignore */ /* webpackIgnore: true */ new URL("./languages.js", import.meta.url).href);
  return registered ?? onlyEnglish;
}
/** A bundle has English alone, unless it imports the others: a page in another language hears of that once. */
async function onlyEnglish(language) {
  if (!hasWarned && !/^en\b/i.test(language)) {
    hasWarned = true;
    console.warn(`formatting-field: this bundle has English sentences alone, and the page speaks "${language}": import "formatting-field/languages"`);
  }
  return english;
}
let hasWarned = false;
let registered;
const isBundled = () => !/\/(field|sentences)\.js\b/.test(import.meta.url ?? "");
/** Says what loads the sentences of a language; what was loaded before is loaded anew. */
export function registerLanguages(find) {
  registered = find;
  tables.clear();
}

/** The sentences of a language that are loaded, of English those of the page alone; undefined if none are. */
export function loadedMessages(language) {
  return tables.get(language) ?? (/^en\b/i.test(language) ? english : undefined);
}

const tables = new Map();
answerTo("sentences", ({ sentences }) => {
  const table = tables.get(sentences) ?? [...tables.values()].find(({ language }) => language === sentences);
  return table === english ? undefined : table;
});
