import type { InputHTMLAttributes, ReactElement, ReactNode, RefAttributes } from "react";
import type { CommitDetail, NumberField as Element, Settings } from "./number-field.js";

type OfElement = keyof Settings | "value" | "defaultValue" | "onChange" | "children" | "type";

/** The element's settings; everything else goes to the input. */
export interface NumberFieldProps extends Settings, Omit<InputHTMLAttributes<HTMLInputElement>, OfElement> {
  /** The text of a `<label>` of the input. */
  label?: ReactNode;
  /** The parent's value, a number or exact digits; null for none. Another value waits for the commit if it comes while a person types. */
  value?: number | string | null;
  /** The first value of a field without a parent's `value`. */
  defaultValue?: number | string | null;
  /** The number has changed, called at each key; null if the text is none. The element has the exact digits, the text and the issue. */
  onChange?(value: number | null, field: Element): void;
  /** Return was pressed, or the field was left. */
  onCommit?(value: number | null, field: Element, detail: CommitDetail): void;
  /** A server's error, shown until the field is edited. */
  error?: string;
  /** An input of your own, in place of the component's. */
  children?: ReactNode;
}

/** A label and a `<number-field>`; `ref` is the element's. */
export const NumberField: (props: NumberFieldProps & RefAttributes<Element>) => ReactElement | null;
