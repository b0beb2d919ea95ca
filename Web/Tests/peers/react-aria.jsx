import { useRef } from "react";
import { useNumberField } from "../react-spectrum/packages/react-aria/src/numberfield/useNumberField.ts";
import { useNumberFieldState } from "../react-spectrum/packages/react-stately/src/numberfield/useNumberFieldState.ts";
import { inReact } from "./in-react.jsx";

export const show = inReact(({ value }) => {
  const props = { "aria-label": "Number", defaultValue: value };
  const input = useRef(null);
  const { groupProps, inputProps } = useNumberField(props, useNumberFieldState({ ...props, locale: "de-DE" }), input);
  return <div {...groupProps}><input {...inputProps} ref={input} /></div>;
});
