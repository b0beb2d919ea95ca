// <number-field>: a form's own element around a text input, which the page writes inside of the element, or which the element
// puts there. The input has the text and the focus; the element has the number, and all that a form and a page hear.
import {
  NumberInput, attributeText, cached, digits, english, firstKeyboard, hidesDigits, hidesEmptyBubbles, internalsOf, isComposing, isNumber, languageOf, loadEngine,
  loadEntries, loadedEngine, loadedMessages, messagesFor, nothing, plainDigits, report, reportOption, say, setAttribute, settings, styleSheet,
  takeEarlyProperties, waitingState, whenWanted, written,
} from "./field.js";
import { makeButtons } from "./buttons.js";
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
/** What each input has, unless the page says otherwise. The element alone is the form's: the input would send its text. */
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
const flags = new Set(["required", "records", "exclusiveMin", "exclusiveMax"]);
const unset = Object.fromEntries(settings.map((name) => [name, undefined]));
const inputs = ["placeholder", "readonly", "inputmode", "enterkeyhint", "autocomplete", "autofocus"];
/** What an input of the page's says is the element's, which is the form's control from then on. */
const taken = ["name", "required", "disabled", "readonly", "inputmode", "min", "max", "step"];
const descriptions = ["aria-describedby", "aria-description"];
const labels = ["aria-label", "aria-labelledby", "aria-describedby", "aria-description", "title"];
/**
 * Number inputs of no page, by locale and options: they write and judge the values of all fields that nobody
 * has touched. To make an input a number field takes longer than to make ten plain inputs.
 */
const models = new Map();
const mostModels = 64;
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
/** Hears of a field before its input does: what the event needs is made by then. */
let touch;

/** How many copies of sentences there are: each has an id. */
let copies = 0;

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

/** The elements that an attribute refers to by id. */
function referred(element, property, attribute) {
  return element[property] ?? (element.getAttribute(attribute)?.match(/\S+/g) ?? [])
    .map((id) => element.getRootNode().getElementById?.(id)).filter(Boolean);
}

/** The text of an element without what is in a field. */
function textOutside(field, element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  while (texts.nextNode()) if (!field.contains(texts.currentNode)) text += texts.currentNode.data;
  return text.trim();
}

class NumberField extends (hasPage ? HTMLElement : Object) {
  static get formAssociated() { return true; }
  static get observedAttributes() { return [...properties.keys(), ...inputs, ...labels, "value", "lang", "buttons"]; }

