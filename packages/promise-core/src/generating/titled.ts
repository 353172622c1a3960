import { PROMISE_LIMITS } from "../limits.js";
import { shortened } from "./shortened.js";

/** A title that is not too long; what tells it from the others stands at its end. */
export function titled(title: string, ending = ""): string {
  return `${shortened(title, PROMISE_LIMITS.titleCharacters - ending.length)}${ending}`;
}
