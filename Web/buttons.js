// Buttons beside a field: steps, and the sign. A step that is held goes on, faster and faster, and is one change to undo.

/** The buttons by the words of the attribute: what each presses, its sign, and its name among a language's sentences. */
const kinds = {
  sign: [["toggleSign", "±", "changeSign"]],
  step: [["decrement", "−", "decrement"], ["increment", "+", "increment"]],
};
/** Milliseconds before a held step goes on, between the first steps then, and between the last. */
const [patience, slow, fast] = [400, 160, 40];

/**
 * Makes the buttons that a text asks for, each with its key. `press` is told the key and how many steps the press has
 * made by now, and answers whether there may be more; `end` is told of the end. A button does not take the focus: on a phone no
 * keyboard comes, and with one the keys step.
 */
export function makeButtons(words, makePart, { press, end }) {
  return (words.match(/\S+/g) ?? []).flatMap((word) => kinds[word] ?? []).map(([key, sign, name]) => {
    const button = makePart(name === "changeSign" ? "sign" : name, "button", { type: "button", tabindex: "-1" });
    button.textContent = sign;
    let timer;
    let isPressed = false;
    const stop = () => {
      clearTimeout(timer);
      if (isPressed) end();
      isPressed = false;
    };
    const go = (count, wait) => {
      if (button.getAttribute("aria-disabled") === "true" || !press(key, count) || key === "toggleSign") return;
      timer = setTimeout(() => go(count + 1, Math.max(fast, Math.min(slow, wait * .9))), wait);
    };
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("pointerdown", ({ button: which, pointerId }) => {
      if (which !== 0) return;
      isPressed = true;
      button.setPointerCapture?.(pointerId);
      go(1, patience);
    });
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(type, stop);
    // A long touch is a hold, and no menu.
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    // Assistive technology clicks without a pointer.
    button.addEventListener("click", ({ detail }) => {
      if (detail !== 0 || button.getAttribute("aria-disabled") === "true") return;
      press(key, 1);
      end();
    });
    return { button, key, name };
  });
}
