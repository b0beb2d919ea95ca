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

/** A key that types no text: a `FieldInput.Key` by its name in Swift, "toggleSign". */
export type Key = string;
/** A `NumberType` by its name in Swift, "int32". */
export type ValueType = string;
/**
 * How a text is read: as a number that the field takes, as the beginning of a number, or as
 * neither.
 */
export type Status = "acceptable" | "intermediate" | "invalid";
/** What a commit did: a `CommitOutcome.code`, "rounded". */
export type Outcome = string;
/** The address of the engine, or its bytes. */
export type EngineSource = URL | string | Response | ArrayBuffer | ArrayBufferView;

/** The names that `ValidityState` has for what is wrong with a text. */
export type ValidityName = "valueMissing" | "badInput" | "rangeUnderflow" | "rangeOverflow" | "stepMismatch";

/** Why the field refuses a text, as in a state. Offsets are UTF-16, as an input's `selectionStart`. */
export interface Issue {
  code: string;
  range: [number, number];
  sentence: string | null;
  validity: ValidityName;
  /** What else is known of it: `minimum`, `maximum`, `digits`, each a text. */
  [fact: string]: unknown;
  example?: string;
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
  /**
   * Policies by their names in Swift, `FieldPolicies`: an object, or a text with the names and what is not true:
   * "clampsToBounds commitPolicy=lastReading refusesExtraDigits=false". The engine refuses a name that there is not.
   */
  policies?: string | Readonly<Record<string, boolean | number | string | null>>;
}

export interface Options extends FormatOptions, Limits, Policies {
  /** The locale of the numbers, a BCP 47 tag; by default the language of the input, its `lang` or that around it. */
  locale?: string;
  /** Exact digits, such as "1234.50". */
  value?: string | number;
  /** The type of the values, which cannot change later; by default any number. */
  valueType?: ValueType;
  required?: boolean;
  /** The decimal key of an on-screen keypad; by default that of the device's region on a phone or tablet, "" elsewhere. */
  keypad?: string;
  /** Whether `session` has what was sent to the engine. */
  records?: boolean;
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
  /** The state of the field, as docs/Message.md has it. */
  readonly state: State;
  /** What the page itself says, in the language of the sentences. */
  readonly messages: Messages;
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
  reset(value?: string | number): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Presses a key that types no text, such as a page's own button for the sign. */
  press(key: Key, count?: number): void;
  /** What a button does that is held, for the time of a count: one change to undo. */
  hold(key: Key, count: number): void;
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
  /** Opens the field anew with a value, as nobody has touched it; gives whether the value is a number of the field. */
  begin(value: string | number | null | undefined): boolean;
  /** What was sent to the engine, if the option `records` is set: `numfield replay` plays it. */
  readonly session: string;
  /** Makes the input a plain one again. */
  detach(): void;
  private constructor();
}

/** A field after an act: docs/Message.md says what the members mean. */
export interface State {
  n: number;
  text: string;
  selection: [number, number];
  marked: [number, number] | null;
  status: Status;
  value: string | null;
  entry: string | null;
  issue: Issue | null;
  suggestions: string[];
  sentence: string | null;
  spoken: string;
  keys: string;
  is: string[];
  can: string[];
  outcome: { code: Outcome; from?: string; sentence: string | null; announcement?: string } | null;
  refused?: string;
  give?: { value: string | null; token: number };
  draw?: { text: string; selection: [number, number] | null };
  saved?: object;
  error?: { place: string; reason: string; nearest: string[] };
}

/** Makes a text input a number field. */
export function attach(input: HTMLInputElement, options?: Options): Promise<NumberInput>;
/** Loads the engine, once for a page; the first call may say where it is. */
export function loadEngine(source?: EngineSource): Promise<Engine>;

/** The engine alone, without an input: in a worker, or in node. */
export class Engine {
  static load(source?: EngineSource): Promise<Engine>;
  /** Opens a field with options of docs/Message.md; throws a RangeError with its reason and `place` if they are refused. */
  open(options: { locale: string; [name: string]: unknown }): Field;
  /** How many bytes the engine's memory has. */
  readonly memorySize: number;
  private constructor();
}

/** The sentences of a language, by their keys. */
export interface Messages {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly [key: string]: string;
}

/** The sentences of a language; English if it has none. */
export function messagesFor(language: string): Promise<Messages>;

/** A number field without a view: a function from acts to states, as docs/Message.md says. */
export class Field {
  /** The state after the last act. */
  state: State;
  /** What was sent, if that is an array; `numfield replay` plays the lines. */
  lines?: string[];
  /** Opens the field anew; if the options are refused it stays what it is. */
  open(options: { locale: string; [name: string]: unknown }): void;
  act(act: { [name: string]: unknown }): State;
  close(): void;
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
