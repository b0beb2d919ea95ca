/** What a format is made of: a kind of number, and options as `Intl.NumberFormat` has them. */
export interface FormatOptions {
  type?: "decimal" | "integer" | "percent" | "permille" | "permyriad" | "currency" | "accounting" | "unit" | "scientific";
  currency?: string;
  currencyDisplay?: "symbol" | "narrowSymbol" | "code" | "name";
  currencySign?: "standard" | "accounting";
  unit?: string;
  unitDisplay?: "short" | "narrow" | "long";
  notation?: "standard" | "scientific" | "engineering";
  signDisplay?: "auto" | "always" | "exceptZero" | "negative" | "never";
  useGrouping?: boolean | "always" | "auto" | "min2";
  numberingSystem?: string;
  minimumIntegerDigits?: number;
  minimumFractionDigits?: number;
  maximumFractionDigits?: number;
  minimumSignificantDigits?: number;
  maximumSignificantDigits?: number;
  roundingMode?: "ceil" | "floor" | "expand" | "trunc" | "halfCeil" | "halfFloor" | "halfExpand"
    | "halfTrunc" | "halfEven";
  roundingIncrement?: number;
  roundingPriority?: "auto" | "morePrecision" | "lessPrecision";
  trailingZeroDisplay?: "auto" | "stripIfInteger";
  /** Whether "1.5" is 1.5 in a French field, as a person means it, or refused, as in a file; "read" by default. */
  foreignDecimals?: "read" | "refuse";
}

/** A key that types no text. */
export type Key = "deleteBackward" | "deleteForward" | "decimalKey" | "toggleSign" | "increment" | "decrement"
  | "largeIncrement" | "largeDecrement" | "setToMinimum" | "setToMaximum" | "revert" | "commit" | "endComposition"
  | "selectAll";
export type ValueType = "decimal" | "double" | "float" | "int8" | "int16" | "int32" | "int64" | "uint8"
  | "uint16" | "uint32" | "uint64";
/**
 * How a text is read: as a number that the field takes, as the beginning of a number, or as
 * neither.
 */
export type Status = "acceptable" | "intermediate" | "invalid";
/** What a commit did. */
export type Outcome = "unchanged" | "accepted" | "rounded" | "clamped" | "snapped" | "cleared"
  | "reverted" | "keptInvalid" | "evaluated";
/** What a commit does with a text that is not a number. */
export type CommitPolicy = "keepText" | "lastReading" | "committedValue";
/** The address of the engine, or its bytes. */
export type EngineSource = URL | string | Response | ArrayBuffer | ArrayBufferView;

/** The names that `ValidityState` has for what is wrong with a text. */
export type ValidityName = "valueMissing" | "badInput" | "rangeUnderflow" | "rangeOverflow" | "stepMismatch";

/** Why the field refuses a text. Offsets are UTF-16, as an input's `selectionStart`. */
export interface Issue {
  code: string;
  start: number;
  end: number;
  validity: ValidityName;
  message: string;
}

/** Numbers as texts or as `Number`s; "" for none. */
export interface Limits {
  min?: string | number;
  max?: string | number;
  /** Excludes the minimum, or the maximum: "more than 0". */
  exclusiveMin?: boolean;
  exclusiveMax?: boolean;
  step?: string | number;
  /** What Page Up and Page Down add; by default ten steps. */
  largeStep?: string | number;
}

/** How edits and commits are treated. */
export interface Policies {
  /**
   * What is read beside plain numbers, separated by spaces: "arithmetic", "shorthand", "fractions", "units",
   * "fromElsewhere" (pastes alone), "typedFromElsewhere", "cents" (digits fill from the right). They need the
   * engine in entries.wasm, which a field that is made with them loads.
   */
  entries?: string | string[];
  /** By default the text stays, to be mended. */
  commitPolicy?: CommitPolicy;
  /** A commit moves a number to the bound that it is beyond. */
  clampsToBounds?: boolean;
  /** A commit moves a number to the nearest step. */
  snapsToStep?: boolean;
  /** A number that is not a step is refused; by default if there is a step. */
  refusesOffStep?: boolean;
  /**
   * A number with more fraction digits than are shown is refused instead of rounded; by default
   * if no fraction digits are shown.
   */
  refusesExtraDigits?: boolean;
  /** A commit keeps zeros typed at a fraction's end. */
  keepsTypedZeros?: boolean;
  /** A commit writes in the digits that were typed, such as Arabic ones. */
  keepsTypedDigits?: boolean;
}

