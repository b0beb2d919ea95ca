import type { CSSProperties, InputHTMLAttributes, LabelHTMLAttributes, ReactElement, ReactNode, RefAttributes } from "react";
import type { Issue, Key, Options, Outcome, Status } from "./index.js";

/** Digits as a number, or as exact text such as "1234.50"; null and "" for none. */
export type NumberFieldValue = number | string | null;

export interface ChangeDetails {
  /** Exact digits; "" if there is no value or the text is not a number. */
  exact: string;
  /** What is on screen. */
  text: string;
  status: Status;
  issue: Issue | null;
  suggestions: string[];
}

export interface CommitDetails {
  outcome: Outcome;
  /** A sentence about the commit, or "". */
  message: string;
  exact: string;
  text: string;
}

export interface NumberFieldOptions<Value extends NumberFieldValue = number | null>
  extends Omit<Options, "value" | "message" | "engine"> {
  /**
   * The parent's value. Another value waits for the commit if it comes while a person types;
   * undefined leaves the field alone.
   */
  value?: NumberFieldValue;
  /** The first value of a field without a parent's `value`. */
  defaultValue?: NumberFieldValue;
  /** The text has changed, called at each key; null if it is not a number. */
  onChange?(value: Value, details: ChangeDetails): void;
  /** Return was pressed, or the field was left. */
  onCommit?(value: Value, details: CommitDetails): void;
  /** Whether values are exact digits, as text, in place of numbers. */
  exact?: boolean;
  /** A server's error, shown until the field is edited. */
  error?: string;
  /** Suspends rendering until the engine is loaded. */
  suspense?: boolean;
  id?: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  "aria-describedby"?: string;
  onBlur?: InputHTMLAttributes<HTMLInputElement>["onBlur"];
  onFocus?: InputHTMLAttributes<HTMLInputElement>["onFocus"];
}

export interface NumberFieldState {
  text: string;
  value: NumberFieldValue;
  /** "loading" before the engine is there, "failed" if it cannot be loaded. */
  status: Status | "loading" | "failed";
  /** What the message is: a refusal, a note about a commit, or nothing. */
  kind: "wrong" | "note" | "";
  message: string;
  /** The language and the direction of the message. */
  language: string | undefined;
  direction: string;
  isInvalid: boolean;
  /** What the last commit did, for a screen reader: what it changed, or the number that it took. */
  announcement: string;
  /** Texts that were likely meant; empty while typing on can still make the text right. */
  suggestions: string[];
  inputProps: InputHTMLAttributes<HTMLInputElement> & RefAttributes<HTMLInputElement>;
  labelProps: LabelHTMLAttributes<HTMLLabelElement>;
  messageProps: { id: string; lang?: string; dir: string; "data-kind": string };
  /** Of an element that stands there from the first rendering on, and is seen by screen readers alone. */
  announcementProps: { role: "status"; lang?: string; dir: string; style: CSSProperties };
  suggestionProps(text: string): {
    type: "button"; tabIndex: number; onClick(): void; onMouseDown(event: { preventDefault(): void }): void;
  };
  commit(): Outcome | undefined;
  revert(): void;
  /** Shows the parent's `value` again, whatever was committed: for a parent that does not take a number. */
  settle(): void;
  /** Empties the field, even of a refused text. */
  clear(): void;
  take(text: string): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Presses a key that types no text, such as a page's own button for the sign. */
  press(key: Key, count?: number): void;
  /** Loads the engine again, if that has failed. */
  retry(): void;
}

/** A number field without markup. */
export function useNumberField(options: NumberFieldOptions<string | null> & { exact: true }): NumberFieldState;
export function useNumberField(options?: NumberFieldOptions): NumberFieldState;

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof NumberFieldOptions | "type" | "step" | "min" | "max">;

/** With `exact` values are digits as text. */
export interface NumberFieldProps<Exact extends boolean = false>
  extends InputProps, Omit<NumberFieldOptions<Exact extends true ? string | null : number | null>, "exact"> {
  exact?: Exact;
  label?: ReactNode;
}

/** A label, an input, the sentence about a refused text, and its suggestions. */
export const NumberField: {
  <Exact extends boolean = false>(props: NumberFieldProps<Exact> & RefAttributes<HTMLInputElement>): ReactElement | null;
  displayName?: string;
};
