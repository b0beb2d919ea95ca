// <number-field>: a form's own element over a text input that `attach` made a number field.
import { NumberInput, choices, engineOf, formatOptions, languageOf, say } from "./attach.js";
import { messagesFor } from "./engine.js";
import { IntlSource } from "./intl.js";
import english from "./messages/en.js";

// A server that renders the page imports this module too, and has no document.
const hasPage = typeof document !== "undefined";
const sheet = hasPage ? new CSSStyleSheet() : undefined;
sheet?.replaceSync(`
:host {
  display: inline-block; vertical-align: baseline; inline-size: 14em; max-inline-size: 100%;
  --accent: var(--number-field-accent, light-dark(#0a66d8, #6cb2ff));
  --wrong: var(--number-field-wrong, light-dark(#b3261e, #ffb4ab));
  color-scheme: inherit; font: inherit;
}
:host([hidden]) { display: none }
[part=input] {
  box-sizing: border-box; inline-size: 100%; margin: 0; font: inherit; color: inherit;
  font-variant-numeric: tabular-nums; text-align: var(--number-field-align, start);
  padding: var(--number-field-padding, .45em .6em);
  background: var(--number-field-background, light-dark(#fff, #1c1c20));
  border: 1px solid var(--number-field-border, light-dark(#8a8a92, #77777f));
  border-radius: var(--number-field-radius, .4em);
}
[part=input]:focus { outline: 2px solid var(--accent); outline-offset: -1px }
[part=input][aria-invalid=true] { border-color: var(--wrong) }
[part=input]:disabled { opacity: .55 }
[part=message] { font-size: .85em; margin-block-start: .3em }
[part=message][data-kind=wrong] { color: var(--wrong) }
[part=suggestions] { display: flex; flex-wrap: wrap; gap: .4em; margin-block-start: .35em }
[part=message]:empty, [part=suggestions]:empty { display: none }
[part=suggestion] {
  font: inherit; font-size: .9em; padding: .2em .7em; border-radius: 1em; cursor: pointer;
  color: var(--accent); background: transparent; border: 1px solid currentcolor;
}
[part=announcement] {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
`);

/**
 * Makes the parts of a field, in order; not from HTML text, which a page's Trusted Types may
 * forbid.
 */
function makeParts(root) {
  const parts = {};
  for (const [name, tag, attributes] of [
    ["input", "input", { type: "text", "aria-describedby": "message" }], ["message", "div", { id: "message" }],
    ["suggestions", "div", { role: "group" }], ["announcement", "span", { role: "status" }],
  ]) {
    const part = parts[name] = document.createElement(tag);
    part.part = name;
    for (const [attribute, value] of Object.entries(attributes)) part.setAttribute(attribute, value);
    root.append(part);
  }
  return parts;
}

// Each attribute is an option of `attach`; its property has the same name without hyphens.
const limits = ["min", "max", "step", "large-step"];
const hyphened = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const formats = formatOptions.map(hyphened);
// An attribute without a value means true; the value "false" means false.
const flags = choices.map(hyphened);
const inputs = ["placeholder", "readonly", "inputmode", "enterkeyhint", "autocomplete"];
const labels = ["aria-label", "aria-labelledby", "aria-describedby", "aria-description", "title"];
const settings = [
  "locale", "value-type", "messages", "commit-policy", "entries", "required", ...flags, ...limits, ...formats,
];

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const properties = settings.map((name) => [name, camel(name)]);
const numeric = /digits|increment/;
/** Intl's formatters by locale and format: to make one costs as much as the rest of a field. */
const formatters = new Map();

/**
 * The elements in the page, so that a change of language, a label or the loaded engine can
 * reach them.
 */
const connected = new Set();
const surroundings = hasPage && new MutationObserver((records) => {
  const isLanguage = records.some(({ attributeName }) => attributeName === "lang");
  if (isLanguage) for (const each of connected) each.languageChanged();
  for (const each of new Set(records.flatMap(changedNames).flatMap(namedBy))) each.labelChanged();
});

/** Which fields an element names or describes, or did. */
const named = new WeakMap();
/** The fields in the page that refer to elements by id. */
const referring = new Set();

