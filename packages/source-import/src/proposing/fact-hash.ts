import { canonicalJson, type JsonValue, sha256Hex } from "@plumbline/model-core";
import type { SourceFact } from "@plumbline/source-scanner";

/** SHA-256 of what source facts say, wherever they stand. */
export function factHash(facts: readonly SourceFact[]): string {
  const said = facts.map(({ factKey, name, attributes, condition }): JsonValue => {
    return [factKey, name, attributes, condition];
  });
  return sha256Hex(canonicalJson(said));
}