  #internals = internalsOf(this);
  #input = hasPage && makeInput();
  /** The element's own input, which is there while the page has written none. */
  #ownInput = this.#input;
  /** The message, the suggestions and the announcement: made when the field is touched, or refused. */
  #others;
  /** The number field; there is none yet while nobody has touched the element. */
  #number;
  /** The value and status of a field that nobody has touched. */
  #resting;
  /** What waits for the engine: the value, and a restored text. */
  #waiting = {};
  /**
   * The text that an input without an engine shows of the value. If the input's text differs,
   * it was typed.
   */
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
      field.#present();
    };
    inputCame = (field) => field.#adopt();
    namingChanged = (changed) => {
      for (const each of connected) if (each.#naming.some((name) => changed.has(name))) each.#labelChanged();
    };
    languageChanged = () => { for (const each of connected) each.#renew(); };
  }

  /** All parts of the field, and what it hears once it is touched. */
  get #parts() {
    if (this.#others) return this.#others;
    const root = this.shadowRoot;
    const message = makePart("message", "div", {});
    const suggestions = makePart("suggestions", "div", { role: "group" });
    const announcement = makePart("announcement", "span", { role: "status" });
    this.#others = { message, suggestions, announcement };
    root.append(message, suggestions, announcement);
    this.#labelChanged();
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
        if (!this.#wake() || this.#input.readOnly) return false;
        this.#parts;
        this.#isDirty = this.#isTouched = true;
        this.#number.hold(key, count);
        return this.#number.state.can.includes(key);
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
      button.setAttribute("aria-disabled", isDead || !this.#isReady || key !== "toggleSign" && !can.includes(key));
      button.hidden = key === "toggleSign" ? keys !== undefined && keys !== "number" : (this.step ?? "") === "";
      button.ariaLabel = names[name] ?? button.textContent;
    }
  }

  /** Whether the page names its input there, and what it says of the input besides. */
  #isNamed = false;
  #described = [];

  /**
   * Takes the input that stands inside of the element; without an engine it is what the page has written. Another that comes
   * in its place goes on where the first was.
   */
  #adopt() {
    const given = [...this.querySelectorAll("input:not([type=hidden])")].find((each) => each !== this.#ownInput);
    const before = this.#input;
    const input = given ?? this.#ownInput;
    if (input === before && input.parentNode) return;
    // What was typed meanwhile goes on in the other input.
    const typed = !this.#number && this.#isTyped ? before.value : undefined;
    if (given) {
      this.#ownInput.remove();
      this.#take(input);
    } else {
      input.value = this.#shownText;
      this.append(input);
    }
    this.#input = input;
    this.#listen();
    this.#isNamed = given && (given.labels?.length > 0 || ["aria-label", "aria-labelledby"].some((name) => given.hasAttribute(name)));
    this.#described = descriptions.map((name) => given?.getAttribute(name));
    for (const name of inputs) if (this.hasAttribute(name)) input.setAttribute(name, this.getAttribute(name));
    input.disabled = this.matches(":disabled");
    if (input === before) return;
    // The browser shows its own sentence at the input.
    this.#toldToBrowser.validity = " ";
    this.#labelChanged();
    if (typed !== undefined) input.value = typed;
    if (this.#number) this.#number.move(input);
    else if (this.#resting) {
      this.#resting = undefined;
      if (this.#isTyped || !this.#rest(this.#givenValue)) this.#make();
    }
  }

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

  /** Makes an input of the page's the field's: what it says of the number is the element's. */
  #take(input) {
    const { value, defaultValue } = input;
    if (this.#givenValue === "" && !this.#isTouched && isNumber(defaultValue)) this.setAttribute("value", defaultValue);
    // Another text was typed. One that says no plain number, where the element has none, is read as if it were.
    if (!this.#number) this.#shownText = value !== defaultValue ? defaultValue : this.#givenValue !== "" ? value : "";
    for (const name of taken) {
      const given = input.getAttribute(name);
      // A server that has written the keyboard that the field would have has not chosen one.
      if (given === null || name === "inputmode" && given === firstKeyboard(this.#given)) continue;
      if (!this.hasAttribute(name)) this.setAttribute(name, given);
      // What the element gives its input stays there.
      if (!inputs.includes(name) && name !== "disabled") input.removeAttribute(name);
    }
    for (const name in own) if (name === "form" || !input.hasAttribute(name)) input.setAttribute(name, own[name]);
    input.type = "text";
  }

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
    this.#labelChanged();
    if (this.#isReady || !loadedEngine()) this.#renew();
    // An element that is defined after the page was loaded has missed its `autofocus`.
    if (this.autofocus && !this.#number && (document.activeElement ?? document.body) === document.body) this.focus();
    const begin = () => { if (connected.has(this)) this.retry().catch(() => {}); };
    // With a loaded engine an element reads as soon as it stands in the page. The engine says what a text does not show.
    if (this.loading === "" || loadedEngine() || hidesDigits(this.#firstValue, languageOf(this), this.#given)) begin();
    else whenWanted(this.loading, this).then(begin);
  }

  disconnectedCallback() {
    connected.delete(this);
    // After an error, an element that is put back into the page tries again.
    if (failed.delete(this)) this.#ready = undefined;
  }

  /** The engine of its own, if the one that is loaded is not enough. */
  #engine;
  get #hasFocus() { return this.#input.matches(":focus"); }
  get #isReady() { return this.#number !== undefined || this.#resting !== undefined; }

  async #begin() {
    try {
      failed.delete(this);
      // Who asks for a field that is ready wants the engine.
      if (this.entries) this.#engine = await loadEntries();
      else if (!loadedEngine()) await loadEngine();
    } catch (error) {
      failed.add(this);
      this.#present();
      // All elements wait for one engine, so its error is reported once.
      report(error);
      throw error;
    }
    // Waits for the end of a composition.
    while (this.#isComposing) {
      await new Promise((end) => this.addEventListener("compositionend", end, { once: true }));
    }
    if (this.#isReady) return this;
    const isTouched = this.#isTyped || this.#isAsked || this.#custom || this.#waiting.text !== undefined
      || this.#hasFocus;
    if (isTouched || !this.#rest(this.#givenValue)) {
      this.#make();
      // The person has left the field already, so the text is committed, as on leaving.
      if (this.#waiting.text === undefined && this.#number.isEdited && !this.#hasFocus) this.#number.commit();
    }
    this.#toldText = this.text;
    for (const each of failed) each.retry();
    return this;
  }

  /**
   * Shows a value as the engine writes it, without a number field of the element's own. Gives whether there is
   * nothing else to show: no refusal, no wrong option.
   */
  #rest(value) {
    // What is read beside plain numbers is loaded with the number field, before somebody types.
    if (this.entries) return false;
    const language = languageOf(this);
    const given = this.#given;
    const model = cached(models, [language, given], () => {
      const input = Object.assign(document.createElement("input"), { lang: language });
      const wrong = [];
      const number = new NumberInput(loadedEngine(), input,
        { ...given, leaveOut: (name) => wrong.push(name), within: input, tell: () => {} });
      return { number, isWrong: wrong.length > 0 };
    }, mostModels);
    this.#speak();
    const { number, isWrong } = model;
    if (isWrong || !isNumber(value) || !number.begin(value)) return false;
    const state = number.refresh();
    const { attributes, status, shown } = state;
    const { text } = number;
    if (text !== "" && status !== "acceptable" || shown.message) return false;
    const input = this.#input;
    this.#resting = { value: number.state.entry ?? "", status };
    this.#shownText = this.#toldText = text;
    if (input.value !== text) input.value = text;
    input.inputMode = this.inputMode || number.input.inputMode;
    for (const name in attributes) setAttribute(input, name, attributes[name]);
    this.#show(state);
    return true;
  }

  /** The number field, if the engine is there; a field at rest becomes one. */
  #wake() {
    if (this.#resting) this.#make();
    return this.#number;
  }

  /** Makes the input a number field. */
  #make() {
    const { text, value } = this.#waiting;
    this.#resting = undefined;
    const shown = this.#shownText;
    this.#number = new NumberInput(this.#engine ?? loadedEngine(), this.#input,
      { ...this.#options, ...(value === undefined ? {} : { value, text }), shown });
    // A reset goes back to the attribute's value, not to one that was set meanwhile.
    if (value === undefined) this.#nameWrong();
    else this.#configure();
    if (this.#custom) this.#number.setCustomValidity(this.#custom);
    this.#number.refresh();
    if (this.#isAsked) this.#number.ask();
  }

  /** Shows the state after a change of an option, of the language or of the value. */
  #renew() {
    if (this.#number) this.#configure();
    else if (!this.#resting) this.#present();
    else if (!this.#rest(this.#givenValue)) this.#make();
  }

  /**
   * Before the engine is there, shows the value, keeps what is typed, and is invalid if
   * something was typed.
   */
  #present() {
    if (this.#isReady || !connected.has(this)) return;
    const value = this.#firstValue;
    const isTyped = this.#isTyped;
    if (!this.hasAttribute("inputmode")) this.#input.inputMode = firstKeyboard(this.#given);
    if (!isTyped) this.#shownText = this.#input.value = written(value, languageOf(this), this.#given);
    this.#speak();
    const { message, isOwn, validity } = waitingState({
      custom: this.#custom, isFailed: failed.has(this), isTyped: isTyped && this.#plain === undefined, required: this.required,
      value: isTyped ? this.#plain ?? "" : value,
    }, this.#sentences);
    const isShown = isOwn || this.#isAsked && message;
    const shown = isShown ? { ...nothing, kind: "wrong", message } : nothing;
    this.#show({
      status: "intermediate", message,
      flags: validity ? { [validity]: true } : {},
      shown, willBeWrong: Boolean(isShown),
    });
    if (isShown || this.#others) {
      const { message: output } = this.#parts;
      say(output, shown.message, this.#custom ? undefined : this.#sentences, shown.kind);
      setAttribute(this.#input, "aria-invalid", isShown ? "true" : "false");
    }
  }

  /** The value that the page gives, and what is shown of it before the engine is there. */
  get #givenValue() { return this.#waiting.value ?? this.defaultValue; }
  get #firstValue() { return isNumber(this.#givenValue) ? this.#givenValue : ""; }
  get #isTyped() { return this.#input.value !== this.#shownText; }
  /** What was typed, if the engine cannot be loaded and plain digits say it. */
  get #plain() {
    return failed.has(this) && this.#isTyped ? plainDigits(this.#input.value, languageOf(this), this.#given) : undefined;
  }

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
      tell: (type, detail) => this.#hear(type, detail),
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
    return given;
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === "buttons") return this.#renewButtons();
    if (inputs.includes(name)) {
      if (after === null) this.#input.removeAttribute(name);
      else this.#input.setAttribute(name, after);
      this.#number?.refresh();
    } else if (labels.includes(name)) {
      if (connected.has(this)) this.#labelChanged();
    } else {
      this.#renew();
      if (name === "value" && !this.#isDirty) this.#number?.reset(this.#resetValue);
    }
  }

  // What a form asks.

  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#toldToBrowser.message; }
  get willValidate() { return this.#internals.willValidate; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  #custom = "";
  /** A server's or a page's own error, shown until the field is edited; "" for none. */
  setCustomValidity(message) {
    this.#custom = String(message);
    if (this.#custom) this.#wake();
    if (this.#number) this.#number.setCustomValidity(message);
    else this.#present();
  }

  formAssociatedCallback(form) {
    if (connected.has(this)) this.#labelChanged();
    this.#joined.abort();
    this.#joined = new AbortController();
    form?.addEventListener("formdata", ({ formData }) => this.#sendAnew(formData), { signal: this.#joined.signal });
  }
  #joined = new AbortController();

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
    this.#input.disabled = isDisabled;
    this.#number?.refresh();
  }
  formResetCallback() {
    this.#isDirty = this.#isTouched = false;
    this.#isAsked = false;
    this.#custom = "";
    const value = this.#resetValue;
    if (this.#number) this.#number.reset(value);
    else this.#wait(value === this.defaultValue ? {} : { value });
    // A framework's state is to be what the screen shows.
    if (this.text !== this.#toldText) {
      this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      this.#tellChange();
    }
  }
  formStateRestoreCallback(state) {
    const { value = "", text = "" } = typeof state === "string" ? parsed(state) : {};
    this.#isDirty = this.#isTouched = true;
    if (this.#wake()) this.#number.restore(text, value);
    else this.#wait({ value, text });
  }

  /** Keeps a value or a text until there is a number field. */
  #wait(waiting) {
    this.#waiting = waiting;
    this.#input.value = this.#shownText;
    this.#renew();
    // Types the text over the value.
    if (waiting.text !== undefined) this.#input.value = waiting.text;
    this.#present();
  }

  // What a page asks.

  get value() { return this.#exact; }
  set value(value) {
    const text = digits(value);
    if (!this.#isTouched) this.#begun = text;
    // Setting the value that the field was given last changes nothing.
    if (!this.#number && (text === this.#exact || text === this.#firstValue)) {
      if (this.#resting) this.#waiting = { value: text };
      this.#isDirty ||= this.#isReady;
      return;
    }
    this.#isDirty = true;
    if (this.#number || this.#resting && !this.#rest(text)) {
      this.#wake().value = value;
      this.#toldText = this.text;
    } else {
      this.#wait({ value: text });
    }
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
  /** The exact digits that are sent; "" if the text is not a number. */
  get #exact() {
    if (this.#resting && this.#isTyped) this.#make();
    if (this.#number) return this.#number.value;
    return this.#resting?.value ?? (this.#isTyped ? this.#plain ?? "" : this.#firstValue);
  }
  get valueAsNumber() { return Number(this.value || NaN); }
  set valueAsNumber(number) { this.value = number; }
  /** What a reset goes back to: the attribute, as in HTML, else what the page has set before anybody typed. */
  get #resetValue() { return this.hasAttribute("value") ? this.defaultValue : this.#begun; }
  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }
  get text() { return this.#number?.text ?? this.#input.value; }
  get status() { return (this.#number ?? this.#resting)?.status ?? "intermediate"; }
  get issue() { return this.#number?.issue ?? null; }
  get suggestions() { return this.#number?.suggestions ?? []; }
  get preview() { return this.#wake()?.preview ?? ""; }
  commit() { return this.#wake()?.commit() ?? "unchanged"; }
  revert() { this.#wake()?.revert(); }
  /**
   * Empties the field. Setting "" would not: that is the value which the page gets while a text
   * is refused.
   */
  clear() {
    this.#isDirty = true;
    if (this.#wake()) this.#number.clear();
    else this.#wait({ value: "" });
    this.#toldText = this.text;
  }
  stepUp(count) { this.#wake()?.stepUp(count); }
  stepDown(count) { this.#wake()?.stepDown(count); }
  press(key, count) { this.#wake()?.press(key, count); }
  take(suggestion) { this.#wake()?.take(suggestion); }
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

  #show({ status, flags, message, shown, willBeWrong, can, keys }) {
    const number = this.#number;
    this.#showButtons({ can, keys });
    const value = this.#exact;
    const saved = JSON.stringify({ value: (number ? number.state : this.#resting ?? { value: this.#firstValue }).value ?? "", text: this.text });
    // The browser focuses the field that is wrong, as any other, and has nothing to say in a bubble.
    const told = willBeWrong && this.#saysItself ? " " : message;
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
    const texts = shown.suggestions.join(", ");
    this.#toldToBrowser = { validity, message, value, saved, isWrong, status, texts, sentence: shown.message };
    if (shown.message !== before.sentence) this.#describe();
    if (texts !== before.texts) {
      const { suggestions } = this.#parts;
      suggestions.ariaLabel = number.messages.didYouMean.replace("{suggestions}", texts);
      suggestions.replaceChildren(...shown.suggestions.map((text) => {
        // Tab leads on to the next field, and Shift and Tab back to the text: keys that were meant for a field would be lost
        // on a button. Alt and the down arrow take the first suggestion.
        const button = makePart("suggestion", "button", { type: "button", tabindex: "-1" });
        button.textContent = text;
        return button;
      }));
    }
    const isNews = ["status", "message", ...number ? ["value", "saved"] : []].some((name) => this.#toldToBrowser[name] !== before[name]);
    if (isNews) this.#pass("number-status", { status, message });
  }
  #toldToBrowser = { validity: " ", message: "", isWrong: false, status: "intermediate", texts: "", sentence: "" };

  /** Tells a screen reader what a commit changed. */
  #announce(detail) {
    const message = detail.message || (detail.outcome === "accepted" ? detail.text : "");
    say(this.#parts.announcement, message, this.#number.messages);
    this.#pass("number-commit", detail);
  }

  #pass(type, detail) { this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail })); }

  /** The element, the elements that name or describe it, and the ids by which it refers to such elements. */
  #naming = [];

  /** Gives the input the name and description that the page gives the element. */
  #labelChanged() {
    const input = this.#input;
    const own = this.getAttribute("aria-label");
    let names = referred(this, "ariaLabelledByElements", "aria-labelledby");
    // The browser looks for labels in all of the page.
    if (names.length === 0 && own === null && (this.id || this.closest("label"))) names = [...this.#internals.labels];
    // A label around the element is named by all of its content, the field included: its text is the name.
    const around = names.filter((each) => each.contains(this));
    for (const each of around) surroundings.observe(each, { characterData: true, childList: true, subtree: true });
    if (!this.#isNamed) {
      // The text is also for browsers that do not know such elements.
      setAttribute(input, "aria-label", names.map((each) => textOutside(this, each)).join(" ") || own || this.title);
      input.ariaLabelledByElements = names.length > 0 && around.length === 0 ? names : null;
    }
    this.#hints = referred(this, "ariaDescribedByElements", "aria-describedby");
    const ids = `${this.getAttribute("aria-labelledby")} ${this.getAttribute("aria-describedby")}`.split(/\s+/);
    this.#naming = [this, ...names, ...this.#hints, ...ids];
    this.#describe();
  }
  /** The elements that describe the field. */
  #hints = [];

  /**
   * Gives the input its description: what the page says, and the sentence. That stands in the element's own tree, where the
   * input cannot refer to it, so that a hidden copy stands beside the input.
   */
  #describe() {
    const input = this.#input;
    const { sentence } = this.#toldToBrowser;
    const [by, text] = this.#described;
    if (sentence !== "" && !this.#copy?.isConnected) {
      this.#copy = this.querySelector(":scope > [data-sentence]") ?? document.createElement("span");
      Object.assign(this.#copy, { hidden: true, id: `number-field-${++copies}` }).dataset.sentence = "";
      this.append(this.#copy);
    }
    // A label around the field is observed, and with it what stands here.
    if (this.#copy && this.#copy.textContent !== sentence) this.#copy.textContent = sentence;
    const copy = sentence !== "" && this.#copy;
    setAttribute(input, "aria-describedby", [by, ...this.#hints.map(({ id }) => id), copy && copy.id].filter(Boolean).join(" "));
    // The page may refer to elements without an id.
    if (this.#hints.some(({ id }) => id === "")) input.ariaDescribedByElements = [...this.#hints, copy].filter(Boolean);
    setAttribute(input, "aria-description", text ?? this.getAttribute("aria-description"));
  }
  #copy;

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

for (const name of [...properties.keys(), "placeholder", "readonly", "autocomplete", "name", "disabled", "buttons"]) {
  const property = properties.get(name) ?? name.replace("only", "Only");
  const isFlag = ["required", "readonly", "disabled"].includes(name);
  const isChoice = flags.has(property) && !isFlag;
  Object.defineProperty(NumberField.prototype, property, {
    get() {
      const text = this.getAttribute(name);
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
