// What stands between the element and its page: the time before the engine, a press, a refusal, a language.
import { check, equal, ok } from "./harness.mjs";
