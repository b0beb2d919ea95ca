// Shows fields of a library for React: `show(place, count)` of a bundle has them usable when it returns.
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

let root;
export const inReact = (Field) => (place, count) => {
  root?.unmount();
  root = createRoot(place);
  flushSync(() => root.render(Array.from({ length: count }, (_, index) => <Field key={index} value={index + 0.5} />)));
};
