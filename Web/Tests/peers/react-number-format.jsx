import { NumericFormat } from "../react-number-format/src/index";
import { inReact } from "./in-react.jsx";

export const show = inReact(({ value }) => <NumericFormat defaultValue={value} thousandSeparator="." decimalSeparator="," />);
