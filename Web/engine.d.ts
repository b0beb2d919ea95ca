import type { FieldAct, FieldOptions, State } from "./lines.js";

export type { FieldAct, FieldOptions, Issue, State } from "./lines.js";

/** The address of an engine, or its bytes. */
export type EngineSource = URL | string | Response | ArrayBuffer | ArrayBufferView;

/** The engine alone, without an input: in a worker, or in node. */
export class Engine {
  static load(source?: EngineSource): Promise<Engine>;
  /**
   * Opens a field. Refused options throw a RangeError with the reason, the `place`, and in `nearest` the names that can stand there
   * and were probably meant, at most three; if there is none, the reason lists all names.
   */
  open(options: FieldOptions): Field;
  /** How many bytes the engine's memory has. */
  readonly memorySize: number;
  private constructor();
}

/** A number field without a view: a function from acts to states, as docs/Lines.md says. */
export class Field {
  /** The state after the last act. */
  state: State;
  /** What was sent, if that is an array; `numfield replay` plays the lines. */
  lines?: string[];
  /** Opens the field anew; if the options are refused it stays what it is. */
  open(options: FieldOptions): void;
  act(act: FieldAct): State;
  close(): void;
  private constructor();
}

/** Loads the engine, once for a page; the first call may say where it is. */
export function loadEngine(source?: EngineSource): Promise<Engine>;
/** Loads the engine that reads sums, shorthand, fractions and units as well, once for a page. */
export function loadEntries(source?: EngineSource): Promise<Engine>;

/** The sentences of a language, by their keys. */
export interface Messages {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly [key: string]: string;
}
/** The sentences of a language; English if it has none. */
export function messagesFor(language: string): Promise<Messages>;
