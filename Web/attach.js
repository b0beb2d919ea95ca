// A text input becomes a number field. The browser edits, the engine follows: undo, input methods,
// dictation, paste and drop stay the browser's own.
import { Engine, messagesFor } from "./engine.js";

/** Options that are `Intl.NumberFormat`'s, but `type`. */
export const formatOptions = [
  "type", "currency", "currencyDisplay", "currencySign", "unit", "unitDisplay", "notation",
  "signDisplay", "useGrouping", "numberingSystem", "minimumIntegerDigits", "minimumFractionDigits",
  "maximumFractionDigits", "minimumSignificantDigits", "maximumSignificantDigits", "roundingMode",
  "roundingIncrement", "roundingPriority", "trailingZeroDisplay",
];
/** Options that are yes or no; all but the first two are policies of the engine. */
export const choices = [
  "exclusiveMin", "exclusiveMax", "clampsToBounds", "snapsToStep", "refusesOffStep", "refusesExtraDigits",
  "keepsTypedZeros", "keepsTypedDigits",
];
const mostBytes = 1024;

let loading;
/** Loads the engine, once for a page; the first call may say from where. */
export function loadEngine(source) { return loading ??= Engine.load(source); }

/** Makes an input a number field. Resolves to its `NumberInput`. */
export async function attach(input, options = {}) {
  return new NumberInput(await loadEngine(options.engine), input, options);
}

/** The language that an element is in: its own or that of what it stands in, else the browser's. */
export function languageOf(element) {
  for (let each = element; each; each = each.parentNode ?? each.host) {
    if (each.lang) return each.lang;
  }
  return navigator.language;
}

export class NumberInput {
  #engine;
  #field;
  #options = {};
  #abort = new AbortController();
  #isComposing = false;
  #isWriting = false;
  /** Whether something was typed since the last commit. */
  #isEdited = false;
  /** A script wrote the text beside the browser's history, which can no longer be trusted. */
  #ownsHistory = false;
  #initialValue;
  #ownsKeyboard;