/** The elements that may give a field another name by changing, coming or going. */
function changedNames({ type, attributeName, target, addedNodes, removedNodes }) {
  if (type === "attributes") return attributeName === "lang" ? [] : [target];
  const around = (target.closest ? target : target.parentElement)?.closest("label");
  const changed = [...addedNodes, ...removedNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE);
  return [...(around ? [around] : []), ...changed, ...changed.flatMap((each) => [...each.querySelectorAll("label, [id]")])];
}

/** The fields that an element may name, or has named. */
function namedBy(element) {
  const { id, control } = element;
  const fields = [...(named.get(element) ?? [])];
  if (connected.has(control)) fields.push(control);
  if (connected.has(element)) fields.push(element);
  if (id) fields.push(...[...referring].filter((each) => each.refers(id)));
  return fields;
}

/** The elements that an attribute refers to by id. */
function referred(element, property, attribute) {
  const ids = (element.getAttribute(attribute) ?? "").split(/\s+/);
  return element[property] ?? ids.map((id) => element.getRootNode().getElementById?.(id)).filter(Boolean);
}

let reported;

class NumberField extends (hasPage ? HTMLElement : Object) {
  static formAssociated = true;
  static observedAttributes = [...settings, ...inputs, ...labels, "value", "lang"];

  #internals = this.attachInternals();
  #parts;
  #number;
  /** What waits for the engine: the value, and a restored text. */
  #waiting = {};
  /**
   * The text that an input without an engine shows of the value. If the input's text differs,
   * it was typed.
   */
  #shownText = "";
  #isDirty = false;
  #isAsked = false;
  #isComposing = false;
  #hasFailed = false;
  #sentences;
  #named = new Set();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [sheet];
    this.#parts = makeParts(root);
    const { input, suggestions } = this.#parts;
    // The constructor of `NumberInput` reports the first status, before the element has that
    // input.
    input.addEventListener("number-status", ({ detail }) => { if (this.#number) this.#show(detail); });
    input.addEventListener("number-commit", ({ detail }) => this.#announce(detail));
    input.addEventListener("number-refused", ({ detail }) => this.#pass("number-refused", detail));
    input.addEventListener("input", () => {
      this.#isDirty = true;
      this.#present();
    });
    input.addEventListener("compositionstart", () => { this.#isComposing = true; });
    input.addEventListener("compositionend", () => { this.#isComposing = false; });
    input.addEventListener("change", () => this.#tellChange());
    // Behind the listener that commits.
    root.addEventListener("keydown", (event) => this.#submit(event));
    this.addEventListener("invalid", () => {
      this.#isAsked = true;
      this.#present();
    });
    // The input keeps the focus, so that the browser can undo the suggestion.
    suggestions.addEventListener("mousedown", (event) => event.preventDefault());
    suggestions.addEventListener("click", ({ target }) => {
      if (!target.matches("button")) return;
      input.focus();
      this.#number.take(target.textContent);
    });
  }

  /** Resolves when the element can read and write numbers. */
  get ready() { return this.#ready ??= this.#begin(); }
  #ready;

  /** Loads the engine again, if that has failed. */
  retry() {
    if (this.#hasFailed) this.#ready = undefined;
    return this.ready;
  }

  connectedCallback() {
    connected.add(this);
    for (let root = this.getRootNode(); root; root = root.host?.getRootNode()) {
      surroundings.observe(root, { attributeFilter: ["lang", "for", "id"], childList: true, subtree: true });
    }
    this.labelChanged();
    if (this.#number) this.#configure();
    else this.#present();
    // An element that is defined after the page was loaded has missed its `autofocus`.
    if (this.autofocus && !this.#number && (document.activeElement ?? document.body) === document.body) this.focus();
    this.retry().catch(() => {});
  }

  disconnectedCallback() {
    connected.delete(this);
    referring.delete(this);
  }

  async #begin() {
    let engine;
    try {
      this.#hasFailed = false;
      engine = await engineOf(this);
    } catch (error) {
      this.#hasFailed = true;
      this.#present();
      // All elements wait for one engine, so its error is reported once.
      if (error !== reported) reportError(reported = error);
      throw error;
    }
    const { input } = this.#parts;
    // Waits for the end of a composition.
    while (this.#isComposing) {
      await new Promise((end) => input.addEventListener("compositionend", end, { once: true }));
    }
    const { text } = this.#waiting;
    this.#number = new NumberInput(engine, input,
      { ...this.#options, ...(this.#waiting.value === undefined ? {} : this.#waiting), shown: this.#shownText });
    // A reset goes back to the attribute's value, not to one that was set meanwhile.
    if (this.#waiting.value === undefined) this.#nameWrong();
    else this.#configure();
    if (this.#custom) this.#number.setCustomValidity(this.#custom);
    // The person has left the field already, so the text is committed, as on leaving.
    if (text === undefined && this.#number.isEdited && !this.matches(":focus")) this.#number.commit();
    this.#number.refresh();
    this.#toldText = this.text;
    if (this.#isAsked) this.#number.ask();
    for (const each of connected) if (each.#hasFailed) each.retry();
    return this;
  }

  /**
   * Before the engine is there, shows the value, keeps what is typed, and is invalid if
   * something was typed.
   */
  #present() {
    if (this.#number) return;
    const { input } = this.#parts;
    const value = this.#firstValue;
    if (!this.#isTyped) this.#shownText = input.value = this.#written(value);
    this.#speak();
    const { notReady, notLoaded, empty } = this.#sentences ?? english;
    const [flag, message] = this.#custom ? ["customError", this.#custom]
      : this.#hasFailed ? ["customError", notLoaded]
      : this.#isTyped ? ["badInput", notReady]
      : this.required && value === "" ? ["valueMissing", empty] : ["", ""];
    const isShown = flag === "customError" || this.#isAsked && flag !== "";
    this.#show({
      status: "intermediate", flags: flag ? { [flag]: true } : {}, message,
      shown: { kind: isShown ? "wrong" : "", message: isShown ? message : "", suggestions: [] },
    });
    say(this.#parts.message, isShown ? message : "", this.#custom ? undefined : this.#sentences ?? english);
    this.#parts.message.dataset.kind = isShown ? "wrong" : "";
    input.setAttribute("aria-invalid", String(isShown));
  }

  /** The value before the engine is there. */
  get #firstValue() {
    const { value = this.defaultValue } = this.#waiting;
    return Number.isNaN(Number(value)) ? "" : value;
  }
  get #isTyped() { return this.#parts.input.value !== this.#shownText; }

  /** The value as `Intl` writes it, and as the engine will. */
  #written(value) {
    if (value === "") return "";
    const locale = this.getAttribute("locale") || languageOf(this);
    const key = [locale, ...formats.map((name) => this.getAttribute(name))].join();
    try {
      if (!formatters.has(key)) formatters.set(key, new IntlSource(locale, this.#options).formatter);
      return formatters.get(key).format(value);
    } catch {
      return value;
    }
  }

  async #speak() {
    if (this.#sentences) return;
    this.#sentences = english;
    this.#sentences = await messagesFor(this.getAttribute("messages") || languageOf(this));
    this.#present();
  }

  /** The text of the last `change` event: a submit fires the event before the browser would. */
  #toldText = "";
  #tellChange() {
    if (this.text === this.#toldText) return;
    this.#toldText = this.text;
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #configure() {
    this.#number.configure(this.#options);
    this.#nameWrong();
  }

  /** Attributes come one by one: errors are reported after the last. */
  #nameWrong() {
    if (this.#number.wrong.length === 0) return;
    queueMicrotask(() => {
      for (const name of this.#number.wrong) {
        const attribute = hyphened(name);
        const words = `${attribute}="${this.getAttribute(attribute)}"`;
        if (this.#named.has(words)) continue;
        this.#named.add(words);
        reportError(new RangeError(`<number-field ${words}>: there is no such ${attribute}; it is left out`));
      }
    });
  }

  /** The language around the element may have changed. */
  languageChanged() {
    if (this.#number) this.#configure();
    else this.#present();
  }

  get #options() {
    const options = {
      within: this, isLenient: true, message: this.#parts.message, value: this.getAttribute("value") ?? "",
    };
    for (const [name, property] of properties) {
      const text = this.getAttribute(name);
      options[property] = text === null ? undefined
        : name === "required" ? true
        : flags.includes(name) ? text !== "false"
        : name === "use-grouping" && (text === "false" || text === "true") ? text === "true"
        : numeric.test(name) ? Number(text) : text;
    }
    return options;
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (inputs.includes(name)) {
      if (after === null) this.#parts.input.removeAttribute(name);
      else this.#parts.input.setAttribute(name, after);
      this.#number?.refresh();
    } else if (labels.includes(name)) {
      this.labelChanged();
    } else if (!this.#number) {
      this.#present();
    } else {
      this.#configure();
      if (name === "value" && !this.#isDirty) this.#number.reset();
    }
  }

  // What a form asks.

  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  get willValidate() { return this.#internals.willValidate; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  #custom = "";
  /** A server's or a page's own error, shown until the field is edited; "" for none. */
  setCustomValidity(message) {
    this.#custom = String(message);
    if (this.#number) this.#number.setCustomValidity(message);
    else this.#present();
  }

  formAssociatedCallback() { this.labelChanged(); }
  formDisabledCallback(isDisabled) {
    this.#parts.input.disabled = isDisabled;
    this.#number?.refresh();
  }
  formResetCallback() {
    this.#isDirty = false;
    this.#isAsked = false;
    this.#custom = "";
    if (this.#number) this.#number.reset();
    else this.#wait({});
    this.#toldText = this.text;
  }
  formStateRestoreCallback(state) {
    const { value = "", text = "" } = typeof state === "string" ? parsed(state) : {};
    this.#isDirty = true;
    if (this.#number) this.#number.restore(text, value);
    else this.#wait({ value, text });
  }

  /** Keeps a value or a text until the engine is there. */
  #wait(waiting) {
    this.#waiting = waiting;
    const { input } = this.#parts;
    input.value = this.#shownText;
    this.#present();
    // Types the text over the value.
    if (waiting.text !== undefined) input.value = waiting.text;
    this.#present();
  }

  // What a page asks.

  get value() {
    if (this.#number) return this.#number.value;
    return this.#isTyped ? "" : this.#firstValue;
  }
  set value(value) {
    if (this.#number) {
      this.#number.value = value;
      this.#isDirty = true;
      this.#toldText = this.text;
      return;
    }
    const text = value === null || value === undefined || Number.isNaN(value) ? "" : String(value);
    // A value that the page was given changes nothing.
    if (text === this.value || text === this.#firstValue) return;
    this.#isDirty = true;
    this.#wait({ value: text });
  }
  get valueAsNumber() { return this.value === "" ? NaN : Number(this.value); }
  set valueAsNumber(number) { this.value = number; }
  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }
  get text() { return this.#number?.text ?? this.#parts.input.value; }
  get status() { return this.#number?.status ?? "intermediate"; }
  get issue() { return this.#number?.issue ?? null; }
  get suggestions() { return this.#number?.suggestions ?? []; }
  get preview() { return this.#number?.preview ?? ""; }
  commit() { return this.#number?.commit() ?? "unchanged"; }
  revert() { this.#number?.revert(); }
  /**
   * Empties the field. Setting "" would not: that is the value which the page gets while a text
   * is refused.
   */
  clear() {
    this.#isDirty = true;
    if (this.#number) this.#number.clear();
    else this.#wait({ value: "" });
    this.#toldText = this.text;
  }
  stepUp(count = 1) { this.#number?.stepUp(count); }
  stepDown(count = 1) { this.#number?.stepDown(count); }
  take(suggestion) { this.#number?.take(suggestion); }
  select() { this.#parts.input.select(); }

  // What is shown.

  #show({ status, flags, message, shown }) {
    const { input, suggestions } = this.#parts;
    const number = this.#number;
    this.#internals.setValidity(flags, message, input);
    const value = number ? number.exact : this.value;
    const saved = { value: number ? number.field.value : this.#firstValue, text: this.text };
    this.#internals.setFormValue(value, JSON.stringify(saved));
    try {
      this.#internals.states[shown.kind === "wrong" ? "add" : "delete"]("invalid");
    } catch {
      // Chromium before 125 takes other names.
    }
    if (this.#suggested.join("\n") !== shown.suggestions.join("\n")) {
      this.#suggested = shown.suggestions;
      suggestions.ariaLabel = number.field.messages.didYouMean.replace("{suggestions}", shown.suggestions.join(", "));
      suggestions.replaceChildren(...shown.suggestions.map((text) => {
        const button = document.createElement("button");
        button.type = "button";
        // Tab leads on to the next field; Alt and the down arrow take the first suggestion.
        button.tabIndex = -1;
        button.part = "suggestion";
        button.textContent = text;
        return button;
      }));
    }
    this.#pass("number-status", { status, message });
  }
  #suggested = [];

  /** Tells a screen reader what a commit changed. */
  #announce(detail) {
    const text = detail.message || (detail.outcome === "accepted" ? detail.text : "");
    say(this.#parts.announcement, text, this.#number.field.messages);
    this.#pass("number-commit", detail);
  }

  #pass(type, detail) { this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail })); }

  get #references() {
    return ["aria-labelledby", "aria-describedby"].map((each) => this.getAttribute(each) ?? "").join(" ").trim();
  }
  /** Whether the element is named or described by an id. */
  refers(id) { return this.#references.split(/\s+/).includes(id); }

  /** Gives the input the name and description that the page gives the element. */
  labelChanged() {
    const { input, message } = this.#parts;
    const own = this.getAttribute("aria-label");
    let names = referred(this, "ariaLabelledByElements", "aria-labelledby");
    if (names.length === 0 && own === null) names = [...this.#internals.labels];
    // The text is for assistive technology that does not know elements of another tree.
    input.ariaLabel = names.map((each) => each.textContent.trim()).join(" ") || own || this.title || null;
    // A label around the element is named by all of its content, the field included.
    const around = names.filter((each) => each.contains(this));
    for (const each of around) surroundings.observe(each, { characterData: true, childList: true, subtree: true });
    input.ariaLabelledByElements = around.length === 0 && names.length > 0 ? names : null;
    const hints = referred(this, "ariaDescribedByElements", "aria-describedby");
    for (const each of [...names, ...hints]) named.set(each, (named.get(each) ?? new Set()).add(this));
    if (this.#references) referring.add(this);
    else referring.delete(this);
    input.setAttribute("aria-describedby", message.id);
    if (hints.length > 0) input.ariaDescribedByElements = [...hints, message];
    const description = this.getAttribute("aria-description");
    if (description === null) input.removeAttribute("aria-description");
    else input.setAttribute("aria-description", description);
  }

  /** Presses the form's first submit button, as Return in an input does. */
  #submit(event) {
    if (event.key !== "Enter" || event.isComposing || event.keyCode === 229 || event.defaultPrevented) return;
    const { form } = this;
    if (!form) return;
    this.#tellChange();
    const button = [...form.elements].find((each) => each.type === "submit" || each.type === "image");
    if (button) button.click();
    else if ([...form.elements].filter((each) => each.matches("input, number-field")).length === 1) {
      form.requestSubmit();
    }
  }
}

for (const name of [...settings, ...inputs, "name", "disabled"]) {
  const property = { readonly: "readOnly", inputmode: "inputMode", enterkeyhint: "enterKeyHint" }[name] ?? camel(name);
  if (property in NumberField.prototype) continue;
  const isFlag = ["required", "readonly", "disabled"].includes(name);
  const isChoice = flags.includes(name);
  Object.defineProperty(NumberField.prototype, property, {
    get() {
      const text = this.getAttribute(name);
      return isFlag ? text !== null : isChoice ? text !== null && text !== "false" : text ?? "";
    },
    set(value) {
      if (isFlag) this.toggleAttribute(name, Boolean(value));
      else if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, isChoice ? Boolean(value) : value);
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
