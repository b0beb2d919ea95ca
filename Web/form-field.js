// A number of a form, for the input that it is typed into.

/** A field of a form in the place of a field of the engine's, for the input that it is typed into. */
export class FormField {
  constructor(form, path) {
    [this.form, this.path, this.messages, this.format] = [form, path, form.messages, form.formatOf(path)];
  }
  get #state() { return this.form.field(this.path); }
  get text() { return this.form.text(this.path, "text") ?? ""; }
  get value() {
    const json = this.form.text(this.path, "value");
    return json === null || json === "null" ? "" : json;
  }
  get status() { return this.#state?.status ?? "acceptable"; }
  get isEdited() { return this.#state?.isEdited ?? false; }
  get selection() { return this.#state?.selection ?? [0, 0]; }
  get issue() {
    const message = this.form.text(this.path, "issue");
    return message === null ? null : { code: this.form.text(this.path, "code"), start: 0, end: 0, validity: "badInput", message };
  }
  get suggestions() { return this.form.texts(this.path, "suggestion"); }
  get preview() { return this.text; }
  get valueText() { return this.text; }
  get inputMode() {
    const { allowsExponent, allowsFraction } = this.#state ?? {};
    return allowsExponent ? "text" : allowsFraction ? "decimal" : "numeric";
  }
  follow(text, caret, intent) {
    const old = this.text;
    const start = Math.min(...this.selection), end = Math.max(...this.selection);
    const isReplacement = intent === "typed" && start < end && caret >= start && caret === text.length - old.length + end
      && text.startsWith(old.slice(0, start)) && text.endsWith(old.slice(end));
    return isReplacement ? this.form.replace(this.path, start, end, text.slice(start, caret))
      : this.form.follow(this.path, text, caret, intent);
  }
  fill(text, caret = text.length) {
    this.select(0, this.text.length);
    return this.follow(text, caret, "pasted");
  }
  compose() {}
  select(start, end) { this.form.select(this.path, start, end); }
  press(key, count) { return this.form.press(this.path, key, count); }
  take() { return this.status === "acceptable" ? this.value : ""; }
  set(value) { return this.setValue(value); }
  rest() {}
  setValue(value) { return this.form.setValue(this.path, value === "" ? "null" : value); }
  commit() {
    const outcome = this.form.commit(this.path);
    return { outcome, message: this.form.text(this.path, "outcome") ?? "" };
  }
  revert() { return this.press("revert"); }
  undo(isUndo = true) { return isUndo ? this.form.undo() : this.form.redo(); }
  travel() { return false; }
  release() {}
}