export interface Options extends FormatOptions, Limits, Policies {
  /** A BCP 47 tag; by default the language of the input. */
  locale?: string;
  /** The language of the sentences, a BCP 47 tag; by default the page's. */
  messages?: string;
  /** Exact digits, such as "1234.50". */
  value?: string | number;
  /** The type of the values, which cannot change later; by default any number. */
  valueType?: ValueType;
  required?: boolean;
  /**
   * When the engine is loaded, if no other field has done so: at once, when the page has nothing else to do, or when a
   * person comes to the field. Until then `Intl` writes the value.
   */
  loading?: "eager" | "idle" | "focus";
  /** Where to show the sentence about a refused text. */
  message?: HTMLElement;
  /** Where the engine is; only the first field of a page is asked. */
  engine?: EngineSource;
}

/** A text input as a number field. Its name, its validity and its focus are the input's own. */
export class NumberInput {
  readonly input: HTMLInputElement;
  /** What is on screen. */
  readonly text: string;
  /**
   * Exact digits; "" if there is no value or the text is not a number. Setting a value that was
   * read here changes nothing.
   */
  get value(): string;
  set value(value: string | number | null | undefined);
  get valueAsNumber(): number;
  set valueAsNumber(value: number | null | undefined);
  /** The same digits, for a reader that will not set them again. */
  readonly exact: string;
  /** Takes the value that a framework has at each drawing: an echo, however late, or a command. */
  read(value: string | number | null | undefined): void;
  /** Sets a value, even one that was read here. */
  set(value: string | number | null | undefined): void;
  readonly status: Status;
  readonly issue: Issue | null;
  readonly suggestions: string[];
  /** The text that Return would leave. */
  readonly preview: string;
  readonly locale: string;
  /** Whether something was typed since the last commit. */
  readonly isEdited: boolean;
  readonly options: Options;
  configure(options: Options): void;
  commit(): Outcome;
  /** Goes back to what was committed. */
  revert(): void;
  /** Empties the field, even of a refused text. */
  clear(): void;
  /** Goes back to the first value. */
  reset(): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Presses a key that types no text, such as a page's own button for the sign. */
  press(key: Key, count?: number): void;
  /** Replaces the text, as if the new text were typed. */
  take(text: string): void;
  /** Puts back a saved text and its value. */
  restore(text: string, value?: string): void;
  /** A server's or a page's own error, shown until the field is edited; "" for none. */
  setCustomValidity(message: string): void;
  /** Shows why the text is refused, even if it is empty, as when a form is sent. */
  ask(): void;
  /** Shows the state again, after the input was made read-only or disabled. */
  refresh(): void;
  /**
   * Records from now on what the person and the page do to the field, or no more: a file of one JSON object a line,
   * which `play` and `numfield replay` play. Rejects with a RangeError if a file cannot name an option of the field.
   */
  record(isOn?: boolean): Promise<void>;
  /** The file; "" if nothing is recorded. */
  readonly session: string;
  /** Plays a file: the field has its options and its last text then. */
  play(session: string): Promise<SessionState[]>;
  /** Makes the input a plain one again. */
  detach(): void;
  private constructor();
}

/** The state of a field at the beginning of a session, and after each act. Offsets are UTF-16. */
export interface SessionState {
  text: string;
  selection: [number, number];
  status: Status;
  issue: string | null;
  value: string | null;
  outcome: Outcome | null;
  /** Why the act was refused; the field is as before then. */
  refused?: string;
}

