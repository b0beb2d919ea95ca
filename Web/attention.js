// Which field a person is in: a press elsewhere commits it, and sentences wait for the end of that press.

/** The field with the focus. */
let focused;
/** Fields that show their state at the end of a press: an element that moves under the pointer gets no click. */
let waitingForPressEnd;
const fields = new WeakMap();
const documents = new WeakSet();
/** Listens to a document once, for all its fields. */
function hear(document) {
  if (documents.has(document)) return;
  documents.add(document);
  document.addEventListener("pointerdown", pressElsewhere, true);
}

/**
 * A press elsewhere is the last moment at which a commit can be written as an edit that the browser can undo. What
 * changes is shown at the end of the press.
 */
function pressElsewhere(event) {
  const field = focused;
  if (!field || event.composedPath().some((each) => fields.get(each) === field)) return;
  const press = new AbortController();
  const waiting = waitingForPressEnd ??= new Set();
  const end = () => {
    press.abort();
    if (waitingForPressEnd !== waiting) return;
    waitingForPressEnd = undefined;
    for (const each of waiting) each.show();
  };
  const on = (type, handler) =>
    field.input.ownerDocument.addEventListener(type, handler, { signal: press.signal, capture: true });
  on("click", () => setTimeout(end));
  // After a tap the click comes a little later than the end of the touch.
  on("pointerup", ({ pointerType }) => setTimeout(end, pointerType === "mouse" ? 0 : 300));
  on("pointercancel", end);
  on("keydown", end);
  // Some browsers do not report the end of a press on a scroll bar.
  on("pointermove", ({ buttons }) => { if (buttons === 0) end(); });
  if (field.hasFocus) field.commit();
}

/** What a person does around a field: it has a `commit` for a press elsewhere, a `show` for its end, a `submit` for its form's. */
export class Attention {
  #focus = new AbortController();

  constructor(input, host, { commit, show, submit }) {
    Object.assign(this, { input, commit, show, submit });
    hear(input.ownerDocument);
    fields.set(input, this).set(host, this);
  }

  get hasFocus() { return this.input.isConnected && this.input.getRootNode().activeElement === this.input; }
  /** Whether the focus has come and not gone. */
  get isEntered() { return focused === this; }

  /** The focus has come. A script's `requestSubmit()` sends the committed text. */
  enter(form) {
    focused?.leave();
    focused = this;
    this.#focus = new AbortController();
    form?.addEventListener("submit", () => this.submit(), { signal: this.#focus.signal, capture: true });
  }

  leave() {
    this.#focus.abort();
    if (focused === this) focused = undefined;
  }

  end() {
    this.leave();
    waitingForPressEnd?.delete(this);
  }

  /** Has the field wait for the end of a press, if there is one; gives whether it waits. */
  waitForPressEnd() { return waitingForPressEnd?.add(this) !== undefined; }
}
