// <number-field>: a form's own element over a text input that `attach` made a number field.
import { NumberInput, choices, formatOptions, loadEngine, languageOf } from "./attach.js";

const template = document.createElement("template");
template.innerHTML = `<style>
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
  [part=message] { color: var(--wrong); font-size: .85em; margin-block-start: .3em }
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
</style>
<input part="input" type="text">
<div part="message" id="message" dir="auto"></div>
<div part="suggestions"></div>
<span part="announcement" role="status"></span>`;

// Each attribute is an option of `attach`; its property has the same name without hyphens.
const limits = ["min", "max", "step", "large-step"];
const hyphened = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const formats = formatOptions.map(hyphened);
// Without a value they are true; "false" is false.
const flags = choices.map(hyphened);
const inputs = ["placeholder", "readonly", "inputmode", "enterkeyhint", "autocomplete", "autofocus"];
const labels = ["aria-label", "aria-description", "title"];
const settings = [
  "locale", "value-type", "messages", "commit-policy", "required", ...flags, ...limits, ...formats,
];

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const numeric = /digits|increment/;

export class NumberField extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...settings, ...inputs, ...labels, "value", "lang"];

  #internals = this.attachInternals();
  #parts = {};
  #number;
  #waiting = {};
  #isDirty = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.append(template.content.cloneNode(true));
    for (const part of root.querySelectorAll("[part]")) this.#parts[part.part[0]] = part;
    const { input, suggestions } = this.#parts;
    input.addEventListener("number-status", ({ detail }) => this.#show(detail));
    input.addEventListener("number-commit", ({ detail }) => this.#announce(detail));
    input.addEventListener("number-refused", ({ detail }) => this.#pass("number-refused", detail));
    input.addEventListener("input", () => { this.#isDirty = true; });
    input.addEventListener("change", () => this.#tellChange());
    // The input keeps the focus, so that undo knows of the suggestion that is taken.
    suggestions.addEventListener("mousedown", (event) => event.preventDefault());
    suggestions.addEventListener("click", ({ target }) => {
      if (!target.matches("button")) return;
      input.focus();
      this.#number.take(target.textContent);
    });
  }

  /** Resolves when the element reads and writes numbers. */
  get ready() {
    return this.#ready ??= this.#begin().catch((error) => {
      // The attributes may not be all there yet: each further one tries again.
      this.#ready = undefined;
      throw error;
    });
  }
  #ready;

  connectedCallback() {
    this.#label();
    this.ready.catch(reportError);
  }

  async #begin() {
    const engine = await loadEngine();
    const { input } = this.#parts;
    this.#number = new NumberInput(engine, input, this.#options);
    // Behind the listener that commits.
    input.addEventListener("keydown", (event) => this.#submit(event));
    const { value, text } = this.#waiting;
    if (text !== undefined) this.#number.restore(text, value);
    else if (value !== undefined) this.#number.value = value;
    this.#waiting = {};
    this.#toldText = this.text;
    return this;
  }

  /** The text when the page was last told of a change: a submit tells of it before the browser does. */
  #toldText = "";
  #tellChange() {
    if (this.text === this.#toldText) return;
    this.#toldText = this.text;
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Attributes come one by one: what is wrong is said when all of them are there. */
  #configure(isLast = false) {
    const { value, ...options } = this.#options;
    try {
      this.#number.configure(options);
    } catch (error) {
      if (isLast) reportError(error);
      else queueMicrotask(() => this.#configure(true));
    }
  }

  get #options() {
    const options = { within: this, message: this.#parts.message, value: this.getAttribute("value") ?? "" };
    for (const name of settings) {
      const text = this.getAttribute(name);
      options[camel(name)] = text === null ? undefined
        : name === "required" ? true
        : flags.includes(name) ? text !== "false"
        : name === "use-grouping" && (text === "false" || text === "true") ? text === "true"
        : numeric.test(name) ? Number(text) : text;
    }
    options.locale ||= languageOf(this);
    return options;
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (inputs.includes(name)) {
      if (after === null) this.#parts.input.removeAttribute(name);
      else this.#parts.input.setAttribute(name, after);
    } else if (labels.includes(name)) {
      this.#label();
    } else if (name === "value") {
      this.#number?.setInitialValue(after ?? "");
      if (this.#number && !this.#isDirty) this.#number.value = after ?? "";
    } else if (this.#number) {
      this.#configure();
    } else if (this.isConnected) {
      this.ready.catch(reportError);
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
  /** A server's or a page's own error; "" for none. It is gone when the field is edited. */
  setCustomValidity(message) {
    this.#custom = String(message);
    this.#customText = this.text;
    if (this.#number) this.#number.configure({});
  }
  #customText = "";

  formAssociatedCallback() { this.#label(); }
  formDisabledCallback(isDisabled) { this.#parts.input.disabled = isDisabled; }
  formResetCallback() {
    this.#isDirty = false;
    this.#custom = "";
    this.#number?.reset();
  }
  formStateRestoreCallback(state) {
    const { value = "", text = "" } = typeof state === "string" ? parsed(state) : {};
    this.#isDirty = true;
    if (this.#number) this.#number.restore(text, value);
    else this.#waiting = { value, text };
  }

  // What a page asks.

  get value() { return this.#number?.value ?? this.#waiting.value ?? this.defaultValue; }
  set value(value) {
    this.#isDirty = true;
    if (!this.#number) this.#waiting = { value: String(value ?? "") };
    else this.#number.value = value;
    this.#toldText = this.text;
  }
  get valueAsNumber() { return this.value === "" ? NaN : Number(this.value); }
  set valueAsNumber(number) { this.value = Number.isNaN(number) ? "" : number; }
  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }
  get text() { return this.#number?.text ?? ""; }
  get status() { return this.#number?.status ?? "intermediate"; }
  get issue() { return this.#number?.issue ?? null; }
  get suggestions() { return this.#number?.suggestions ?? []; }
  get preview() { return this.#number?.preview ?? ""; }
  commit() { return this.#number?.commit() ?? "unchanged"; }
  revert() { this.#number?.revert(); }
  stepUp(count = 1) { this.#number?.stepUp(count); }
  stepDown(count = 1) { this.#number?.stepDown(count); }
  take(suggestion) { this.#number?.take(suggestion); }
  select() { this.#parts.input.select(); }

  // What is shown.

  #show({ flags, message, isShown }) {
    const number = this.#number;
    if (!number) return queueMicrotask(() => this.#number && this.#show({ flags, message, isShown }));
    if (this.#custom && this.text !== this.#customText) this.#custom = "";
    if (this.#custom) {
      this.#internals.setValidity({ ...flags, customError: true }, this.#custom, this.#parts.input);
      this.#parts.message.textContent = this.#custom;
      this.#parts.input.setAttribute("aria-invalid", "true");
      this.#parts.input.setAttribute("aria-errormessage", "message");
    } else {
      this.#internals.setValidity(flags, message, this.#parts.input);
    }
    this.#internals.setFormValue(number.value, JSON.stringify({ value: number.field.value, text: number.text }));
    const suggestions = isShown || number.status !== "acceptable" ? number.suggestions : [];
    const buttons = [...this.#parts.suggestions.children];
    if (buttons.map((each) => each.textContent).join("\n") !== suggestions.join("\n")) {
      this.#parts.suggestions.replaceChildren(...suggestions.map((text) => {
        const button = document.createElement("button");
        button.type = "button";
        button.part = "suggestion";
        button.textContent = text;
        return button;
      }));
    }
    this.#pass("number-status", { status: number.status, message });
  }

  /** Tells a screen reader what a commit did with the number. */
  #announce(detail) {
    this.#parts.announcement.textContent = detail.message || (detail.outcome === "accepted" ? detail.text : "");
    this.#pass("number-commit", detail);
  }

  #pass(type, detail) { this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail })); }

  /** The accessible name is that of the element's labels. */
  #label() {
    const { input } = this.#parts;
    const own = this.getAttribute("aria-label") ?? this.getAttribute("title");
    const names = [...(this.#internals.labels ?? [])];
    input.ariaLabel = own ?? (names.map((each) => each.textContent.trim()).join(" ") || null);
    if (!own && names.length > 0 && "ariaLabelledByElements" in input) input.ariaLabelledByElements = names;
    const description = this.getAttribute("aria-description");
    if (description === null) input.removeAttribute("aria-description");
    else input.setAttribute("aria-description", description);
  }

  /** What Return does in a form's input: its first submit button is pressed. */
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
  const property = name === "readonly" ? "readOnly" : camel(name);
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

customElements.define("number-field", NumberField);
