// What a page says of its value, while a field tells it of changes: an answer, or a command. The engine decides; here is when the
// page has rested, and whether it answers at once. (H1)

/** How many milliseconds a page may take for an answer: two frames after a commit if it has always answered at once. */
const answer = 34;
const lateAnswer = 1000;
/** How many times as long a page that says something all the time, as a clock does, is waited for at most. */
const most = 3;

export class Talk {
  #number;
  /** What the page has said last. */
  #said;
  /** Whether the page has answered, and each time in the turn in which it heard of a change. */
  #isPrompt;
  #isTelling = false;
  #turn;
  #toldAt = 0;

  constructor(number, said) { [this.#number, this.#said] = [number, said]; }

  get isAtRest() { return this.#turn === undefined; }

  /** The page says a value, exact digits, by the act of a name. */
  hear(text, name) {
    if (!this.isAtRest && name === "value") {
      if (text !== this.#said) this.#isPrompt = this.#isTelling && this.#isPrompt !== false;
      if (!this.#number.isEdited) this.#restLater();
    }
    this.#said = text;
    this.#number.obey(text, name);
  }

  /** The page is told of a change: what it says in this turn is prompt. */
  tell() {
    this.#isTelling = true;
    this.#toldAt = performance.now();
    setTimeout(() => { this.#isTelling = false; });
    this.#restLater();
  }

  /** The page hears of a change, or says something: it is at rest some time after that, and knows so itself no earlier. */
  #restLater() {
    const turn = this.#turn = {};
    const wait = this.#isPrompt && !this.#number.isEdited ? answer : lateAnswer;
    const left = this.#toldAt + most * wait - performance.now();
    setTimeout(() => { if (turn === this.#turn) this.rest(); }, Math.min(wait, left));
  }

  /** The page is at rest. What the engine shows then is written. */
  rest() {
    this.#turn = undefined;
    const { text } = this.#number;
    this.#number.act({ rest: true });
    if (this.#number.text !== text) this.#number.settle();
  }

  /** The page is at rest so early, if it has always answered at once. */
  settle() { if (this.#isPrompt) this.rest(); }
}
