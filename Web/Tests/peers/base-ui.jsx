import { NumberField } from "../base-ui/packages/react/src/number-field/index.ts";
import { inReact } from "./in-react.jsx";

export const show = inReact(({ value }) => <NumberField.Root defaultValue={value} locale="de-DE">
  <NumberField.Group><NumberField.Input aria-label="Number" /></NumberField.Group>
</NumberField.Root>);
