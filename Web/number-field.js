// <number-field>: a form's own element around a text input, which the page writes inside of the element, or which the element
// puts there. The input has the text and the focus; the element has the number, and all that a form and a page hear.
import { edits } from "./adoption.js";
import { defineProperties, handedOn, labels, observed } from "./attributes.js";
import { loadEngine, loadEntries } from "./engine.js";
import { Life } from "./life.js";
import style from "./number-field.css.js";
import { digits } from "./options.js";
import { internalsOf, styleSheet, takeEarlyProperties } from "./page.js";
import { Sending, submit } from "./sending.js";
import { enter, isEntered, leave } from "./surroundings.js";

export { loadEngine, loadEntries };

// A server that renders the page imports this module too, and has no document.
const hasPage = typeof document !== "undefined";
/** The style sheet of each document: a sheet is of one. */
const sheets = new WeakMap();
function sheetOf(document) {
  if (!sheets.has(document)) sheets.set(document, styleSheet(style, document.defaultView));
  return sheets.get(document);
}
/** An attribute of an element, or of the page's input in it. */
let attributeOf;

class NumberField extends (hasPage ? HTMLElement : Object) {
  static get formAssociated() { return true; }
  static get observedAttributes() { return observed; }
  static { attributeOf = (field, name) => field.#life.adoption.attribute(name); }

  #internals = internalsOf(this);
  #life = new Life(this, this.#internals);
  #sending = new Sending(this.#life);

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    this.adoptedCallback();
    root.append(document.createElement("slot"));
    for (const type of edits) {
      this.addEventListener(type, ({ target }) => { if (target === this.#input) this.#life.touch(type, true); }, true);
    }
    for (const [type, own] of [["focusin", "focus"], ["focusout", "blur"]]) {
      this.addEventListener(type, ({ target, relatedTarget }) => {
        if (target === this.#input) this.dispatchEvent(new FocusEvent(own, { relatedTarget }));
      });
    }
    this.addEventListener("keypress", (event) => this.#submit(event));
    // As a label does.
    this.addEventListener("click", (event) => { if (event.composedPath()[0] === this) this.focus(); });
  }

  get #input() { return this.#life.input; }
  get #number() { return this.#life.number; }
  /** The number field, which is made if there is none yet. */
  get #awake() { return this.#life.wake(); }

  /** The element is in another document, such as an iframe's. */
  adoptedCallback() {
    const sheet = sheetOf(this.ownerDocument);
    if (sheet) this.shadowRoot.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    const { adoption, naming } = this.#life;
    takeEarlyProperties(this);
    adoption.adopt();
    enter(this, {
      inputCame: () => adoption.adopt(), languageChanged: () => this.#life.renew(), touched: (type) => this.#life.touch(type, false),
      namesChanged: (changed) => { if (naming.isOf(changed)) naming.renew(); },
    });
    this.#life.enter();
  }

  disconnectedCallback() {
    leave(this);
    this.#life.leave();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    const { adoption, naming, view } = this.#life;
    if (name === "name") adoption.takeName();
    else if (name === "buttons") view.renewButtons();
    else if (name === "shows-preview") {
      if (this.#number) view.showPreview();
    } else if (handedOn.includes(name)) {
      adoption.handOn(name, after);
      this.#number?.refresh();
    } else if (labels.includes(name)) {
      if (isEntered(this)) naming.renew();
    } else {
      this.#life.renew();
      if (name === "value") this.#life.resetUntouched();
      adoption.know();
    }
  }

  // What a form asks.

  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#life.view.told.message; }
  get willValidate() { return this.#internals.willValidate; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }
  /** A server's or a page's own error, shown until the field is edited; "" for none. */
  setCustomValidity(message) { this.#life.setCustomValidity(message); }

  formAssociatedCallback(form) {
    if (isEntered(this)) this.#life.naming.renew();
    this.#sending.join(form);
  }
  formDisabledCallback(isDisabled) {
    this.#life.adoption.disable(isDisabled);
    this.#number?.refresh();
  }
  formResetCallback() { this.#life.reset(); }
  formStateRestoreCallback(state) { this.#life.restore(typeof state === "string" ? parsed(state) : {}); }

  // What a page asks.

  focus(options) { this.#input.focus(options); }
  blur() { this.#input.blur(); }
  select() { this.#input.select(); }
  /** Resolves when the element can read and write numbers. */
  get ready() { return this.#life.ready; }
  /** Loads the engine again, if that has failed. */
  retry() { return this.#life.retry(); }

  get value() { return this.#life.exact; }
  set value(value) { this.#life.take(digits(value)); }
  /** Takes the value that a framework has at each drawing: an answer, which counts when the typing is over, or a command. (H1) */
  read(value) { this.#life.read(value); }
  /** The page sends its state: where it has always answered at once, what it has is shown. (H1) */
  settle() { this.#number?.settleTalk(); }
  get valueAsNumber() { return Number(this.value || NaN); }
  set valueAsNumber(number) { this.value = number; }
  get defaultValue() { return this.#life.defaultValue; }
  set defaultValue(value) { this.setAttribute("value", value); }
  get text() { return this.#life.text; }
  get status() { return this.#number?.status ?? this.#life.view.told.status; }
  get issue() { return this.#number?.issue ?? null; }
  get suggestions() { return this.#number?.suggestions ?? []; }
  get session() { return this.#number?.session ?? ""; }
  get preview() { return this.#awake.preview; }
  commit() { return this.#awake.commit(); }
  revert() { this.#awake.revert(); }
  /** Empties the field. Setting "" would not: that is the value which the page gets while a text is refused. */
  clear() { this.#life.clear(); }
  stepUp(count) { this.#awake.stepUp(count); }
  stepDown(count) { this.#awake.stepDown(count); }
  press(key, count) { this.#awake.press(key, count); }
  take(suggestion) { this.#awake.take(suggestion); }

  /**
   * Submits the form as Return in an input does. As the browser does, at `keypress`: the key that has committed does nothing
   * more, even where the page moves the focus.
   */
  #submit(event) {
    if (event.target !== this.#input || event.key !== "Enter" || event.defaultPrevented) return;
    event.preventDefault();
    const { form } = this;
    if (!form) return;
    this.#life.tellChange();
    submit(form);
  }
}
defineProperties(NumberField.prototype, attributeOf);

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
