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
  else if (controls.filter((each) => each.localName === "number-field" || typed.has(each.type)).length === 1) form.requestSubmit();
}

/** The forms that are sent again when a text is read. */
const waiting = new WeakSet();

/** What a field hears of the form that it is in. */
export class Sending {
  #life;
  /** The button that was just pressed. */
  #pressed;
  #joined = new AbortController();

  constructor(life) { this.#life = life; }

  join(form) {
    this.#joined.abort();
    this.#joined = new AbortController();
    const { signal } = this.#joined;
    form?.addEventListener("formdata", ({ formData }) => this.#sendAnew(formData), { signal });
    form?.addEventListener("submit", (event) => this.#holdBack(event), { signal, capture: true });
    // A form that validates is not submitted while a text is not read: the press of its button is repeated then.
    form?.addEventListener("click", ({ target }) => {
      this.#pressed = target.closest("button, input");
      setTimeout(() => { this.#pressed = undefined; });
    }, { signal, capture: true });
    this.#life.element.addEventListener("invalid", () => {
      if (this.#pressed?.type === "submit" && this.#isUnread()) this.#sendLater(form, this.#pressed);
    }, { signal });
  }

  #isUnread() {
    const { number, element } = this.#life;
    if (!number || number.hasEngine || element.matches(":disabled")) return false;
    number.commit();
    return number.isDoubtful;
  }
  #sendLater(form, submitter) {
    if (waiting.has(form)) return;
    waiting.add(form);
    this.#life.ready.then(() => { if (form.isConnected) form.requestSubmit(submitter); }, () => {}).finally(() => waiting.delete(form));
  }

  /** A text that is neither read nor refused is not sent, even by a form that does not validate: it says why, and is sent then. */
  #holdBack(event) {
    if (!this.#isUnread()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#life.number.ask();
    this.#sendLater(event.target, event.submitter);
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
