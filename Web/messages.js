// What a field says: the sentences of each language, loaded when a page speaks it, and what is said of a text: its validity as
// HTML names it, the sentence, and what a screen reader is told.
import { answerTo } from "./engine.js";
import { cached } from "./intl.js";
import english from "./messages/first.js";
import { isTouchedApple } from "./page.js";

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
const isBundled = () => !/\/(field|messages)\.js\b/.test(import.meta.url ?? "");
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

/** What is shown under a field that is not refused. */
export const nothing = { kind: "", message: "", suggestions: [] };

/**
 * The flags of a field's validity, and the sentence that says why. A page's own error is `custom`; `unfit` names why a value
 * that the page has given is not valid. What the engine has not judged has no sentence yet.
 */
export function validityOf({ text, issue, sentence }, { required, custom, messages, unfit, isGivenUp }) {
  const isWrong = issue && (text !== "" || required);
  const why = unfit ?? (isWrong ? issue.validity : undefined);
  const said = text === "" ? messages.empty : issue?.sentence ?? sentence ?? (isGivenUp ? messages.notLoaded : messages.notReady);
  return { flags: { ...(custom && { customError: true }), ...(why && { [why]: true }) }, message: custom || (why ? said : "") };
}

/**
 * What is shown under a field. While a person types, a text that typing on can mend is not called wrong. A note is what a
 * commit has changed.
 */
export function shownOf({ text, status, suggestions }, { custom, message, note, isAsked, isTyping, isDead }) {
  if (custom || message && (text === "" ? isAsked && !isTyping : status === "invalid" || !isTyping)) {
    return { kind: "wrong", message, suggestions: isDead || custom ? [] : suggestions };
  }
  return note ? { ...nothing, kind: "note", message: note } : nothing;
}

/** The attributes of a field's input, with a step those of a spinbutton. */
export function attributesOf({ text, status, value, spoken }, { kind, hasChoice }, { step, min, max, required, messages }) {
  // VoiceOver cannot edit a spinbutton on iOS.
  const isSpinning = (step ?? "") !== "" && !isTouchedApple;
  return {
    "data-status": text === "" ? "empty" : status,
    "aria-invalid": kind === "wrong" || "false",
    "aria-required": required,
    "aria-keyshortcuts": hasChoice && "Alt+ArrowDown Alt+ArrowUp",
    role: isSpinning && "spinbutton",
    "aria-roledescription": !isSpinning && messages.numberField,
    "aria-valuemin": isSpinning && min,
    "aria-valuemax": isSpinning && max,
    "aria-valuenow": isSpinning && status === "acceptable" && value,
    // Without an engine a screen reader is told the minus by the character that it speaks.
    "aria-valuetext": isSpinning && (spoken ?? (text.replace("-", "−") || messages.emptyWord)),
  };
}
