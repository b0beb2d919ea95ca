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
  }

  /** A text that is neither read nor refused is not sent, even by a form that does not validate: it says why, and is sent then. */
  #holdBack(event) {
    const { number, element } = this.#life;
    if (!number || number.hasEngine || element.matches(":disabled")) return;
    number.commit();
    if (!number.isDoubtful) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    number.ask();
    const { target, submitter } = event;
    this.#life.ready.then(() => { if (element.isConnected) target.requestSubmit(submitter); }, () => {});
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
