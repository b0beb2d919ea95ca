// The input of an element: one of its own, or the page's, which may come, change and go at any time.
import { handedOn, ofInput } from "./attributes.js";
import { firstKeyboard } from "./options.js";
import { setAttribute } from "./page.js";
import { isEntered } from "./surroundings.js";

/** What each input has: the element alone is the form's, and the input would send its text. */
const own = { form: "", autocomplete: "off", spellcheck: "false", "aria-invalid": "false" };
function makeInput() {
  const input = document.createElement("input");
  for (const name in own) input.setAttribute(name, own[name]);
  return input;
}
/** What tells of another text in the input; a script may tell of a text by either event. */
export const edits = ["input", "change"];

export class Adoption {
  #life;
  #element;
  /** The input that has the text. */
  input = makeInput();
  /** The element's own input, which is there while the page has written none. */
  #own = this.input;
  /** The page's own input, and whether the page has chosen a keyboard there. */
  pages;
  #hasKeyboard = false;
  #heard = new WeakSet();
  #watch;
  #toldDisabled;
  #takenName = null;
  /** The value of the page's HTML, when the field has looked last. */
  #lookedAt;

  constructor(life) {
    this.#life = life;
    this.#element = life.element;
  }

  get hasKeyboard() { return this.#element.hasAttribute("inputmode") || this.#hasKeyboard; }

  /** An attribute, of the page's input where the element has none. */
  attribute(name) { return this.#element.getAttribute(name) ?? this.pages?.getAttribute(name) ?? null; }

  /** Gives the input an attribute of the element's. */
  handOn(name, text) {
    if (text === null) this.input.removeAttribute(name);
    else this.input.setAttribute(name, text);
  }

  disable(isDisabled) { this.#toldDisabled = this.input.disabled = isDisabled; }

  /**
   * Takes the input that stands inside of the element; without an engine it is what the page has written. Another that comes
   * in its place goes on where the first was.
   */
  adopt() {
    const [life, element] = [this.#life, this.#element];
    const given = [...element.querySelectorAll("input:not([type=hidden])")].find((each) => each !== this.#own);
    const before = this.input;
    const input = given ?? this.#own;
    if (input === before && input.parentNode) return this.lookAgain();
    // What was typed meanwhile goes on in the other input.
    const typed = !life.number && life.isTyped ? before.value : undefined;
    // The page has taken its input away: what that has said of the number the element says.
    if (!given && this.pages) for (const name of ofInput) setAttribute(element, name, this.attribute(name));
    this.pages = given;
    if (given) {
      this.#own.remove();
      const { value, defaultValue } = given;
      this.#take();
      if (given.disabled) element.toggleAttribute("disabled", true);
      // Another text was typed. One that says no plain number, where the element has none, is read as if it were.
      if (!life.number) life.shownText = value !== defaultValue ? defaultValue : life.givenValue !== "" ? value : "";
    } else {
      input.value = life.number?.text ?? life.shownText;
      element.append(input);
    }
    this.input = input;
    this.#listen();
    life.naming.take(input, given);
    for (const name of handedOn) if (element.hasAttribute(name)) input.setAttribute(name, element.getAttribute(name));
    this.disable(element.matches(":disabled"));
    if (input === before) {
      // The page's HTML was written anew around a person who types.
      life.number?.enterAgain();
      return;
    }
    // The browser shows its own sentence at the input.
    life.view.forget();
    life.naming.renew();
    if (typed !== undefined) input.value = typed;
    if (life.number) life.number.move(input);
    else if (isEntered(element)) life.renew();
  }

  /** Makes the page's input the field's: the form hears of the element what the input says of a form's control. */
  #take() {
    const input = this.pages;
    const keyboard = input.getAttribute("inputmode");
    // A server that has written the keyboard that the field would have has not chosen one.
    this.#hasKeyboard = keyboard !== null && keyboard !== firstKeyboard(this.#life.given);
    for (const name in own) if (name === "form" || !input.hasAttribute(name)) input.setAttribute(name, own[name]);
    input.type = "text";
    // Who has written the page's HTML anew may put the caret back at once.
    input.setSelectionRange = (...range) => {
      if (input.type !== "text") this.lookAgain();
      HTMLInputElement.prototype.setSelectionRange.apply(input, range);
    };
    this.takeName();
    this.#watch ??= new MutationObserver(() => this.lookAgain());
    this.#watch.disconnect();
    this.#watch.observe(input, { attributeFilter: ["form", "type", "name", "value", "disabled", "readonly", ...ofInput] });
  }

  /** The form sends by the element's name: that of the page's input, where the element has none of its own. */
  takeName() {
    const own = this.#element.getAttribute("name");
    const name = this.pages?.getAttribute("name");
    if (!this.pages || name === own || own !== null && own !== this.#takenName) return;
    this.#takenName = name;
    if (name === null) this.#element.removeAttribute("name");
    else this.#element.setAttribute("name", name);
  }

  /** Whether the page has written its HTML anew over the input. */
  get isRewritten() { return this.pages !== undefined && !this.pages.hasAttribute("form"); }
  /** What the page's HTML says is no news. */
  know() { this.#lookedAt = this.#life.defaultValue; }

  /**
   * Takes what the page has changed at its input. A script that has written the page's HTML there anew has no word for the
   * field's text: that stays, unless the HTML has another value.
   */
  lookAgain() {
    if (this.pages) this.#look();
    // What the field has written itself, it knows.
    this.#watch?.takeRecords();
  }
  #look() {
    const [life, element, input] = [this.#life, this.#element, this.pages];
    const { isRewritten } = this;
    const { defaultValue } = life;
    if (isRewritten) this.#take();
    this.takeName();
    const isNew = defaultValue !== this.#lookedAt;
    this.#lookedAt = defaultValue;
    if (isRewritten) {
      if (life.number) life.number.showAgain();
      else input.value = life.shownText;
      life.naming.describe();
    }
    // A field that is disabled is committed, so its own text has to stand there again.
    if (input.disabled !== this.#toldDisabled) {
      element.toggleAttribute("disabled", input.disabled);
      this.disable(element.matches(":disabled"));
    }
    life.renew();
    if (isNew && isRewritten && life.isTouched) {
      // Where nobody types, what the server has written is all that it has.
      if (life.number && !life.number.isEdited) life.number.rest();
      life.read(defaultValue);
    } else if (isNew) life.resetUntouched();
  }

  /**
   * The input's events end at the input, and the element's come from the element: who reads the value of an event's target reads
   * the number, whenever the page has added its listener.
   */
  #listen() {
    const { input } = this;
    if (this.#heard.has(input)) return;
    this.#heard.add(input);
    for (const type of edits) {
      input.addEventListener(type, (event) => {
        if (input !== this.input) return;
        event.stopPropagation();
        if (type === "change") this.#life.tellChange();
        else this.#element.dispatchEvent(new event.constructor(type, event));
      });
    }
  }
}
