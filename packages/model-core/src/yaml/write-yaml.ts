import { type Document, dump, SCALAR_STYLE, visit } from "js-yaml";
import type { JsonValue } from "../json/json-value.js";

/** Keys that need no look at what a reader might take them for, beside the words js-yaml quotes itself. */
const PLAIN_KEY = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/**
 * A value as YAML that every YAML reader reads back equal: all strings are quoted, keys too unless they
 * are plain words, so none is taken for a number, a date or a truth value; no anchors, no folded lines.
 */
export function writeYaml(value: JsonValue): string {
  return dump(value, { forceQuotes: true, noRefs: true, lineWidth: -1, transform: quoteKeys });
}

/** `forceQuotes` leaves keys alone, and a bare `1e999` is a number to some readers. */
function quoteKeys(documents: Document[]): void {
  visit(documents, (node, { isKey }) => {
    if (isKey && node.kind === "scalar" && !PLAIN_KEY.test(node.value)) {
      node.style = SCALAR_STYLE.DOUBLE_QUOTED;
    }
  });
}
