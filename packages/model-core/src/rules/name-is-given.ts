import type { Issue } from "../issue.js";
import { isBlank } from "../text-rules.js";

/** A name is not empty; one of white space only is (spec 1, section 2.3). */
export function nameIsGiven({ name }: { readonly name: string }): Issue | null {
  return isBlank(name) ? { field: "name", message: "must not be empty" } : null;
}
