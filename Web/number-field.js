// <number-field>: a form's own element around a text input, which the page writes inside of the element, or which the element
// puts there. The input has the text and the focus; the element has the number, and all that a form and a page hear.
import {
  NumberInput, attributeText, attributesOf, cached, digits, english, firstKeyboard, firstKeys, hidesEmptyBubbles, internalsOf, isNumber, languageOf, loadEngine,
  loadEntries, loadedEngine, loadedMessages, messagesFor, nothing, plainDigits, readerOf, report, reportOption, say, setAttribute, settings, styleSheet,
  takeEarlyProperties, validityOf, whenWanted, written,
} from "./field.js";
import { makeButtons } from "./buttons.js";
import { Naming } from "./naming.js";
import style from "./number-field.css.js";

export { loadEngine, loadEntries };

// A server that renders the page imports this module too, and has no document.
const hasPage = typeof document !== "undefined";
/** The style sheet of each document: a sheet is of one. */
const sheets = new WeakMap();
function sheetOf(document) {
  if (!sheets.has(document)) sheets.set(document, styleSheet(style, document.defaultView));
  return sheets.get(document);
}

/** Makes a part of a field; not from HTML text, which a page's Trusted Types may forbid. */
function makePart(name, tag, attributes) {
  const part = document.createElement(tag);
  part.part = name;
  for (const attribute in attributes) part.setAttribute(attribute, attributes[attribute]);
  return part;
}
/** What tells of another text in the input; a script may tell of a text by either event. */
const edits = ["input", "change"];
/** What each input has: the element alone is the form's, and the input would send its text. */
const own = { form: "", autocomplete: "off", spellcheck: "false", "aria-invalid": "false" };
function makeInput() {
  const input = document.createElement("input");
  for (const name in own) input.setAttribute(name, own[name]);
  return input;
}

/** The types of input beside which Return does not submit a form without a button, as HTML lists them. */
const typed = new Set(["text", "search", "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local", "number"]);

const hyphened = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Options by their attributes; the element's properties are named as the options. */
const properties = new Map(settings.map((name) => [hyphened(name), name]));
const flags = new Set(["required", "records", "exclusiveMin", "exclusiveMax", "showsPreview"]);
const unset = Object.fromEntries(settings.map((name) => [name, undefined]));
const inputs = ["placeholder", "readonly", "inputmode", "enterkeyhint", "autocomplete", "autofocus"];
/** What the page's input says of the number where the element says nothing. It stays on the input, where the page may change it. */
const ofInput = ["required", "min", "max", "step"];
const labels = ["aria-label", "aria-labelledby", "aria-describedby", "aria-description", "title"];
/**
 * The elements in the page, so that a change of language, a label or the loaded engine can
 * reach them.
 */
const connected = new Set();
const surroundings = hasPage && new MutationObserver((records) => {
  const changed = records.filter(({ type }) => type === "childList").map(({ target }) => target.closest?.("number-field"));
  for (const field of new Set(changed)) if (connected.has(field)) inputCame(field);
  if (records.some(({ attributeName }) => attributeName === "lang")) languageChanged();
  namingChanged(new Set(records.flatMap(changedNames).flatMap((each) => [each, each.control, each.id])));
});
/** The language around the elements may have changed, or what names and describes them. */
let languageChanged, namingChanged, inputCame;
/** An attribute of the element, or of the page's input in it. */
let attributeOf;
/** Hears of a field before its input does: what the event needs is made by then. */
let touch;

/** The trees that are observed, and the elements that could not load the engine. */
const observed = new WeakSet();
const failed = new Set();

/** The elements that may give a field another name by changing, coming or going. */
function changedNames({ type, target, addedNodes, removedNodes }) {
  if (type === "attributes") return target;
  const around = (target.closest ? target : target.parentElement)?.closest("label") ?? [];
  // A field that was just added has looked for its labels already.
  const changed = [...addedNodes, ...removedNodes].filter((node) => node.querySelectorAll && !connected.has(node));
  return [around, ...changed.map((each) => [each, ...each.querySelectorAll("label, [id]")])].flat();
}

class NumberField extends (hasPage ? HTMLElement : Object) {
  static get formAssociated() { return true; }
  static get observedAttributes() { return [...properties.keys(), ...inputs, ...labels, "value", "lang", "buttons", "name", "shows-preview"]; }

