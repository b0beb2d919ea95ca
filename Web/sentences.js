// The sentences of each language, loaded when a page speaks it.
import { cached } from "./intl.js";
import english from "./messages/first.js";

/**
 * The sentences of a language; English if it has none. A field that nobody has touched needs few sentences, so a page
 * loads all of them, English ones too, when a field has more to say.
 */
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
    const all = await languages();
    const found = await all.ofFields(language);
    // A bundle may say its languages while English is loaded.
    if (all === (registered ?? all)) tables.set(language, found);
  }
}
const loads = new Map();

/** The languages that a page has beside English: all where the scripts are files, in a bundle those that it names. */
export async function languages() {
  // A bundler does not follow a name that it cannot see.
  if (!registered && !isBundled()) await import(/* @vite-ignore */ /* webpackIgnore: true */ new URL("./languages.js", import.meta.url).href);
  return registered ?? { ofFields: async () => (await import("./messages/en.js")).default, ofForms: async () => ({}) };
}
let registered;
const isBundled = () => !/\/(field|sentences)\.js\b/.test(import.meta.url ?? "");
/** Says how sentences are loaded; what was loaded before is loaded anew. */
export function registerLanguages(languages) {
  registered = languages;
  tables.clear();
}

/** The sentences of a language that are loaded, in English at least the first; undefined if none are. */
export function loadedMessages(language) {
  return tables.get(language) ?? (/^en\b/i.test(language) ? english : undefined);
}

/** Waits for all English sentences as well. */
export async function withSentences(engine) { return (await Promise.all([engine, messagesFor("en")]))[0]; }

const tables = new Map();
