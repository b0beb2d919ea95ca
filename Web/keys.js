// The keys that type no text: Return, Escape, steps, the keypad's decimal key, and those that lead through the suggestions.
import { isComposing } from "./page.js";

/** The keys that lead through the suggestions. */
const turns = { ArrowDown: 1, ArrowUp: -1 };
const steps = {
  ArrowUp: "increment", ArrowDown: "decrement", PageUp: "largeIncrement", PageDown: "largeDecrement",
};

export class Keys {
  #number;
  /** The suggestions among which the person is choosing. */
  #chosen = [];

  constructor(number) { this.#number = number; }

  press(event) {
    const number = this.#number;
    const { key } = event;
    if (isComposing(event)) return;
    if (key === "Enter" || key === "Tab") number.commitEdit();
    else if (!number.isDead) {
      const action = this.#action(event);
      if (!action) return;
      event.preventDefault();
      action();
    }
  }

  /** What a key does; nothing for the browser's own. */
  #action({ key, code, altKey, shiftKey, ctrlKey, metaKey }) {
    const number = this.#number;
    const { editing } = number;
    if (key === "Escape") return number.state.is.includes("edited") && (() => number.revert());
    if (altKey) return key in turns && this.choices.length > 1 && (() => this.#choose(turns[key]));
    if (ctrlKey || metaKey) return editing.ownsHistory && /^[zy]$/i.test(key) && (() => editing.travel(/z/i.test(key) && !shiftKey));
    // The keypad's decimal key types the decimal separator, whatever character the keyboard gives.
    if (code === "NumpadDecimal") return key !== "Delete" && (() => number.press("decimalKey"));
    return number.hasStep && key in steps && (() => number.press(steps[key]));
  }

  /** The suggestions that are seen, or would be, after the typed text; or those among which the person is choosing. */
  get choices() {
    const { text, saying } = this.#number;
    return this.#chosen.includes(text) ? this.#chosen : [text, ...saying.offered];
  }
  forgetChoices() { this.#chosen = []; }

  /** Takes the next suggestion, or the one before; after the last the typed text comes again. */
  #choose(step) {
    const number = this.#number;
    const { choices } = this;
    number.take(choices.at((choices.indexOf(number.text) + step) % choices.length));
    this.#chosen = choices;
    number.refresh();
  }
}
