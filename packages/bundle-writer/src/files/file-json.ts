import type { JsonValue } from "@plumbline/model-core";
import { prettyJson } from "../bytes/pretty-json.js";
import { BUNDLE_LIMITS } from "../limits.js";

/** The JSON of a file. One over the limit of a file is not written to its end, and is refused for its size. */
export function fileJson(value: JsonValue): string {
  return prettyJson(value, BUNDLE_LIMITS.fileBytes);
}
