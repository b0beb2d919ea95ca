export { NumberForm } from "./forms.js";
export type { NumberFormAttributes } from "./forms.js";
