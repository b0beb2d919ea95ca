// <number-form>: the controls of a form that a JSON Schema describes. The form has the texts and values; the
// element shows them, and has the form follow what a person types.
import { internalsOf, languageOf, report, say, styleSheet, takeEarlyProperties, whenWanted } from "./field.js";
import { Form, formMessagesFor, loadForms } from "./form.js";
import { FormField } from "./form-field.js";
import style from "./number-form.css.js";
import { PageInput } from "./page-input.js";

const hasPage = typeof document !== "undefined";
const sheet = styleSheet(style);

const textTypes = { date: "date" };
const element = (name, attributes = {}, ...content) => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === "part") made.part = value;
    else made.setAttribute(attribute, value);
  }
  made.append(...content);
  return made;
};

class NumberForm extends (hasPage ? HTMLElement : Object) {
  static get formAssociated() { return true; }
  static get observedAttributes() { return ["schema", "locale", "messages", "lang", "disabled"]; }

  #internals = internalsOf(this);
  #root;
  #announcement;
  #schema;
  #form;
  #ready;
  #controls = new Map();
  #arrays = new Map();
  #ids = 0;
  #isComposing = false;
  /** The field that a person is typing into: what typing on can mend is not shown as wrong. */
  #typed;
  #waiting;
  #abort;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    if (sheet) this.#root.adoptedStyleSheets = [sheet];
    this.#announcement = element("div", { part: "announcement", role: "status" });
    const on = (type, handler, capture = false) => this.#root.addEventListener(type, handler, { capture });
    on("focusin", ({ target }) => this.#enter(target));
    on("focusout", ({ relatedTarget }) => {
      if (this.#isShowing) return;
      this.#typed = undefined;
      if (!this.#pathOf(relatedTarget)) this.#form?.focus(null);
    });
    // In the capture phase: the form takes the text before the number input does.
    on("input", (event) => this.#input(event), true);
    on("change", ({ target }) => this.#choose(target));
    on("compositionstart", () => { this.#isComposing = true; });
    on("compositionend", ({ target }) => {
      this.#isComposing = false;
      this.#follow(target);
    });
    on("keydown", (event) => this.#key(event), true);
    on("beforeinput", (event) => {
      if (event.inputType === "historyUndo" || event.inputType === "historyRedo") this.#travel(event, event.inputType === "historyUndo");
    }, true);
    on("number-status", ({ target }) => {
      const path = this.#pathOf(target);
      if (path) this.#refresh(path);
    });
    on("number-commit", ({ detail }) => { if (detail.message) this.#say(detail.message); });
    on("click", ({ target }) => this.#click(target));
    // The input keeps the focus when a suggestion is taken.
    on("mousedown", (event) => { if (event.target.matches("[part=suggestion]")) event.preventDefault(); });
  }

  connectedCallback() {
    takeEarlyProperties(this);
    this.ready.catch(() => {});
    this.#listen();
  }
  disconnectedCallback() { this.#abort?.abort(); }
  attributeChangedCallback(name, before, after) {
    if (before === after || name === "schema" && after === null) return;
    if (name === "schema") this.schema = after;
    else if (name === "disabled") this.#refresh();
    else if (this.#form) this.#setLocale();
  }

  // What a page asks.

  /** A JSON Schema: an object, its JSON, "#id" of a script with it, or an address that has it. */
  get schema() { return this.#schema; }
  set schema(schema) {
    this.#schema = schema;
    this.#renew();
  }

  /** Resolves when the form is there and shown. */
  get ready() { return this.#ready ??= this.#make(); }

  /** The form without a view; undefined until it is there. */
  get model() { return this.#form; }
  get json() { return this.#form?.json ?? this.#waiting ?? ""; }
  /** Shows values, JSON as text. */
  set json(text) {
    if (this.#form) this.#form.json = text;
    else this.#waiting = text;
  }
  get form() { return this.#internals.form; }
  get name() { return this.getAttribute("name") ?? ""; }
  set name(name) { this.setAttribute("name", name); }
  get isValid() { return this.#form?.state.isValid ?? false; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }
  focus() { this.#controls.values().next().value?.control.focus(); }
  undo() { return this.#travel(undefined, true); }
  redo() { return this.#travel(undefined, false); }
  save() { return this.#form?.save(); }
  restore(draft) { return this.#form?.restore(draft); }

  /** Sends the form: as `Form.submit`, and the focus goes to the first field that is wrong. */
  async submit(handler) {
    const form = (await this.ready).model;
    this.#typed = undefined;
    const outcome = await form.submit(handler);
    this.#say(form.text("", "announcement") ?? "");
    this.#followFocus();
    return outcome;
  }

  // Making.

  async #renew() {
    this.#ready = undefined;
    await this.ready.catch(() => {});
  }

  /** The locale or the language is another one: what is half typed stays, and so does what can be undone. */
  #setLocale() {
    const form = this.#form;
    this.#ready = form.setLocale(this.#locale, { messages: this.#language }).then(() => {
      if (this.#form === form) this.#show();
      return this;
    });
    this.#ready.catch(report);
  }
  get #locale() { return this.getAttribute("locale") || languageOf(this); }
  get #language() { return this.getAttribute("messages") || languageOf(this); }

  async #make() {
    const schema = await this.#text();
    if (schema === undefined) return this;
    await whenWanted(this.getAttribute("loading"), this);
    const [engine, messages] = await Promise.all([loadForms(), formMessagesFor(this.#language)]);
    let form;
    try {
      form = new Form(engine, schema, { locale: this.#locale, messages, unsupported: this.getAttribute("unsupported") ?? "refuse" });
    } catch (error) {
      this.#root.replaceChildren(element("p", { part: "message", "data-kind": "wrong", role: "alert" }, error.message));
      report(error);
      throw error;
    }
    const before = this.#form;
    if (before) form.restore(before.save());
    before?.release();
    this.#form = form;
    if (this.#waiting !== undefined) form.json = this.#waiting;
    this.#waiting = undefined;
    form.subscribe((paths) => this.#news(paths));
    this.#show();
    return this;
  }

  async #text() {
    const schema = this.#schema;
    if (typeof schema !== "string") return schema;
    if (schema.trimStart().startsWith("{")) return schema;
    if (schema.startsWith("#")) return this.getRootNode().querySelector(schema)?.textContent;
    const answer = await fetch(new URL(schema, document.baseURI));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.text();
  }

  /** The page's form sends the values, and is told what is wrong. */
  #listen() {
    this.#abort?.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#internals.form?.addEventListener("formdata", ({ formData }) => {
      if (this.name) formData.set(this.name, this.json);
    }, { signal });
    // The first field that is wrong gets the focus, in the place of the browser's bubble.
    this.addEventListener("invalid", (event) => {
      event.preventDefault();
      this.submit(() => []);
    }, { signal });
  }
  formAssociatedCallback() { this.#listen(); }

  // Showing.

  #show() {
    const hadFocus = this.#root.activeElement !== null;
    this.#isShowing = true;
    for (const { number } of this.#controls.values()) number?.detach();
    this.#controls.clear();
    this.#arrays.clear();
    this.#root.replaceChildren(this.#group(""), this.#announcement);
    this.#isShowing = false;
    this.#news(null);
    if (hadFocus) this.#followFocus();
  }
  /** Whether controls are made anew: the focus leaves nothing then. */
  #isShowing = false;

  /** The members of the form, of an object or of a row. */
  #group(path, members = this.#form.members(path)) {
    const group = element("div", { part: "fields" });
    for (const member of members) group.append(this.#member(member));
    return group;
  }

  #member({ path, kind }) {
    if (kind === "field") return this.#field(path);
    const label = this.#form.text(path, "label");
    const box = element("fieldset", {}, element("legend", {}, label));
    const description = this.#form.text(path, "description");
    if (description) box.append(element("p", { part: "description" }, description));
    if (kind === "object") {
      box.append(this.#group(path));
      return box;
    }
    const rows = element("div", { part: "rows" });
    const message = element("p", { part: "message", id: `message-${this.#ids += 1}` });
    const add = element("button", { type: "button", part: "add", "data-array": path }, this.#form.messages.addRow);
    add.ariaLabel = `${this.#form.messages.addRow}: ${label}`;
    box.append(rows, message, add);
    // A row of single values has no members: its path is a field's.
    this.#arrays.set(path, { rows, message, add, label, shown: new Map(), kinds: this.#form.members(`${path}/`) });
    return box;
  }

  /** A row of single values has no name of its own: it is called as its array. */
  #field(path, array = "") {
    const form = this.#form;
    const state = form.field(path);
    const id = `field-${this.#ids += 1}`;
    const name = form.text(path, "label") || array;
    const control = this.#control(state, id, name);
    const box = element("div", { part: "field" });
    const isGroup = state.control === "choices";
    box.append(isGroup ? element("span", { class: "name", id: `${id}-name` }, name)
      : element("label", { for: id }, name), control);
    const description = form.text(path, "description");
    if (description) box.append(element("p", { part: "description", id: `${id}-description` }, description));
    control.dataset.path = path;
    this.#controls.set(path, { box, control, id, kind: state.control, description, number: undefined, message: undefined });
    return box;
  }

  #control({ path, control, isSecret, isRequired }, id, name) {
    const form = this.#form;
    const options = () => form.texts(path, "optionValue").map((value, index) =>
      [value, form.text(path, "optionLabel", index)]);
    if (control === "choice" || control === "boolean" && isRequired) {
      const { yes, no } = form.messages;
      const choices = control === "choice" ? options() : [["true", yes], ["false", no]];
      return element("select", { id }, ...[["null", ""], ...choices].map(([value, label]) => new Option(label, value)));
    }
    if (control === "choices") {
      return element("div", { id, role: "group", "aria-labelledby": `${id}-name` }, ...options().map(([value, label]) =>
        element("label", {}, element("input", { type: "checkbox", value }), ` ${label}`)));
    }
    const type = control === "boolean" ? "checkbox" : isSecret ? "password" : textTypes[control] ?? "text";
    return element("input", { id, type, autocomplete: "off" });
  }

  /** Shows what may have changed: the fields at these paths; null for everything. */
  #news(paths) {
    if (paths === null) {
      for (const path of this.#arrays.keys()) this.#showRows(path);
      this.#refresh();
    } else {
      for (const path of paths) this.#refresh(path);
    }
    const { isValid } = this.#form.state;
    this.#internals.setValidity(isValid ? {} : { customError: true },
      isValid ? "" : this.#form.messages.empty, this.#controls.values().next().value?.control);
    this.dispatchEvent(new CustomEvent("form-change", { bubbles: true, composed: true }));
  }

  /** The rows of an array, each in its place: what is there already is moved, not made anew. */
  #showRows(path) {
    const array = this.#arrays.get(path);
    const { rows, shown, label, add } = array;
    let gone = -1;
    let ids;
    try {
      ids = this.#form.rows(path);
    } catch {
      ids = [];
    }
    const present = new Set(ids);
    for (const [id, row] of shown) {
      if (present.has(id)) continue;
      if (row.contains(this.#root.activeElement)) gone = [...rows.children].indexOf(row);
      this.#forget(row);
      row.remove();
      shown.delete(id);
    }
    const { messages } = this.#form;
    ids.forEach((id, place) => {
      let row = shown.get(id);
      if (!row) {
        const rowPath = this.#form.pathOf(path, id);
        row = this.#group(rowPath, array.kinds.map(({ name, kind, path: template }) =>
          ({ kind, path: rowPath + template.slice(path.length + 1) })));
        row.part = "row";
        row.role = "group";
        if (array.kinds.length === 0) row.append(this.#field(rowPath, label));
        row.append(element("button", { type: "button", part: "remove", "data-array": path, "data-row": id }, messages.removeRow));
        shown.set(id, row);
      }
      row.ariaLabel = `${label} ${place + 1}`;
      row.lastChild.ariaLabel = `${messages.removeRow}: ${label} ${place + 1}`;
      if (rows.children[place] !== row) rows.insertBefore(row, rows.children[place] ?? null);
    });
    // The focus of a row that is gone stays nearby, where the keys for undo are heard.
    if (gone >= 0) (rows.children[Math.min(gone, ids.length - 1)]?.querySelector("input, select") ?? add).focus();
  }

  /** The controls of a row that is gone. */
  #forget(row) {
    for (const control of row.querySelectorAll("[data-path]")) {
      const { path } = control.dataset;
      this.#controls.get(path)?.number?.detach();
      this.#controls.delete(path);
    }
    for (const add of row.querySelectorAll("[part=add]")) this.#arrays.delete(add.dataset.array);
  }

  /** Shows the state of a field, or of all fields. */
  #refresh(path) {
    if (path === undefined) {
      for (const each of this.#controls.keys()) this.#refresh(each);
      for (const each of this.#arrays.keys()) this.#refresh(each);
      return;
    }
    const shown = this.#controls.get(path);
    const state = shown || this.#arrays.has(path) ? this.#form?.field(path) : null;
    if (!state) return;
    if (!shown) {
      const { message } = this.#arrays.get(path);
      say(message, state.isTouched && state.issueCount > 0 ? this.#form.text(path, "issue") : "", this.#form.messages, "wrong");
      return;
    }
    const { control, kind } = shown;
    this.#write(shown, state);
    const isDisabled = state.isDisabled || this.hasAttribute("disabled");
    if (kind === "choices") for (const box of control.querySelectorAll("input")) box.disabled = isDisabled;
    else if (control.disabled !== isDisabled) control.disabled = isDisabled;
    const isWrong = state.issueCount > 0 && (state.status === "invalid" || state.isTouched && this.#typed !== path);
    const set = (name, isSet) => {
      if (isSet && control.getAttribute(name) !== "true") control.setAttribute(name, "true");
      else if (!isSet && control.hasAttribute(name)) control.removeAttribute(name);
    };
    if (kind !== "choices") {
      set("aria-required", state.isRequired);
      set("aria-invalid", isWrong);
    }
    this.#showMessage(path, shown, isWrong, state);
  }

  #write({ control, kind }, { text, path }) {
    switch (kind) {
      case "choice": case "boolean": case "choices": case "date": {
        const value = this.#form.text(path, "value");
        if (kind === "choices") {
          const chosen = value === "null" ? [] : split(value);
          for (const box of control.querySelectorAll("input")) box.checked = chosen.includes(box.value);
        } else if (control.type === "checkbox") {
          control.checked = value === "true";
        } else if (control.type === "date") {
          const date = value === "null" ? "" : JSON.parse(value);
          if (control.value !== date && (date !== "" || !this.#isFocused(control))) control.value = date;
        } else if (control.value !== value) {
          control.value = value;
        }
        return;
      }
      default:
        if (control.value !== text && !this.#isComposing) {
          control.value = text;
          if (this.#isFocused(control)) {
            const [start, end] = this.#form.field(path).selection;
            control.setSelectionRange(Math.min(start, end), Math.max(start, end));
          }
        }
    }
  }

  /** The sentence under a field and the texts that were likely meant: made when there is the first. */
  #showMessage(path, shown, isWrong, state) {
    if (!isWrong && !shown.message) return;
    const { control, id, box } = shown;
    if (!shown.message) {
      shown.message = element("div", { part: "message", id: `${id}-message` });
      shown.suggestions = element("div", { role: "group" });
      box.append(shown.message, shown.suggestions);
      control.setAttribute("aria-describedby", [shown.description && `${id}-description`, `${id}-message`].filter(Boolean).join(" "));
    }
    const { messages } = this.#form;
    const sentence = isWrong ? this.#form.text(path, "issue") : "";
    say(shown.message, sentence, messages, "wrong");
    const texts = isWrong && !state.isDisabled ? this.#form.texts(path, "suggestion") : [];
    if (shown.suggestions.dataset.texts === texts.join("\n")) return;
    shown.suggestions.dataset.texts = texts.join("\n");
    shown.suggestions.ariaLabel = messages.didYouMean.replace("{suggestions}", texts.join(", "));
    shown.suggestions.hidden = texts.length === 0;
    shown.suggestions.replaceChildren(...texts.map((text) =>
      element("button", { type: "button", part: "suggestion", tabindex: "-1", "data-of": path }, text)));
  }

  #say(sentence) { say(this.#announcement, sentence, this.#form?.messages); }

  // What a person does.

  #isFocused(control) { return this.#root.activeElement === control; }
  #pathOf(target) { return target?.closest?.("[data-path]")?.dataset.path; }

  #enter(target) {
    const path = this.#pathOf(target);
    if (!path || !this.#form) return;
    this.#attach(path);
    if (this.#form.focused !== path) this.#form.focus(path);
  }

  /** A number's input is attached at its first focus: a form may have thousands. */
  #attach(path) {
    const shown = this.#controls.get(path);
    if (shown?.kind !== "number" || shown.number) return;
    const field = new FormField(this.#form, path);
    shown.number = new PageInput(undefined, shown.control, { field, shown: field.text });
  }

  #input({ target, inputType = "" }) {
    const path = this.#pathOf(target);
    const shown = path && this.#controls.get(path);
    if (!shown) return;
    this.#typed = path;
    // A number may be filled in without a focus, as browsers do.
    if (shown.kind === "number") this.#attach(path);
    else if (["text", "time", "dateTime"].includes(shown.kind) && !this.#isComposing) this.#follow(target, inputType);
  }

  #follow(target, inputType = "") {
    const path = this.#pathOf(target);
    if (!path || this.#controls.get(path)?.kind === "number") return;
    const intent = inputType.startsWith("delete") ? "deleted" : inputType === "insertFromPaste" ? "pasted" : "typed";
    if (!this.#form.follow(path, target.value, target.selectionEnd ?? target.value.length, intent)) this.#refresh(path);
  }

  #choose(target) {
    const path = this.#pathOf(target);
    const shown = path && this.#controls.get(path);
    if (!shown) return;
    const { kind, control } = shown;
    if (kind === "choices") {
      const chosen = [...control.querySelectorAll("input")].filter((box) => box.checked).map((box) => box.value);
      this.#form.choose(path, `[${chosen.join(",")}]`);
    } else if (control.type === "checkbox") {
      this.#form.choose(path, String(control.checked));
    } else if (control.type === "date") {
      this.#form.choose(path, control.value === "" ? "null" : JSON.stringify(control.value));
    } else if (kind === "choice" || kind === "boolean") {
      this.#form.choose(path, control.value);
    }
  }

  #key(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if ((ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key)) {
      this.#travel(event, key.toLowerCase() === "z" && !shiftKey);
    } else if (key === "Enter" && !event.isComposing && target.matches("input")) {
      const path = this.#pathOf(target);
      this.#typed = undefined;
      if (path) this.#form.commit(path);
      this.#internals.form?.requestSubmit();
    }
  }

  /** Undo and redo are the form's: over fields, choices and rows. */
  #travel(event, isUndo) {
    event?.preventDefault();
    event?.stopPropagation();
    if (this.#isComposing || !this.#form) return false;
    const isDone = isUndo ? this.#form.undo() : this.#form.redo();
    if (isDone) this.#followFocus();
    return isDone;
  }

  /** The page's focus goes where the form's is. */
  #followFocus() {
    const path = this.#form.focused;
    const control = path === null ? undefined : this.#controls.get(path)?.control;
    if (!control || this.#isFocused(control)) return;
    (control.matches("input, select") ? control : control.querySelector("input"))?.focus();
  }

  #click(target) {
    const button = target.closest("button");
    if (!button) return;
    const { array, row, of } = button.dataset;
    if (of !== undefined) {
      const { control, number } = this.#controls.get(of);
      control.focus();
      if (number) number.take(button.textContent);
      else this.#form.follow(of, button.textContent);
    } else if (row !== undefined) {
      this.#form.removeRow(array, row);
    } else if (array !== undefined) {
      const id = this.#form.insertRow(array);
      this.#arrays.get(array).shown.get(id)?.querySelector("input, select")?.focus();
    }
  }
}

/** The elements of a JSON array of simple values, each as JSON. */
const split = (json) => JSON.parse(json).map((each) => JSON.stringify(each));

// A page may have the module twice, from two bundles: the first defines the element.
const Defined = hasPage && customElements.get("number-form") || NumberForm;
if (hasPage && Defined === NumberForm) customElements.define("number-form", NumberForm);
export { Defined as NumberForm };