/** Makes a text input a number field. */
export function attach(input: HTMLInputElement, options?: Options): Promise<NumberInput>;
/** Loads the engine, once for a page; the first call may say where it is. */
export function loadEngine(source?: EngineSource): Promise<Engine>;

/** The engine alone, without an input: in a worker, or in node. */
export class Engine {
  static load(source?: EngineSource): Promise<Engine>;
  /** Throws a RangeError if there is no such format. */
  format(locale: string, options?: FormatOptions): Format;
  field(format: Format, type?: ValueType): Field;
  private constructor();
}

export interface Format { readonly locale: string }

/** The sentences of a language, by their keys. */
export interface Messages {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly [key: string]: string;
}

/** The sentences of a language; English if it has none. */
export function messagesFor(language: string): Promise<Messages>;

/** A number field without a view. Offsets are UTF-16. */
export class Field {
  messages: Messages;
  readonly format: Format;
  readonly type: ValueType;
  /** What was set: policies, bounds and steps. */
  readonly policies: Readonly<Omit<Policies, "entries"> & { clearsWhenEmpty?: boolean }>;
  readonly limits: Readonly<Limits>;
  readonly text: string;
  readonly value: string;
  readonly status: Status;
  readonly isEdited: boolean;
  readonly issue: Issue | null;
  readonly suggestions: string[];
  readonly preview: string;
  /** The sentence about a text that the page's answer has replaced, "“50” became 10."; "" if there is none. */
  readonly replaced: string;
  /** The text for a screen reader. */
  readonly valueText: string;
  /** The anchor and the head. */
  readonly selection: [number, number];
  readonly inputMode: "numeric" | "decimal" | "text";
  /** Follows a text that an input shows, with its caret. Gives whether the engine took the text. */
  follow(text: string, caret?: number, intent?: "typed" | "pasted" | "deleted" | "composed"): boolean;
  /** Follows a text that came as a whole, as a browser fills one in: no separator counts as the field's own. */
  fill(text: string, caret?: number): boolean;
  /** An input method begins to compose in the place of a range; what it composes is followed. */
  compose(start: number, end: number): void;
  select(anchor: number, head?: number): void;
  /** Presses a key that types no text; a deletion takes `count` characters, and a step goes so often. */
  press(key: Key, count?: number): boolean;
  /** Binds a value, whatever was given to whom. */
  setValue(value: string | number): boolean;
  /** The value as a page takes it, "" while the text is not a number: what it takes is an echo when it is set. */
  take(): string;
  /** Sets a value: an echo changes nothing. Gives whether it is a number of the field. */
  set(value: string | number): boolean;
  /** The same for a page whose value is read at each drawing. */
  read(value: string | number): boolean;
  /** Nobody edits: only the value taken last is an echo from now on. */
  rest(): void;
  setFormat(format: Format): void;
  setLimits(limits: Limits): boolean;
  setPolicies(policies: Omit<Policies, "entries"> & { clearsWhenEmpty?: boolean }): void;
  /**
   * Sets what is read beside plain numbers; undefined for nothing. Needs the engine of `loadEntries()`. Gives whether
   * digits fill from the right.
   */
  setEntries(entries?: string | string[]): boolean;
  commit(): { outcome: Outcome; message: string };
  revert(): void;
  reset(value?: string | number): boolean;
  undo(isUndo?: boolean): boolean;
  /** Goes back, or forward, to a text, as the browser's own undo has done. */
  travel(text: string): boolean;
  release(): void;
  private constructor();
}

export interface CommitDetail {
  readonly outcome: Outcome;
  readonly message: string;
  readonly value: string;
  readonly text: string;
}
declare global {
  interface HTMLElementEventMap {
    "number-commit": CustomEvent<CommitDetail>;
    "number-status": CustomEvent<{ status: Status; message: string }>;
    "number-refused": CustomEvent<{ text: string }>;
  }
}
