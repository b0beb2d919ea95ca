/** A text and selection as typed into an engine without an input. */
export class Typed {
  constructor(field) { Object.assign(this, { field, start: 0, end: 0, isEdited: false }); }
  get text() { return this.field.text; }

  press(key) {
    const { text, field } = this;
    const isCaret = this.start === this.end;
    if (key === "ArrowLeft") this.#caret(isCaret ? this.start - 1 : this.start);
    else if (key === "ArrowRight") this.#caret(isCaret ? this.end + 1 : this.end);
    else if (key === "Home") this.#caret(0);
    else if (key === "End") this.#caret(text.length);
    else if (key === "Backspace") this.#replace(isCaret ? Math.max(this.start - 1, 0) : this.start, this.end, "");
    else if (key === "Delete") this.#replace(this.start, isCaret ? Math.min(this.end + 1, text.length) : this.end, "");
    else if (key === "Enter" || key === "Tab") {
      if (!this.isEdited) return;
      field.commit();
      this.isEdited = false;
      [this.start, this.end] = field.selection;
    } else if (key === "Shift+Tab") {
      [this.start, this.end] = [0, text.length];
      field.select(0, text.length);
    }
    else if (key === "Escape") {
      if (!field.isEdited) return;
      field.revert();
      this.isEdited = false;
      [this.start, this.end] = field.selection;
    } else this.#replace(this.start, this.end, key);
  }
  #caret(place) {
    this.start = this.end = Math.min(Math.max(place, 0), this.text.length);
    this.field.select(this.start);
  }
  #replace(start, end, inserted) {
    const { text } = this;
    if (start === end && inserted === "") return;
    this.field.select(this.start, this.end);
    this.isEdited = true;
    this.start = this.end = start + inserted.length;
    this.field.follow(text.slice(0, start) + inserted + text.slice(end), this.start, inserted ? "typed" : "deleted");
  }
}
