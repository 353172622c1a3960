import { canonicalJson } from "../canonical-json.js";
import { exportLists } from "../document/export-model-document.js";
import type { Model } from "../facts/model.js";
import type { JsonValue } from "../json/json-value.js";
import { sha256Hex } from "../sha256.js";

/**
 * The SHA-256 of the canonical JSON of the eight lists of a model as an export writes them. The name of
 * the project is not in it.
 */
export function modelHash(model: Model): string {
  return sha256Hex(canonicalJson(exportLists(model) as unknown as JsonValue));
}
