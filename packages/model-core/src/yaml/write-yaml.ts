import { dump } from "js-yaml";
import type { JsonValue } from "../json/read-json.js";

/**
 * A value as YAML that every YAML reader reads back equal: all strings are quoted, so none is taken for
 * a number, a date or a truth value; no anchors, no folded lines.
 */
export function writeYaml(value: JsonValue): string {
  return dump(value, { forceQuotes: true, noRefs: true, lineWidth: -1 });
}
