// A number field whose element is an input of the page.
import { NumberInput, joinForm, setAttribute } from "./field.js";

let count = 0;

export class PageInput extends NumberInput {
  #abort = new AbortController();

  /** `hear` is told of what happens before the page is, within the browser's own event. */
  constructor(engine, input, { hear, ...options }) {
    input.autocomplete ||= "off";
    input.spellcheck = false;
    super(engine, input, {
      within: input,
      tell: (type, detail) => {
        if (type === "number-flush") return;
        const { message } = detail;
        // Most keys leave nothing to say, and to read the browser's own sentence takes long.
        const isNews = message ? input.validationMessage !== message : input.validity.customError;
        if (type === "number-status" && isNews) input.setCustomValidity(message);
        hear?.(type, detail);
        input.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
      },
      ...options,
    });
    this.#describe(options.message);
    joinForm(input, { exact: () => this.value, reset: () => this.reset(), submit: () => hear?.("submit") }, this.#abort.signal);
  }

  detach() {
    this.#abort.abort();
    super.detach();
  }

  /** The message describes the input, in addition to what describes it already. */
  #describe(message) {
    if (!message) return;
    const { input } = this;
    message.id ||= `number-message-${++count}`;
    const others = input.getAttribute("aria-describedby");
    setAttribute(input, "aria-describedby", others ? `${others} ${message.id}` : message.id);
    this.#abort.signal.addEventListener("abort", () => setAttribute(input, "aria-describedby", others));
  }
}
