// The element in JSX by the types of React 19, which look in React's own namespace:
// /// <reference types="formatting-field/jsx" />
import type { NumberFieldAttributes } from "./number-field.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "number-field": NumberFieldAttributes;
    }
  }
}
