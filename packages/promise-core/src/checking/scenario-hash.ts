import { canonicalJson, jsonOf, type Schema, sha256Hex } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";

/** Of documents that are held: many checks play the same scenario. */
const known = new WeakMap<ScenarioDocument, string>();

/** What a scenario says, as a hash (docs/reference/promises-evidence.md#runs-and-inputs): SHA-256 of its RFC 8785 JSON. */
export function scenarioHash(document: ScenarioDocument): string {
  const hash = known.get(document) ?? hashOf(document);
  known.set(document, hash);
  return hash;
}

function hashOf(document: ScenarioDocument): string {
  // What was not sent has no key in the JSON of a document.
  return sha256Hex(canonicalJson(jsonOf(document)));
}

/** What a schema allows, as a hash: SHA-256 of its text. */
export function schemaHash({ content }: Pick<Schema, "content">): string {
  return sha256Hex(content);
}
