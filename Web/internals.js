// What a form's element has of its form.

/**
 * The internals of an element. Where a browser is only simulated, as in tests of a page, an element has what stands
 * here of them: its validity, and the form around it.
 */
export function internalsOf(element) {
  return globalThis.ElementInternals?.prototype.setFormValue ? element.attachInternals() : new SimulatedInternals(element);
}

class SimulatedInternals {
  #element;
  validity = { valid: true };
  validationMessage = "";
  willValidate = true;
  states = new Set();

  constructor(element) { this.#element = element; }
  get form() { return this.#element.closest("form"); }
  get labels() {
    const { id, ownerDocument } = this.#element;
    return [this.#element.closest("label"), ...ownerDocument.querySelectorAll("label")].filter((each, index) =>
      each && (index === 0 || id !== "" && each.htmlFor === id));
  }
  setFormValue() {}
  setValidity(flags, message = "") {
    this.validity = { ...flags, valid: Object.keys(flags).length === 0 };
    this.validationMessage = message;
  }
  checkValidity() {
    if (!this.validity.valid) this.#element.dispatchEvent(new Event("invalid", { cancelable: true }));
    return this.validity.valid;
  }
  reportValidity() { return this.checkValidity(); }
}
