import { type Guid, parseGuid } from "@plumbline/model-core";
import { VERSION } from "../../platform/request/whole-number.js";

/** What one side of a comparison names (docs/reference/branches-and-revisions.md#references-to-models). */
export type ModelRef =
  | { readonly kind: "main" }
  | { readonly kind: "main-at"; readonly version: number }
  /** The ID of a revision or branch. */
  | { readonly kind: "named"; readonly id: Guid }
  /** Nothing is named: the newest revision, or the empty model when there is none. */
  | { readonly kind: "newest-revision" };

const MAIN_AT = "main@";

/** Null when the text is no reference. */
export function parseModelRef(text: string): ModelRef | null {
  if (text === "main") {
    return { kind: "main" };
  }
  if (text.startsWith(MAIN_AT)) {
    const version = text.slice(MAIN_AT.length);
    return VERSION.test(version) ? { kind: "main-at", version: Number(version) } : null;
  }
  const id = parseGuid(text);
  return id === null ? null : { kind: "named", id };
}
