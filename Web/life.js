// The field in an element, in two lives: plain, where the first reader reads, and with an engine. While nobody has touched it, a
// plain field is its input alone, and no `NumberInput`.
import { Adoption } from "./adoption.js";
import { allGivenBy, attributeNamed, givenBy } from "./attributes.js";
import { loadEngine, loadEntries, loadedEngine, whenWanted } from "./engine.js";
import { NumberInput } from "./input.js";
import english from "./messages/first.js";
import { attributesOf, loadedMessages, messagesFor, nothing, validityOf } from "./messages.js";
import { Naming } from "./naming.js";
import { firstKeyboard, firstKeys, isNumber, readerOf, written } from "./options.js";
import { languageOf, report, reportOption, setAttribute } from "./page.js";
import { plainDigits } from "./reader.js";
import { isEntered, watchLabel } from "./surroundings.js";
import { View } from "./view.js";

/** The fields that could not load the engine. */
const failed = new Set();

export class Life {
  /** The number field; there is none yet while nobody has touched the element. */
  number;
  /** The value that a page has set, before there is a number field. */
  set;
  /** The text that an input without a number field shows of the value. If the input's text differs, it was typed. */
  shownText = "";
  isDirty = false;
  /** Whether a person has changed the text; what the page sets before is what a reset goes back to. */
  isTouched = false;
  begun = "";
  #isAsked = false;
  #isRestored = false;
  #custom = "";
  #sentences = english;
  /** The engine of its own, if the one that is loaded is not enough. */
  #engine;
  #ready;
  /** The attributes that were left out, and those that were reported. */
  #wrong = new Set();
  #named = new Set();
  /** The text of the last `change` event: a submit fires the event before the browser would. */
  #toldText = "";

  constructor(element, internals) {
    [this.element, this.internals] = [element, internals];
    this.adoption = new Adoption(this);
    this.view = new View(this);
    this.naming = new Naming(element, this.input, () => internals.labels, watchLabel);
  }

