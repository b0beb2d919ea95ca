export { Form, FormError, formMessagesFor, loadForms } from "./form.js";
export { NumberForm } from "./number-form.js";