  #internals = internalsOf(this);
  #input = hasPage && makeInput();
  /** The element's own input, which is there while the page has written none. */
  #ownInput = this.#input;
  /** The message, the suggestions and the announcement: made when the field is touched, or refused. */
  #others;
  /** The number field; there is none yet while nobody has touched the element. */
  #number;
  /** The value that a page has set, before there is a number field. */
  #set;
  /** The text that an input without a number field shows of the value. If the input's text differs, it was typed. */
  #shownText = "";
  #isDirty = false;
  /** Whether a person has changed the text; what the page sets before is what a reset goes back to. */
  #isTouched = false;
  #begun = "";
  #isAsked = false;
  /** Whether the sentence is seen below the field: then the browser shows no bubble, which would lie over the suggestions. */
  #saysItself = false;
  #isComposing = false;
  #sentences = english;
  #naming = new Naming(this, this.#input, () => this.#internals.labels, (label) => {
    surroundings.observe(label, { characterData: true, childList: true, subtree: true });
  });
  /** The attributes that were left out, and those that were reported. */
  #wrong = new Set();
  #named = new Set();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    this.adoptedCallback();
    root.append(document.createElement("slot"));
    for (const type of edits) this.addEventListener(type, touch, true);
    for (const [type, own] of [["focusin", "focus"], ["focusout", "blur"]]) {
      this.addEventListener(type, ({ target, relatedTarget }) => {
        if (target === this.#input) this.dispatchEvent(new FocusEvent(own, { relatedTarget }));
      });
    }
    this.addEventListener("keypress", (event) => this.#submit(event));
    // As a label does.
    this.addEventListener("click", (event) => { if (event.composedPath()[0] === this) this.focus(); });
  }

  static {
    touch = ({ type, target, currentTarget }) => {
      const isEdit = edits.includes(type);
      const field = isEdit ? currentTarget : target.closest?.("number-field");
      // What the element tells itself, it knows.
      if (!(field instanceof NumberField) || target === field && type !== "invalid" || isEdit && target !== field.#input) return;
      const { message } = field.#parts;
      if (type === "invalid") {
        field.#isAsked = true;
        field.#saysItself = hidesEmptyBubbles && getComputedStyle(message).display !== "none";
      }
      field.#isDirty ||= isEdit;
      field.#isTouched ||= isEdit;
      field.#wake();
      if (loadedEngine()) field.#takeEngine();
    };
    attributeOf = (field, name) => field.#attribute(name);
    inputCame = (field) => field.#adopt();
    namingChanged = (changed) => {
      for (const each of connected) if (each.#naming.isOf(changed)) each.#naming.renew();
    };
    languageChanged = () => { for (const each of connected) each.#renew(); };
  }

  /** All parts of the field, and what it hears once it is touched. */
  get #parts() {
    if (this.#others) return this.#others;
    const root = this.shadowRoot;
    const message = makePart("message", "div", {});
    const preview = makePart("preview", "div", {});
    const suggestions = makePart("suggestions", "div", { role: "group" });
    const announcement = makePart("announcement", "span", { role: "status" });
    this.#others = { preview, message, suggestions, announcement };
    root.append(preview, message, suggestions, announcement);
    this.#naming.renew();
    for (const [type, isComposing] of [["compositionstart", true], ["compositionend", false]]) {
      this.addEventListener(type, () => { this.#isComposing = isComposing; });
    }
    // The input keeps the focus, so that the browser can undo the suggestion.
    suggestions.addEventListener("mousedown", (event) => event.preventDefault());
    suggestions.addEventListener("click", ({ target }) => {
      if (!target.matches("button")) return;
      this.#input.focus();
      this.#number.take(target.textContent);
    });
    return this.#others;
  }

  /** The buttons beside the input that the attribute asks for. */
  #buttons = [];
  #renewButtons() {
    for (const { button } of this.#buttons) button.remove();
    this.#buttons = makeButtons(this.getAttribute("buttons") ?? "", makePart, {
      press: (key, count) => {
        if (this.#input.readOnly) return false;
        this.#isDirty = this.#isTouched = true;
        this.#wake().hold(key, count);
        // Without an engine one step waits for it.
        return this.#number.hasEngine && this.#number.state.can.includes(key);
      },
      // Nobody is in the field who will leave it.
      end: () => {
        if (!this.#number || this.#hasFocus) return;
        this.#number.commit();
        this.#tellChange();
      },
    });
    this.shadowRoot.firstChild.after(...this.#buttons.map(({ button }) => button));
    this.#showButtons(this.#number?.state ?? {});
  }

  /**
   * A button that would do nothing says so (a press on one that is `disabled` would lead into the input); the sign is there
   * where numbers below zero are taken.
   */
  #showButtons({ can = [], keys }) {
    const names = this.#number?.messages ?? this.#sentences;
    const isDead = this.#input.disabled || this.#input.readOnly;
    for (const { button, key, name } of this.#buttons) {
      button.setAttribute("aria-disabled", isDead || key !== "toggleSign" && !can.includes(key));
      button.hidden = key === "toggleSign" ? keys !== undefined && keys !== "number" : (this.step ?? "") === "";
      button.ariaLabel = names[name] ?? button.textContent;
    }
  }

  /** The page's own input, and whether the page has chosen a keyboard there. */
  #pages;
  #hasKeyboard = false;

  /**
   * Takes the input that stands inside of the element; without an engine it is what the page has written. Another that comes
   * in its place goes on where the first was.
   */
  #adopt() {
    const given = [...this.querySelectorAll("input:not([type=hidden])")].find((each) => each !== this.#ownInput);
    const before = this.#input;
    const input = given ?? this.#ownInput;
    if (input === before && input.parentNode) return this.#lookAgain();
    // What was typed meanwhile goes on in the other input.
    const typed = !this.#number && this.#isTyped ? before.value : undefined;
    // The page has taken its input away: what that has said of the number the element says.
    if (!given && this.#pages) for (const name of ofInput) setAttribute(this, name, this.#attribute(name));
    this.#pages = given;
    if (given) {
      this.#ownInput.remove();
      const { value, defaultValue } = given;
      this.#takeInput();
      // Another text was typed. One that says no plain number, where the element has none, is read as if it were.
      if (!this.#number) this.#shownText = value !== defaultValue ? defaultValue : this.#givenValue !== "" ? value : "";
    } else {
      input.value = this.#number?.text ?? this.#shownText;
      this.append(input);
    }
    this.#input = input;
    this.#listen();
    this.#naming.take(input, given);
    for (const name of inputs) if (this.hasAttribute(name)) input.setAttribute(name, this.getAttribute(name));
    this.#toldDisabled = input.disabled = this.matches(":disabled");
    if (input === before) {
      // The page's HTML was written anew around a person who types.
      this.#number?.enterAgain();
      return;
    }
    // The browser shows its own sentence at the input.
    this.#toldToBrowser.validity = " ";
    this.#naming.renew();
    if (typed !== undefined) input.value = typed;
    if (this.#number) this.#number.move(input);
    else if (connected.has(this)) this.#renew();
  }

  /** Makes the page's input the field's: the form hears of the element what the input says of a form's control. */
  #takeInput() {
    const input = this.#pages;
    const keyboard = input.getAttribute("inputmode");
    // A server that has written the keyboard that the field would have has not chosen one.
    this.#hasKeyboard = keyboard !== null && keyboard !== firstKeyboard(this.#given);
    for (const name in own) if (name === "form" || !input.hasAttribute(name)) input.setAttribute(name, own[name]);
    input.type = "text";
    // Who has written the page's HTML anew may put the caret back at once.
    input.setSelectionRange = (...range) => {
      if (input.type !== "text") this.#lookAgain();
      HTMLInputElement.prototype.setSelectionRange.apply(input, range);
    };
    this.#takeName();
    if (input.disabled) this.toggleAttribute("disabled", true);
    if (!this.#watch) this.#watch = new MutationObserver(() => this.#lookAgain());
    this.#watch.disconnect();
    this.#watch.observe(input, { attributeFilter: ["form", "type", "name", "value", "disabled", "readonly", ...ofInput] });
  }
  #watch;
  #toldDisabled;

  /** The form sends by the element's name: that of the page's input, where the element has none of its own. */
  #takeName() {
    const own = this.getAttribute("name");
    const name = this.#pages?.getAttribute("name");
    if (!this.#pages || name === own || own !== null && own !== this.#takenName) return;
    this.#takenName = name;
    if (name === null) this.removeAttribute("name");
    else this.setAttribute("name", name);
  }
  #takenName = null;

  /**
   * Takes what the page has changed at its input. A script that has written the page's HTML there anew has no word for the
   * field's text: that stays, unless the HTML has another value.
   */
  #lookAgain() {
    this.#look();
    // What the field has written itself, it knows.
    this.#watch?.takeRecords();
  }
  #look() {
    const input = this.#pages;
    if (!input) return;
    const isRewritten = !input.hasAttribute("form");
    const { defaultValue } = this;
    if (isRewritten) this.#takeInput();
    this.#takeName();
    if (input.disabled !== this.#toldDisabled) {
      this.toggleAttribute("disabled", input.disabled);
      this.#toldDisabled = input.disabled = this.matches(":disabled");
    }
    const isNew = defaultValue !== this.#lookedAt;
    this.#lookedAt = defaultValue;
    if (isRewritten) {
      if (this.#number) this.#number.showAgain();
      else input.value = this.#shownText;
      this.#naming.describe();
    }
    this.#renew();
    if (isNew && isRewritten && this.#isTouched) {
      // Where nobody types, what the server has written is all that it has.
      if (this.#number && !this.#number.isEdited) this.#number.rest();
      this.read(defaultValue);
    }
    else if (isNew && !this.#isDirty) this.#number?.reset(this.#resetValue);
  }
  /** The value of the page's HTML, when the field has looked last. */
  #lookedAt;

  /** An attribute, of the page's input where the element has none. */
  #attribute(name) { return this.getAttribute(name) ?? this.#pages?.getAttribute(name) ?? null; }

  /**
   * The input's events end at the input, and the element's come from the element: who reads the value of an event's target reads
   * the number, whenever the page has added its listener.
   */
  #listen() {
    if (this.#heard.has(this.#input)) return;
    this.#heard.add(this.#input);
    for (const type of edits) {
      this.#input.addEventListener(type, (event) => {
        if (event.currentTarget !== this.#input) return;
        event.stopPropagation();
        if (type === "change") this.#tellChange();
        else this.dispatchEvent(new event.constructor(type, event));
      });
    }
  }
  #heard = new WeakSet();

  /** The element is in another document, such as an iframe's. */
  adoptedCallback() {
    const sheet = sheetOf(this.ownerDocument);
    if (sheet) this.shadowRoot.adoptedStyleSheets = [sheet];
  }

  focus(options) { this.#input.focus(options); }
  blur() { this.#input.blur(); }

  /** Resolves when the element can read and write numbers. */
  get ready() { return this.#ready ??= this.#begin(); }
  #ready;

  /** Loads the engine again, if that has failed. */
  retry() {
    if (failed.has(this)) this.#ready = undefined;
    return this.ready;
  }

  connectedCallback() {
    takeEarlyProperties(this);
    this.#adopt();
    connected.add(this);
    for (let root = this.getRootNode(); root; root = root.host?.getRootNode()) {
      if (observed.has(root)) continue;
      observed.add(root);
      for (const type of ["focus", "beforeinput", "invalid"]) root.addEventListener(type, touch, true);
      surroundings.observe(root, { attributeFilter: ["lang", "for", "id"], childList: true, subtree: true });
    }
    this.#naming.renew();
    this.#lookedAt = this.defaultValue;
    this.#toldText = this.#number?.text ?? this.#shownText;
    this.#renew();
    // An element that is defined after the page was loaded has missed its `autofocus`.
    if (this.autofocus && !this.#number && (document.activeElement ?? document.body) === document.body) this.focus();
    // What has failed for others may come now.
    if (failed.size > 0) this.#ask();
    if (this.loading !== "") whenWanted(this.loading, this).then(() => this.#ask());
  }

  disconnectedCallback() {
    connected.delete(this);
    // After an error, an element that is put back into the page tries again.
    if (failed.delete(this)) this.#ready = undefined;
  }

  /** The engine of its own, if the one that is loaded is not enough. */
  #engine;
  get #hasFocus() { return this.#input.matches(":focus"); }

  async #begin() {
    try {
      failed.delete(this);
      if (this.entries) this.#engine = await loadEntries();
      else if (!loadedEngine()) await loadEngine();
    } catch (error) {
      failed.add(this);
      this.#number?.giveUp();
      // All elements wait for one engine, so its error is reported once.
      report(error);
      throw error;
    }
    // Waits for the end of a composition.
    while (this.#isComposing) {
      await new Promise((end) => this.addEventListener("compositionend", end, { once: true }));
    }
    if (!this.#number) this.#renew();
    this.#takeEngine();
    for (const each of failed) each.retry();
    return this;
  }

  /** The engine is wanted: a text or an option is beyond the first reader. */
  #ask() { if (connected.has(this) && !failed.has(this)) this.ready.catch(() => {}); }

  #takeEngine() {
    const engine = this.#engine ?? (this.entries ? undefined : loadedEngine());
    if (engine) this.#number?.takeEngine(engine);
  }

  /** The number field: each has one once it is touched, and those from the beginning whose value or options the first reader has no answer to. */
  #wake() {
    if (this.#number) return this.#number;
    const engine = this.#engine ?? (this.entries ? undefined : loadedEngine());
    const options = { ...this.#options, shown: this.#shownText, ...this.#set };
    this.#number = new NumberInput(engine, this.#input, options);
    // A reset goes back to the attribute's value, not to one that was set meanwhile.
    if (this.#set) this.#configure();
    else this.#nameWrong();
    if (failed.has(this)) this.#number.giveUp();
    if (this.#custom) this.#number.setCustomValidity(this.#custom);
    this.#number.refresh();
    if (this.#isAsked) this.#number.ask();
    // The person has left the field already, so the text is committed, as on leaving.
    if (this.#number.isEdited && !this.#hasFocus && !this.#isRestored) this.#number.commit();
    return this.#number;
  }
  #isRestored = false;

  /** Shows the state after a change of an option, of the language or of the value. */
  #renew() {
    if (this.#number) return this.#configure();
    if (!connected.has(this)) return;
    const given = this.#given;
    const language = languageOf(this);
    const value = this.#firstValue;
    const isTyped = this.#isTyped;
    const reader = readerOf(given, language);
    const text = reader?.write(value) ?? written(value, language, given);
    const isRead = reader && isNumber(this.#givenValue) && (value === "" || reader.shows(value, text));
    if (isTyped || this.#custom || this.#isAsked || !isRead && (this.#engine ?? (!this.entries && loadedEngine()))) return void this.#wake();
    if (!isRead) this.#ask();
    this.#speak();
    this.#shownText = text;
    if (this.#input.value !== text) this.#input.value = text;
    if (!this.#hasOwnKeyboard) this.#input.inputMode = firstKeyboard(given);
    const state = { text, status: value === "" ? "intermediate" : "acceptable", value, issue: value === "" ? { validity: "valueMissing" } : null };
    const messages = this.#sentences;
    const attributes = attributesOf(state, nothing, { ...given, messages });
    for (const name in attributes) setAttribute(this.#input, name, attributes[name]);
    const can = given.step && given.step !== "any" ? ["increment", "decrement"] : [];
    this.#show({
      status: state.status, ...validityOf(state, { required: given.required, custom: "", messages }), shown: nothing, willBeWrong: false,
      can, keys: firstKeys(given),
    });
  }
  get #hasOwnKeyboard() { return this.hasAttribute("inputmode") || this.#hasKeyboard; }

  /** The value that the page gives, and what is shown of it. */
  get #givenValue() { return this.#set?.value ?? this.defaultValue; }
  get #firstValue() { return isNumber(this.#givenValue) ? plainDigits(this.#givenValue) : ""; }
  get #isTyped() { return this.#input.value !== this.#shownText; }

  /** Takes the sentences of a language; when they come later, the field is shown again. */
  #speak() {
    const language = languageOf(this);
    const loaded = loadedMessages(language);
    if (loaded) this.#sentences = loaded;
    else messagesFor(language).then(() => { if (!this.#number && loadedMessages(language)) this.#renew(); });
  }

  /** The text of the last `change` event: a submit fires the event before the browser would. */
  #toldText = "";
  #tellChange() {
    if (this.text === this.#toldText) return;
    this.#toldText = this.text;
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #configure() {
    this.#wrong.clear();
    this.#number.configure(this.#options);
    this.#nameWrong();
  }

  /** Attributes come one by one: errors are reported after the last. */
  #nameWrong() {
    queueMicrotask(() => {
      for (const name of this.#wrong) {
        reportOption("number-field", name, name === "value" ? this.#givenValue : this.getAttribute(name), this.#named);
      }
    });
  }

  get #options() {
    return {
      ...unset, ...this.#given, within: this, leaveOut: (name) => this.#wrong.add(hyphened(name)), message: this.#parts.message, value: this.defaultValue,
      tell: (type, detail) => this.#hear(type, detail), ask: () => this.#ask(), hasKeyboard: () => this.#hasOwnKeyboard,
    };
  }

  /** The options that attributes give. */
  get #given() {
    const given = {};
    for (const name of this.getAttributeNames()) {
      const property = properties.get(name);
      const text = this.getAttribute(name);
      if (flags.has(property)) given[property] = property === "required" || text !== "false";
      else if (property && text !== "") given[property] = text;
    }
    for (const name of ofInput) {
      const text = this.hasAttribute(name) ? null : this.#pages?.getAttribute(name) ?? null;
      if (text !== null && (text !== "" || name === "required")) given[name] = name === "required" || text;
    }
    return given;
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === "name") return this.#takeName();
    if (name === "buttons") return this.#renewButtons();
    if (name === "shows-preview") return this.#number && this.#showPreview();
    if (inputs.includes(name)) {
      if (after === null) this.#input.removeAttribute(name);
      else this.#input.setAttribute(name, after);
      this.#number?.refresh();
    } else if (labels.includes(name)) {
      if (connected.has(this)) this.#naming.renew();
    } else {
      this.#renew();
      if (name === "value" && !this.#isDirty) this.#number?.reset(this.#resetValue);
      this.#lookedAt = this.defaultValue;
    }
  }

  // What a form asks.

  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#toldToBrowser.message ?? this.#number.message; }
  get willValidate() { return this.#internals.willValidate; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  #custom = "";
  /** A server's or a page's own error, shown until the field is edited; "" for none. */
  setCustomValidity(message) {
    this.#custom = String(message);
    if (this.#custom || this.#number) this.#wake().setCustomValidity(message);
  }

  formAssociatedCallback(form) {
    if (connected.has(this)) this.#naming.renew();
    this.#joined.abort();
    this.#joined = new AbortController();
    form?.addEventListener("formdata", ({ formData }) => this.#sendAnew(formData), { signal: this.#joined.signal });
    form?.addEventListener("submit", (event) => this.#holdBack(event), { signal: this.#joined.signal, capture: true });
  }
  #joined = new AbortController();

  /** A text that is neither read nor refused is not sent, even by a form that does not validate: it says why, and is sent then. */
  #holdBack(event) {
    if (!this.#number || this.#number.hasEngine || this.matches(":disabled")) return;
    this.#number.commit();
    if (!this.#number.isDoubtful) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#number.ask();
    const { target, submitter } = event;
    this.ready.then(() => { if (connected.has(this)) target.requestSubmit(submitter); }, () => {});
  }

  /** A script has written another text into the input, and told nobody: the form sends what the screen says. */
  #sendAnew(formData) {
    const { name, form } = this;
    const { value: before } = this.#toldToBrowser;
    if (before === this.#exact || !name || this.matches(":disabled")) return;
    const values = formData.getAll(name);
    // Of several controls by one name each has its place.
    const all = [...form.elements].filter((each) => each.name === name && each.matches(":enabled:not(button)"));
    values[all.length === values.length ? all.indexOf(this) : values.indexOf(before)] = this.#exact;
    formData.delete(name);
    for (const value of values) formData.append(name, value);
  }

  formDisabledCallback(isDisabled) {
    this.#toldDisabled = this.#input.disabled = isDisabled;
    this.#number?.refresh();
  }
  formResetCallback() {
    this.#isDirty = this.#isTouched = false;
    this.#isAsked = false;
    this.#custom = "";
    const value = this.#resetValue;
    if (this.#number) this.#number.reset(value);
    else this.#put(value);
    // A framework's state is to be what the screen shows.
    if (this.text !== this.#toldText) {
      this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      this.#tellChange();
    }
  }
  formStateRestoreCallback(state) {
    const { value = "", text = "" } = typeof state === "string" ? parsed(state) : {};
    this.#isDirty = this.#isTouched = this.#isRestored = true;
    this.#wake().restore(text, value);
  }

  /** Shows a value that the page has set, without a number field. */
  #put(value) {
    this.#set = { value };
    this.#input.value = this.#shownText;
    this.#renew();
  }

  // What a page asks.

  get value() { return this.#exact; }
  set value(value) {
    const text = digits(value);
    if (!this.#isTouched) this.#begun = text;
    this.#isDirty = true;
    if (!this.#number && isNumber(text) && !this.#isTyped) this.#put(text);
    else this.#wake().value = value;
    this.#toldText = this.text;
  }
  /**
   * Takes the value that a framework has at each drawing: an answer, which counts when the typing is over, or a command. (H1)
   */
  read(value) {
    if (!this.#number) this.value = value;
    else {
      this.#number.read(value);
      this.#toldText = this.text;
    }
  }
  /** The page sends its state: where it has always answered at once, what it has is shown. (H1) */
  settle() { this.#number?.settle(); }
  /** The exact digits that are sent; "" if the text is not a number. */
  get #exact() {
    if (this.#pages && !this.#pages.hasAttribute("form")) this.#lookAgain();
    if (!this.#number && this.#isTyped && connected.has(this)) this.#wake();
    return this.#number?.value ?? this.#firstValue;
  }
  get valueAsNumber() { return Number(this.value || NaN); }
  set valueAsNumber(number) { this.value = number; }
  /** What a reset goes back to: the attribute, as in HTML, else what the page has set before anybody typed. */
  get #resetValue() { return this.hasAttribute("value") || this.defaultValue !== "" ? this.defaultValue : this.#begun; }
  get defaultValue() {
    const { defaultValue = "" } = this.#pages ?? {};
    return this.getAttribute("value") ?? (isNumber(defaultValue) ? defaultValue : "");
  }
  set defaultValue(value) { this.setAttribute("value", value); }
  get text() { return this.#number?.text ?? this.#input.value; }
  get status() { return this.#number?.status ?? this.#toldToBrowser.status; }
  get issue() { return this.#number?.issue ?? null; }
  get suggestions() { return this.#number?.suggestions ?? []; }
  get preview() { return this.#wake().preview; }
  commit() { return this.#wake().commit(); }
  revert() { this.#wake().revert(); }
  /**
   * Empties the field. Setting "" would not: that is the value which the page gets while a text
   * is refused.
   */
  clear() {
    this.#isDirty = true;
    this.#wake().clear();
    this.#toldText = this.text;
  }
  stepUp(count) { this.#wake().stepUp(count); }
  stepDown(count) { this.#wake().stepDown(count); }
  press(key, count) { this.#wake().press(key, count); }
  take(suggestion) { this.#wake().take(suggestion); }
  get session() { return this.#number?.session ?? ""; }
  select() { this.#input.select(); }

  // What is shown.

  #hear(type, detail) {
    // The constructor of `NumberInput` tells of the first status, before the element has that input.
    if (!this.#number) return;
    if (type === "number-status") this.#show(detail);
    else if (type === "number-commit") this.#announce(detail);
    // A script submits: a framework that binds to `change` has the value before it hears of the submit.
    else if (type === "number-flush") this.#tellChange();
    else this.#pass(type, detail);
  }

  #show({ status, isUntold, flags, message: sentence, shown, willBeWrong, can, keys }) {
    const number = this.#number;
    this.#showButtons({ can, keys });
    const value = this.#exact;
    const saved = JSON.stringify({ value: (number ? number.state.value : this.#firstValue) ?? "", text: this.text });
    // The browser focuses the field that is wrong, as any other, and has nothing to say in a bubble.
    const message = isUntold ? undefined : sentence;
    const told = isUntold || willBeWrong && this.#saysItself ? " " : message;
    const validity = `${Object.keys(flags)} ${told}`;
    const isWrong = shown.kind === "wrong";
    // The browser is told what it does not know: each of these takes longer than the engine.
    const before = this.#toldToBrowser;
    if (validity !== before.validity) this.#internals.setValidity(flags, told, this.contains(this.#input) ? this.#input : undefined);
    if (value !== before.value || saved !== before.saved) this.#internals.setFormValue(value, saved);
    if (isWrong !== before.isWrong) {
      try {
        this.#internals.states[isWrong ? "add" : "delete"]("invalid");
      } catch {
        // Chromium before 125 takes other names.
      }
    }
    this.#showPreview();
    const texts = shown.suggestions.join(", ");
    this.#toldToBrowser = { validity, message, value, saved, isWrong, status, texts, sentence: shown.message };
    if (shown.message !== before.sentence) this.#naming.describe(shown.message);
    if (texts !== before.texts) {
      const { suggestions } = this.#parts;
      suggestions.ariaLabel = (number?.messages ?? this.#sentences).didYouMean.replace("{suggestions}", texts);
      suggestions.replaceChildren(...shown.suggestions.map((text) => {
        // Tab leads on to the next field, and Shift and Tab back to the text: keys that were meant for a field would be lost
        // on a button. Alt and the down arrow take the first suggestion.
        const button = makePart("suggestion", "button", { type: "button", tabindex: "-1" });
        button.textContent = text;
        return button;
      }));
    }
    if (message !== before.message) this.#input.setCustomValidity(message ?? " ");
    // What was left out is no news when it is told.
    const news = ["status", ...isUntold || before.message === undefined ? [] : ["message"], ...number ? ["value", "saved"] : []];
    if (!news.some((name) => this.#toldToBrowser[name] !== before[name])) return;
    const field = this;
    this.#pass("number-status", { status, get message() { return message ?? field.validationMessage; } });
  }
  /** How Return would write the number that is being typed: its groups, while the text has none. */
  #showPreview() {
    const number = this.#number;
    const isTyped = this.showsPreview && number?.isEdited && number.status === "acceptable";
    const text = isTyped ? number.preview : "";
    const preview = text === this.text ? "" : text;
    if (preview || this.#others) this.#parts.preview.textContent = preview;
  }
  #toldToBrowser = { validity: " ", message: "", isWrong: false, status: "intermediate", texts: "", sentence: "" };

  /** Tells a screen reader what a commit changed. */
  #announce(detail) {
    const message = detail.message || (detail.outcome === "accepted" ? detail.text : "");
    say(this.#parts.announcement, message, this.#number.messages);
    this.#pass("number-commit", detail);
  }

  #pass(type, detail) { this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail })); }

  /**
   * Submits the form as Return in an input does: presses its first submit button, if that is enabled; without one submits if no
   * other control is typed into. As the browser does, at `keypress`: the key that has committed does nothing more, even where
   * the page moves the focus.
   */
  #submit(event) {
    if (event.target !== this.#input || event.key !== "Enter" || event.defaultPrevented) return;
    event.preventDefault();
    const { form } = this;
    if (!form) return;
    this.#tellChange();
    const controls = [...form.getRootNode().querySelectorAll("button, input, number-field")].filter((each) => each.form === form);
    const button = controls.find(({ type }) => type === "submit" || type === "image");
    if (button) button.click();
    else if (controls.filter((each) => each.localName === "number-field" || typed.has(each.type)).length === 1) form.requestSubmit();
  }
}

for (const name of [...properties.keys(), "placeholder", "readonly", "autocomplete", "name", "disabled", "buttons", "shows-preview"]) {
  const property = properties.get(name) ?? { readonly: "readOnly", "shows-preview": "showsPreview" }[name] ?? name;
  const isFlag = ["required", "readonly", "disabled"].includes(name);
  const isChoice = flags.has(property) && !isFlag;
  Object.defineProperty(NumberField.prototype, property, {
    get() {
      const text = attributeOf(this, name);
      return isFlag || isChoice ? text !== null && (isFlag || text !== "false") : text ?? "";
    },
    set(value) {
      if (isFlag) this.toggleAttribute(name, Boolean(value));
      else if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, isChoice ? Boolean(value) : attributeText(value));
    },
    configurable: true, enumerable: true,
  });
}

function parsed(state) {
  try {
    return JSON.parse(state);
  } catch {
    return {};
  }
}

// A page may have this module twice, in two bundles: the first defines the element.
const Defined = hasPage && customElements.get("number-field") || NumberField;
if (hasPage && Defined === NumberField) customElements.define("number-field", NumberField);
export { Defined as NumberField };
