// What an element shows around its input, and what it tells the browser: the sentence, suggestions, buttons, validity, the form's value.
import { makeButtons } from "./buttons.js";
import { hidesEmptyBubbles, say } from "./page.js";

/** Makes a part of a field; not from HTML text, which a page's Trusted Types may forbid. */
function makePart(name, tag, attributes) {
  const part = document.createElement(tag);
  part.part = name;
  for (const attribute in attributes) part.setAttribute(attribute, attributes[attribute]);
  return part;
}

export class View {
  #life;
  #element;
  /** The message, the suggestions and the announcement: made when the field is touched, or refused. */
  #parts;
  /** The buttons beside the input that the attribute asks for. */
  #buttons = [];
  /** Whether the sentence is seen below the field: then the browser shows no bubble, which would lie over the suggestions. */
  #saysItself = false;
  isComposing = false;
  /** What the browser was told last. */
  told = { validity: " ", message: "", isWrong: false, status: "intermediate", texts: "", sentence: "" };

  constructor(life) {
    this.#life = life;
    this.#element = life.element;
  }

  /** All parts of the field, and what it hears once it is touched. */
  get parts() {
    if (this.#parts) return this.#parts;
    const [life, element] = [this.#life, this.#element];
    const message = makePart("message", "div", {});
    const preview = makePart("preview", "div", {});
    const suggestions = makePart("suggestions", "div", { role: "group" });
    const announcement = makePart("announcement", "span", { role: "status" });
    this.#parts = { preview, message, suggestions, announcement };
    element.shadowRoot.append(preview, message, suggestions, announcement);
    life.naming.renew();
    for (const [type, isComposing] of [["compositionstart", true], ["compositionend", false]]) {
      element.addEventListener(type, () => { this.isComposing = isComposing; });
    }
    // The input keeps the focus, so that the browser can undo the suggestion.
    suggestions.addEventListener("mousedown", (event) => event.preventDefault());
    suggestions.addEventListener("click", ({ target }) => {
      if (!target.matches("button")) return;
      life.input.focus();
      life.number.take(target.textContent);
    });
    return this.#parts;
  }

  renewButtons() {
    const [life, element] = [this.#life, this.#element];
    for (const { button } of this.#buttons) button.remove();
    this.#buttons = makeButtons(element.getAttribute("buttons") ?? "", makePart, {
      press: (key, count) => {
        if (life.input.readOnly) return false;
        life.isDirty = life.isTouched = true;
        life.wake().hold(key, count);
        // Without an engine one step waits for it.
        return life.number.hasEngine && life.number.state.can.includes(key);
      },
      // Nobody is in the field who will leave it.
      end: () => {
        if (!life.number || life.hasFocus) return;
        life.number.commit();
        life.tellChange();
      },
    });
    element.shadowRoot.firstChild.after(...this.#buttons.map(({ button }) => button));
    this.#showButtons(life.number?.state ?? {});
  }

  /**
   * A button that would do nothing says so (a press on one that is `disabled` would lead into the input); the sign is there
   * where numbers below zero are taken.
   */
  #showButtons({ can = [], keys }) {
    const { messages, input } = this.#life;
    const isDead = input.disabled || input.readOnly;
    for (const { button, key, name } of this.#buttons) {
      button.setAttribute("aria-disabled", isDead || key !== "toggleSign" && !can.includes(key));
      button.hidden = key === "toggleSign" ? keys !== undefined && keys !== "number" : (this.#element.step ?? "") === "";
      button.ariaLabel = messages[name] ?? button.textContent;
    }
  }

  /** A form has asked for the field's number. */
  ask() { this.#saysItself = hidesEmptyBubbles && getComputedStyle(this.parts.message).display !== "none"; }

  /** The browser is told of the validity anew. */
  forget() { this.told.validity = " "; }

  show({ status, flags, message, shown, willBeWrong, can, keys }) {
    const [life, element] = [this.#life, this.#element];
    const { number, internals, input } = life;
    this.#showButtons({ can, keys });
    const value = life.exact;
    const saved = JSON.stringify({ value: (number ? number.state.value : life.firstValue) ?? "", text: life.text });
    // The browser focuses the field that is wrong, as any other, and has nothing to say in a bubble.
    const told = willBeWrong && this.#saysItself ? " " : message;
    const validity = `${Object.keys(flags)} ${told}`;
    const isWrong = shown.kind === "wrong";
    // The browser is told what it does not know: each of these takes longer than the engine.
    const before = this.told;
    if (validity !== before.validity) internals.setValidity(flags, told, element.contains(input) ? input : undefined);
    if (value !== before.value || saved !== before.saved) internals.setFormValue(value, saved);
    if (isWrong !== before.isWrong) {
      try {
        internals.states[isWrong ? "add" : "delete"]("invalid");
      } catch {
        // Chromium before 125 takes other names.
      }
    }
    this.showPreview();
    const texts = shown.suggestions.join(", ");
    this.told = { validity, message, value, saved, isWrong, status, texts, sentence: shown.message };
    if (shown.message !== before.sentence) life.naming.describe(shown.message);
    if (texts !== before.texts) this.#suggest(shown.suggestions, texts);
    if (message !== before.message) input.setCustomValidity(message);
    const isNews = ["status", "message", ...number ? ["value", "saved"] : []].some((name) => this.told[name] !== before[name]);
    if (isNews) life.pass("number-status", { status, message });
  }

  #suggest(all, texts) {
    const { suggestions } = this.parts;
    suggestions.ariaLabel = this.#life.messages.didYouMean.replace("{suggestions}", texts);
    suggestions.replaceChildren(...all.map((text) => {
      // Tab leads on to the next field, and Shift and Tab back to the text: keys that were meant for a field would be lost
      // on a button. Alt and the down arrow take the first suggestion.
      const button = makePart("suggestion", "button", { type: "button", tabindex: "-1" });
      button.textContent = text;
      return button;
    }));
  }

  /** How Return would write the number that is being typed: its groups, while the text has none. */
  showPreview() {
    const { number, text } = this.#life;
    const isTyped = this.#element.showsPreview && number?.isEdited && number.status === "acceptable";
    const written = isTyped ? number.preview : "";
    const preview = written === text ? "" : written;
    if (preview || this.#parts) this.parts.preview.textContent = preview;
  }

  /** Tells a screen reader what a commit changed. */
  announce({ message, outcome, text }) {
    say(this.parts.announcement, message || (outcome === "accepted" ? text : ""), this.#life.number.messages);
  }
}