  constructor(engine, input, options = {}) {
    this.#engine = engine;
    this.input = input;
    this.#options = { ...options };
    this.#field = engine.field(this.#makeFormat(), options.valueType || undefined);
    this.#initialValue = options.value ?? "";
    this.#ownsKeyboard = !input.hasAttribute("inputmode");
    input.autocomplete ||= "off";
    input.spellcheck = false;
    this.#setLimits();
    if (this.#initialValue !== "") this.#field.reset(this.#initialValue);
    else if (input.value !== "") this.#field.follow(input.value);
    if (input.value !== this.#field.text) input.value = this.#field.text;
    this.#listen();
    this.#refresh();
    this.#speak();
  }

  /** Has its sentences in the language of the page, or the one that `messages` names. */
  async #speak() {
    const { within, messages } = this.#options;
    this.#field.messages = await messagesFor(messages || languageOf(within ?? this.input));
    if (!this.#abort.signal.aborted) this.#refresh();
  }

  // What a page asks.

  /** The text on screen. */
  get text() { return this.#field.text; }
  /** The exact digits of the bound value; "" where there is none or the text says no number. */
  get value() { return this.#field.status === "acceptable" ? this.#field.value : ""; }
  set value(value) {
    const text = value === null || value === undefined ? "" : String(value);
    if (text === this.value && this.#field.status === "acceptable") return;
    if (!this.#field.setValue(text)) throw new TypeError(`"${text}" is no number`);
    this.#isEdited = false;
    this.#write();
    this.#refresh();
  }
  get valueAsNumber() { return this.value === "" ? NaN : Number(this.value); }
  set valueAsNumber(number) { this.value = Number.isNaN(number) ? "" : number; }
  get status() { return this.#field.status; }
  get issue() { return this.#field.issue; }
  get suggestions() { return this.#field.suggestions; }
  /** The text that Return would leave. */
  get preview() { return this.#field.preview; }
  get isEdited() { return this.#isEdited; }
  get locale() { return this.#field.format.locale; }
  get options() { return { ...this.#options }; }
  get field() { return this.#field; }

  /** Changes options; the text of an edited field stays and is read anew. */
  configure(options) {
    const before = JSON.stringify(this.#formatKey());
    const old = this.#options;
    this.#options = { ...old, ...options };
    if (JSON.stringify(this.#formatKey()) !== before) {
      try {
        this.#field.setFormat(this.#makeFormat());
      } catch (error) {
        this.#options = old;
        throw error;
      }
      this.#write();
    }
    this.#setLimits();
    this.#refresh();
    if (options.messages !== undefined) this.#speak();
  }

  /** What Return and leaving do: the number is written as the locale writes it. */
  commit() {
    const { outcome, message } = this.#field.commit();
    this.#isEdited = false;
    this.#write();
    this.#refresh();
    if (outcome !== "unchanged") {
      this.#tell("number-commit", { outcome, message, value: this.value, text: this.text });
    }
    return outcome;
  }

  /** Puts back what editing began with. */
  revert() {
    this.#field.revert();
    this.#isEdited = false;
    this.#tellInput(this.#write());
  }

  stepUp(count = 1) { this.#step(count); }
  stepDown(count = 1) { this.#step(-count); }

  /** Puts a suggestion in the place of the text. */
  take(suggestion) {
    this.#field.follow(suggestion);
    this.#isEdited = true;
    this.#tellInput(this.#write([suggestion.length, suggestion.length]));
  }

  /** The text is now this: what a restored page had in the field. */
  restore(text, value = "") {
    this.#field.reset(value);
    if (text !== this.#field.text) this.#isEdited = this.#field.follow(text);
    this.#write();
    this.#refresh();
  }

  reset() {
    this.#field.reset(this.#initialValue);
    this.#isEdited = false;
    this.#write();
    this.#refresh();
  }
  setInitialValue(value) { this.#initialValue = value; }

  /** The input is a plain one again. */
  detach() {
    this.#abort.abort();
    this.#field.release();
  }

  // What the browser does.

  #listen() {
    const { input } = this;
    const on = (target, type, handler, capture = false) =>
      target.addEventListener(type, handler, { signal: this.#abort.signal, capture });
    on(input, "beforeinput", (event) => this.#beforeInput(event));
    on(input, "input", (event) => this.#followInput(event));
    on(input, "compositionstart", () => { this.#isComposing = true; });
    on(input, "compositionend", () => {
      this.#isComposing = false;
      if (input.value !== this.#field.text) this.#field.follow(input.value, input.selectionEnd);
      this.#field.endComposition();
      this.#refresh();
    });
    on(input, "keydown", (event) => this.#key(event));
    on(input, "blur", () => { if (this.#isEdited) this.commit(); });
    // While the input still has the focus, its text can be written as an edit that undo knows.
    on(document, "pointerdown", (event) => {
      const within = this.#options.within ?? input;
      if (this.#isEdited && this.#isFocused && !event.composedPath().includes(within)) this.commit();
    }, true);
    if (input.form && !this.#options.within) {
      on(input.form, "formdata", ({ formData }) => {
        if (input.name && !input.disabled) formData.set(input.name, this.value);
      });
      on(input.form, "reset", () => queueMicrotask(() => this.reset()));
    }
  }

  get #isFocused() { return this.input.getRootNode().activeElement === this.input; }

  #beforeInput(event) {
    const { inputType } = event;
    if (inputType === "historyUndo" || inputType === "historyRedo") {
      if (this.#ownsHistory) {
        event.preventDefault();
        this.#travel(inputType === "historyUndo");
      }
      return;
    }
    const { input } = this;
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    const stays = input.value.slice(0, input.selectionStart) + input.value.slice(input.selectionEnd);
    if (text.length > 100 && new TextEncoder().encode(stays + text).length > mostBytes
      && event.cancelable) {
      event.preventDefault();
      this.#tell("number-refused", { text });
    }
  }

  #followInput({ inputType = "", isTrusted }) {
    if (this.#isWriting || !isTrusted && this.input.value === this.#field.text) return;
    const { input } = this;
    const intent = this.#isComposing ? "composed" : inputType.startsWith("delete") ? "deleted" : "typed";
    const isHistory = inputType.startsWith("history");
    this.#isEdited = true;
    if (!(isHistory && this.#field.travel(input.value))
      && !this.#field.follow(input.value, input.selectionEnd, intent)) this.#write();
    this.#refresh();
  }

  #key(event) {
    if (event.isComposing || event.keyCode === 229) return;
    const { key, altKey, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isReadOnly = this.input.readOnly;
    const act = (action) => { event.preventDefault(); action(); };
    if (key === "Enter" || key === "Tab") {
      if (this.#isEdited) this.commit();
    } else if (key === "Escape" && this.#isEdited) {
      act(() => this.revert());
    } else if (key === "ArrowDown" && altKey && !isReadOnly && this.suggestions.length > 0) {
      act(() => this.take(this.suggestions[0]));
    } else if (this.#hasStep && !isReadOnly && !altKey && !isCommand && key in steps) {
      act(() => this.#step(steps[key], key.startsWith("Page")));
    } else if (event.code === "NumpadDecimal" && !isCommand && !isReadOnly && key !== "Delete") {
      // The keypad's key is the decimal separator, whatever the keyboard takes it for.
      act(() => document.execCommand("insertText", false, this.#field.format.source.decimalSeparator));
    } else if (this.#ownsHistory && isCommand && !altKey && /^[zy]$/i.test(key)) {
      act(() => this.#travel(key.toLowerCase() === "z" && !shiftKey));
    }
  }

  #step(count, isLarge = false) {
    this.#field.step(count, isLarge);
    this.#isEdited = true;
    this.#tellInput(this.#write());
  }

  /** Goes back or forth by itself, where the browser's own history is of no use any more. */
  #travel(isUndo) {
    if (!this.#field.undo(isUndo)) return;
    this.#isEdited = true;
    this.#tellInput(this.#write());
  }

  /** Writes the field's text into the input, as an edit that undo knows where that can be. */
  #write([start, end] = this.#field.selection) {
    const { input } = this;
    const text = this.#field.text;
    const isFocused = this.#isFocused;
    if (input.value !== text && isFocused && !input.readOnly && !input.disabled && !this.#ownsHistory) {
      const [from, to, inserted] = splice(input.value, text);
      this.#isWriting = true;
      input.setSelectionRange(from, to);
      if (inserted === "") document.execCommand("delete");
      else document.execCommand("insertText", false, inserted);
      this.#isWriting = false;
    }
    const isByScript = input.value !== text;
    if (isByScript) {
      input.value = text;
      this.#ownsHistory = true;
    }
    if (isFocused) input.setSelectionRange(Math.min(start, end), Math.max(start, end));
    return isByScript;
  }

  // What is shown.

  get #hasStep() { return this.#options.step !== undefined && this.#options.step !== ""; }

  #setLimits() {
    const step = this.#options.step === "any" ? "" : this.#options.step ?? "";
    const policies = { commitPolicy: this.#options.commitPolicy || "keepText" };
    // As in HTML: what is no step is refused, unless any step will do.
    for (const name of choices.slice(2)) {
      policies[name] = this.#options[name] ?? (name === "refusesOffStep" && step !== "");
    }
    this.#field.setPolicies(policies);
    if (!this.#field.setLimits({ ...this.#options, step })) throw new RangeError("no such limits");
    if (this.#ownsKeyboard) this.input.inputMode = this.#field.inputMode;
  }

  #formatKey() {
    const options = {};
    for (const name of formatOptions) {
      const value = this.#options[name];
      if (value !== undefined && value !== "") options[name] = value;
    }
    return [this.#options.locale || languageOf(this.input), options];
  }

  #makeFormat() { return this.#engine.format(...this.#formatKey()); }

  /** The validity, named as HTML names it, and the sentence that says why. */
  get validity() {
    const { issue, text } = this;
    if (text === "") {
      return this.#options.required
        ? { valueMissing: true, message: this.#field.messages.empty } : { message: "" };
    }
    if (!issue) return { message: "" };
    return { [issue.validity]: true, message: issue.message };
  }

  #refresh() {
    const { input } = this;
    const { message, ...flags } = this.validity;
    const isValid = Object.keys(flags).length === 0;
    // Who is still typing is not told that it is wrong what typing on can mend.
    const isShown = !isValid && input.value !== "" && (this.status === "invalid" || !this.#isEdited);
    input.dataset.status = this.text === "" ? "empty" : this.status;
    input.setAttribute("aria-invalid", String(isShown));
    if (!this.#options.within) input.setCustomValidity(message);
    const output = this.#options.message;
    if (output) {
      output.textContent = isShown ? message : "";
      output.id ||= `number-message-${++count}`;
      if (isShown) input.setAttribute("aria-errormessage", output.id);
      else input.removeAttribute("aria-errormessage");
    }
    this.#refreshRole();
    this.#tell("number-status", { status: this.status, isShown, flags, message });
  }

  /** A spinbutton only where there is a step; otherwise a text box. */
  #refreshRole() {
    const { input } = this;
    const { min, max, required } = this.#options;
    const set = (name, value) => {
      if (value === undefined || value === "") input.removeAttribute(name);
      else input.setAttribute(name, value);
    };
    set("aria-required", required ? "true" : "");
    set("role", this.#hasStep ? "spinbutton" : "");
    set("aria-valuemin", this.#hasStep ? min : "");
    set("aria-valuemax", this.#hasStep ? max : "");
    set("aria-valuenow", this.#hasStep ? this.value : "");
    set("aria-valuetext", this.#hasStep ? this.text : "");
  }

  /** Tells the page of a new text, where the browser has not done so. */
  #tellInput(isByScript) {
    this.#refresh();
    if (!isByScript) return;
    const inputType = "insertReplacementText";
    this.input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType }));
  }

  #tell(type, detail) {
    this.input.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  }
}

let count = 0;
const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 1, PageDown: -1 };

/** What to replace in a text, and by what, to make it another. */
function splice(old, text) {
  let start = 0;
  while (start < old.length && start < text.length && old[start] === text[start]) start++;
  let end = 0;
  while (end < old.length - start && end < text.length - start
    && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
  return [start, old.length - end, text.slice(start, text.length - end)];
}
