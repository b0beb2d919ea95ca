// A field before its engine is there: it shows its value, keeps what is typed, and is not valid once something was.
import { written } from "./intl.js";
import english from "./messages/first.js";
import { digits, isNumber } from "./options.js";
import { firstKeyboard, joinForm, languageOf, say } from "./page.js";
import { loadedMessages, messagesFor } from "./sentences.js";

/** The sentence that a field without an engine is not valid by, and the name that `ValidityState` has for that. */
export function waitingState({ custom, isFailed, isTyped, required, value }, { notReady, notLoaded, empty }) {
  const own = custom || (isFailed && isTyped ? notLoaded : "");
  const message = own || (isTyped ? notReady : required && value === "" ? empty : "");
  return { message, isOwn: own !== "", validity: message && (own ? "customError" : isTyped ? "badInput" : "valueMissing") };
}

/**
 * The exact digits of a text of plain digits with the locale's decimal mark, for a field whose engine cannot be loaded;
 * undefined for any other text, and for a number that the options exclude.
 */
export function plainDigits(text, language, { locale, min, max, step, exclusiveMin, exclusiveMax, type = "decimal" }) {
  if (type !== "decimal" && type !== "integer" || (step ?? "any") !== "any") return undefined;
  try {
    const mark = new Intl.NumberFormat(locale || language).formatToParts(1.5).find((part) => part.type === "decimal").value;
    const [whole, fraction, more] = text.trim().split(mark);
    if (more !== undefined || !/^-?\d{1,15}$/.test(whole) || fraction !== undefined && (type === "integer" || !/^\d{1,15}$/.test(fraction))) return undefined;
    const found = fraction === undefined ? whole : `${whole}.${fraction}`;
    const number = Number(found);
    const isBelow = (min ?? "") !== "" && (number < min || exclusiveMin && number === Number(min));
    const isAbove = (max ?? "") !== "" && (number > max || exclusiveMax && number === Number(max));
    return isBelow || isAbove ? undefined : found;
  } catch {
    return undefined;
  }
}

/** The inputs that wait, so that a page can try again after a failure. */
const waiting = new WeakMap();

/** An input of a page before it is a number field. */
export class WaitingInput {
  #input;
  #options;
  #tell;
  #abort = new AbortController();
  #isAsked = false;
  #isFailed = false;
  #isWrong = false;
  #ownsKeyboard;

  /**
   * `shown` is the text that the input was given for its value: another text was typed. `tell` hears of each typed
   * text and of the sentence that is shown.
   */
  constructor(input, { value, shown, ...options }, tell = () => {}) {
    this.#input = input;
    const before = waiting.get(input);
    before?.end();
    shown ??= before?.shown;
    waiting.set(input, this);
    const exact = digits(value);
    this.value = isNumber(exact) ? exact : "";
    if (shown === undefined && this.value !== "" && input.value === input.defaultValue) {
      input.value = shown = written(this.value, options.locale || languageOf(input), options);
    }
    this.shown = shown ?? input.defaultValue;
    this.#ownsKeyboard = !input.hasAttribute("inputmode");
    if (this.#ownsKeyboard) input.inputMode = firstKeyboard(options);
    this.#options = options;
    this.#tell = tell;
    const { signal } = this.#abort;
    input.addEventListener("input", () => this.#judge(), { signal });
    input.addEventListener("invalid", () => {
      this.#isAsked = true;
      this.#judge();
    }, { signal });
    joinForm(input, { exact: () => this.exact, reset: () => this.#judge() }, signal);
    this.#judge();
    const sentences = languageOf(input);
    if (!loadedMessages(sentences)) messagesFor(sentences).then(() => { if (!this.#abort.signal.aborted) this.#judge(); });
  }

  /** What was typed, if the engine cannot be loaded and plain digits say it. */
  get #plain() {
    return this.#isFailed && this.#isTyped ? plainDigits(this.#input.value, languageOf(this.#input), this.#options) : undefined;
  }

  /** Whether something was typed. A page's own text has no value that is known yet. */
  get #isTyped() {
    const text = this.#input.value;
    return text !== this.shown || this.value === "" && text !== "";
  }

  /** The exact digits that the form gets; "" for what was typed. */
  get exact() { return this.#plain ?? (this.#isTyped ? "" : this.value); }

  /** Shows a page's own error; "" for none. */
  set error(custom) {
    this.#options = { ...this.#options, custom };
    this.#judge();
  }

  /** The engine cannot be loaded, or no field can have these options: then nothing of the text may be sent. */
  fail(isWrong = false) {
    this.#isFailed = true;
    this.#isWrong = isWrong;
    this.#judge();
  }

  #judge() {
    const input = this.#input;
    const { message: output, custom, required } = this.#options;
    const sentences = loadedMessages(languageOf(input)) ?? english;
    const { message, isOwn } = waitingState(
      { custom, isFailed: this.#isFailed, isTyped: this.#isWrong || this.#isTyped && this.#plain === undefined, required, value: this.exact }, sentences);
    if (input.validationMessage !== message) input.setCustomValidity(message);
    const shown = isOwn || this.#isAsked ? message : "";
    if (output) say(output, shown, custom ? undefined : sentences, shown && "wrong");
    this.#tell({ exact: this.exact, text: input.value, message: shown, sentences: custom ? undefined : sentences, isFailed: this.#isFailed });
  }

  /** The engine is there, or the field is gone. */
  end() {
    this.#abort.abort();
    waiting.delete(this.#input);
    if (this.#ownsKeyboard) this.#input.removeAttribute("inputmode");
    this.#input.setCustomValidity("");
    const { message } = this.#options;
    if (message) say(message, "");
  }
}
