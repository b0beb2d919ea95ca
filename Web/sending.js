// What a field does in a form beside what the browser does: Return, a text that is not judged yet, a text that a script has written.

/** The types of input beside which Return does not submit a form without a button, as HTML lists them. */
const typed = new Set(["text", "search", "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local", "number"]);

/**
 * Submits a form as Return in an input does: presses its first submit button, if that is enabled; without one submits if no
 * other control is typed into.
 */
export function submit(form) {
  const controls = [...form.getRootNode().querySelectorAll("button, input, number-field")].filter((each) => each.form === form);
  const button = controls.find(({ type }) => type === "submit" || type === "image");
  if (button) button.click();
  else if (controls.filter((each) => each.localName === "number-field" || typed.has(each.type)).length === 1) {
    pressed = { form };
    form.requestSubmit();
    pressed = undefined;
  }
}

/** The forms that are sent again when a text is read, each with what ends the waiting. */
const waiting = new WeakMap();
/** Keys that change nothing. */
const idle = /^(Tab|Enter|Shift|Control|Alt|AltGraph|Meta|CapsLock|Home|End|Arrow(Left|Right)|F\d+)$/;

/** A form waits until its text is read, or its person goes on: by a key, a press of anything in it, a reset, the dialog's end. */
function wait(form) {
  waiting.get(form)?.abort();
  const end = new AbortController();
  const { signal } = end;
  waiting.set(form, end);
  const on = (target, type, isEnd) => target?.addEventListener(type, (event) => { if (isEnd(event)) end.abort(); }, { signal, capture: true });
  const isHere = ({ isTrusted, target }, control = target) => isTrusted && control && (form.contains(control) || control.form === form);
  const root = form.getRootNode();
  on(root, "keydown", (event) => isHere(event) && !idle.test(event.key));
  for (const type of ["paste", "drop", "compositionstart"]) on(root, type, isHere);
  on(root, "click", (event) => isHere(event, event.target.closest("button, input, select, number-field")));
  on(form, "reset", () => true);
  on(form.closest("dialog"), "close", () => true);
  return end;
}

/** What submits a form just now. A form that validates fires no `submit` then, but tells its controls that they are not valid. */
let pressed;
globalThis.document?.addEventListener("click", (event) => {
  const submitter = event.composedPath().find((each) => each.form && (each.type === "submit" || each.type === "image"));
  if (!submitter) return;
  const press = pressed = { form: submitter.form, submitter, event };
  setTimeout(() => { if (pressed === press) pressed = undefined; });
}, true);

/** What a field hears of the form that it is in. */
export class Sending {
  #life;
  #joined = new AbortController();

  constructor(life) { this.#life = life; }

  join(form) {
    this.#joined.abort();
    this.#joined = new AbortController();
    const { signal } = this.#joined;
    form?.addEventListener("formdata", ({ formData }) => this.#sendAnew(formData), { signal });
    form?.addEventListener("submit", (event) => this.#holdBack(event), { signal, capture: true });
    this.#life.element.addEventListener("invalid", () => {
      if (pressed?.form === form && this.#isUnread()) this.#sendLater(pressed);
    }, { signal });
  }

  #isUnread() {
    const { number, element } = this.#life;
    if (!number || number.hasEngine || element.matches(":disabled")) return false;
    number.commit();
    return number.isDoubtful;
  }
  /** Submits a form once the engine is there, unless the page has prevented the press of its button. */
  #sendLater({ form, submitter, event }) {
    const end = wait(form);
    this.#life.ready.then(() => {
      if (!end.signal.aborted && form.isConnected && !event?.defaultPrevented) form.requestSubmit(submitter);
    }, () => {}).finally(() => end.abort());
  }

  /** A text that is neither read nor refused is not sent, even by a form that does not validate: it says why, and is sent then. */
  #holdBack(event) {
    const { target: form, submitter } = event;
    // A button such as Cancel of a dialog sends nothing.
    if (submitter?.formNoValidate && (submitter.formMethod || form.method) === "dialog") return;
    if (!this.#isUnread()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#life.number.ask();
    this.#sendLater({ form, submitter });
  }

  /** A script has written another text into the input, and told nobody: the form sends what the screen says. */
  #sendAnew(formData) {
    const { element, view } = this.#life;
    const { name, form } = element;
    const { value: before } = view.told;
    // A text that nobody has read yet is read now.
    const { exact } = this.#life;
    if (before === exact || !name || element.matches(":disabled")) return;
    const values = formData.getAll(name);
    // Of several controls by one name each has its place.
    const all = [...form.elements].filter((each) => each.name === name && each.matches(":enabled:not(button)"));
    values[all.length === values.length ? all.indexOf(element) : values.indexOf(before)] = exact;
    formData.delete(name);
    for (const value of values) formData.append(name, value);
  }
}