  get input() { return this.adoption.input; }
  get hasFocus() { return this.input.matches(":focus"); }
  get given() { return givenBy(this.element, this.adoption.pages); }
  /** The sentences of the page's language. */
  get messages() { return this.number?.messages ?? this.#sentences; }

  // The engine.

  /** Resolves when the element can read and write numbers. */
  get ready() { return this.#ready ??= this.#begin(); }

  /** Loads the engine again, if that has failed. */
  retry() {
    if (failed.has(this)) this.#ready = undefined;
    return this.ready;
  }

  /** The element has come into the page. */
  enter() {
    const { element } = this;
    this.naming.renew();
    this.adoption.know();
    this.#tell();
    this.renew();
    // An element that is defined after the page was loaded has missed its `autofocus`.
    if (element.autofocus && !this.number && (document.activeElement ?? document.body) === document.body) element.focus();
    // What has failed for others may come now.
    if (failed.size > 0) this.#ask();
    if (element.loading !== "") whenWanted(element.loading, element).then(() => this.#ask());
  }

  /** After an error, an element that is put back into the page tries again. */
  leave() { if (failed.delete(this)) this.#ready = undefined; }

  async #begin() {
    try {
      failed.delete(this);
      if (this.element.entries) this.#engine = await loadEntries();
      else if (!loadedEngine()) await loadEngine();
    } catch (error) {
      failed.add(this);
      this.number?.giveUp();
      // All elements wait for one engine, so its error is reported once.
      report(error);
      throw error;
    }
    // Waits for the end of a composition.
    while (this.view.isComposing) {
      await new Promise((end) => this.element.addEventListener("compositionend", end, { once: true }));
    }
    if (!this.number) this.renew();
    this.#takeEngine();
    for (const each of failed) each.retry();
    return this.element;
  }

  /** The engine is wanted: a text or an option is beyond the first reader. */
  #ask() { if (isEntered(this.element) && !failed.has(this)) this.ready.catch(() => {}); }
  get #loaded() { return this.#engine ?? (this.element.entries ? undefined : loadedEngine()); }
  #takeEngine() { if (this.#loaded) this.number?.takeEngine(this.#loaded); }

  /** A person has come to the input, or has edited its text; or a form asks. */
  touch(type, isEdit) {
    if (type === "invalid") {
      this.#isAsked = true;
      this.view.ask();
    }
    this.isDirty ||= isEdit;
    this.isTouched ||= isEdit;
    this.wake();
    if (loadedEngine()) this.#takeEngine();
  }

  /** The number field: each has one once it is touched, and those from the beginning whose value or options the first reader has no answer to. */
  wake() {
    if (this.number) return this.number;
    this.number = new NumberInput(this.#loaded, this.input, { ...this.#options, shown: this.shownText, ...this.set });
    // A reset goes back to the attribute's value, not to one that was set meanwhile.
    if (this.set) this.#configure();
    else this.#nameWrong();
    if (failed.has(this)) this.number.giveUp();
    if (this.#custom) this.number.setCustomValidity(this.#custom);
    this.number.refresh();
    if (this.#isAsked) this.number.ask();
    // The person has left the field already, so the text is committed, as on leaving.
    if (this.number.isEdited && !this.hasFocus && !this.#isRestored) this.number.commit();
    return this.number;
  }

  // What is shown.

  /** Shows the state after a change of an option, of the language or of the value. */
  renew() {
    if (this.number) return this.#configure();
    if (!isEntered(this.element)) return;
    const { given, isTyped, firstValue: value } = this;
    const language = languageOf(this.element);
    const reader = readerOf(given, language);
    const text = reader?.write(value) ?? written(value, language, given);
    const isRead = reader && isNumber(this.givenValue) && (value === "" || reader.shows(value, text));
    if (isTyped || this.#custom || this.#isAsked || !isRead && this.#loaded) return void this.wake();
    if (!isRead) this.#ask();
    this.#speak();
    this.shownText = this.#toldText = text;
    if (this.input.value !== text) this.input.value = text;
    if (!this.adoption.hasKeyboard) this.input.inputMode = firstKeyboard(given);
    const state = { text, status: value === "" ? "intermediate" : "acceptable", value, issue: value === "" ? { validity: "valueMissing" } : null };
    const messages = this.#sentences;
    const attributes = attributesOf(state, nothing, { ...given, messages });
    for (const name in attributes) setAttribute(this.input, name, attributes[name]);
    const can = given.step && given.step !== "any" ? ["increment", "decrement"] : [];
    this.view.show({
      status: state.status, ...validityOf(state, { required: given.required, custom: "", messages }), shown: nothing, willBeWrong: false,
      can, keys: firstKeys(given),
    });
  }

  get defaultValue() {
    const { defaultValue = "" } = this.adoption.pages ?? {};
    return this.element.getAttribute("value") ?? (isNumber(defaultValue) ? defaultValue : "");
  }
  /** The value that the page gives, and what is shown of it. */
  get givenValue() { return this.set?.value ?? this.defaultValue; }
  get firstValue() { return isNumber(this.givenValue) ? plainDigits(this.givenValue) : ""; }
  get isTyped() { return this.input.value !== this.shownText; }

  /** Takes the sentences of a language; when they come later, the field is shown again. */
  #speak() {
    const language = languageOf(this.element);
    const loaded = loadedMessages(language);
    if (loaded) this.#sentences = loaded;
    else messagesFor(language).then(() => { if (!this.number && loadedMessages(language)) this.renew(); });
  }

  #configure() {
    this.#wrong.clear();
    this.number.configure(this.#options);
    this.#nameWrong();
  }

  /** Attributes come one by one: errors are reported after the last. */
  #nameWrong() {
    queueMicrotask(() => {
      for (const name of this.#wrong) {
        reportOption("number-field", name, name === "value" ? this.givenValue : this.element.getAttribute(name), this.#named);
      }
    });
  }

  get #options() {
    return {
      ...allGivenBy(this.element, this.adoption.pages), within: this.element, leaveOut: (name) => this.#wrong.add(attributeNamed(name)),
      message: this.view.parts.message, value: this.defaultValue, tell: (type, detail) => this.#hear(type, detail),
      ask: () => this.#ask(), hasKeyboard: () => this.adoption.hasKeyboard,
    };
  }

  #hear(type, detail) {
    // The constructor of `NumberInput` tells of the first status, before the element has that input.
    if (!this.number) return;
    if (type === "number-status") return this.view.show(detail);
    // A script submits: a framework that binds to `change` has the value before it hears of the submit.
    if (type === "number-flush") return this.tellChange();
    if (type === "number-commit") this.view.announce(detail);
    this.pass(type, detail);
  }
  pass(type, detail) { this.element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail })); }

  #tell() { this.#toldText = this.number?.text ?? this.shownText; }
  tellChange() {
    if (this.text === this.#toldText) return;
    this.#toldText = this.text;
    this.element.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // Values.

  get text() { return this.number?.text ?? this.input.value; }
  /** The exact digits that are sent; "" if the text is not a number. */
  get exact() {
    if (this.adoption.isRewritten) this.adoption.lookAgain();
    if (!this.number && this.isTyped && isEntered(this.element)) this.wake();
    return this.number?.value ?? this.firstValue;
  }

  /** A page sets a value, exact digits. */
  take(text) {
    if (!this.isTouched) this.begun = text;
    this.isDirty = true;
    if (!this.number && isNumber(text) && !this.isTyped) this.#put(text);
    else this.wake().value = text;
    this.#toldText = this.text;
  }
  /** Shows a value that the page has set, without a number field. */
  #put(value) {
    this.set = { value };
    this.input.value = this.shownText;
    this.renew();
  }

  /** Takes the value that a framework has at each drawing: an answer, which counts when the typing is over, or a command. (H1) */
  read(value) {
    if (!this.number) this.element.value = value;
    else {
      this.number.read(value);
      this.#toldText = this.text;
    }
  }

  /** Empties the field. */
  clear() {
    this.isDirty = true;
    this.wake().clear();
    this.#toldText = this.text;
  }

  /** What a reset goes back to: the attribute, as in HTML, else what the page has set before anybody typed. */
  get #resetValue() { return this.element.hasAttribute("value") || this.defaultValue !== "" ? this.defaultValue : this.begun; }
  /** The page's value has changed, which a field shows that nobody has edited. */
  resetUntouched() { if (!this.isDirty) this.number?.reset(this.#resetValue); }

  reset() {
    this.isDirty = this.isTouched = false;
    this.#isAsked = false;
    this.#custom = "";
    const value = this.#resetValue;
    if (this.number) this.number.reset(value);
    else this.#put(value);
    // A framework's state is to be what the screen shows.
    if (this.text === this.#toldText) return;
    this.element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    this.tellChange();
  }

  restore({ text = "", value = "" }) {
    this.isDirty = this.isTouched = this.#isRestored = true;
    this.wake().restore(text, value);
  }

  setCustomValidity(message) {
    this.#custom = String(message);
    if (this.#custom || this.number) this.wake().setCustomValidity(message);
  }
}
