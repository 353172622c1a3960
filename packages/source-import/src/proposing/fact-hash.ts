import { canonicalJson, type JsonValue, sha256Hex } from "@plumbline/model-core";
import type { SourceFact } from "@plumbline/source-scanner";

/** SHA-256 of what source facts say, wherever they stand, and of the hash of others. */
export function factHash(facts: readonly SourceFact[], ofOthers: string | null = null): string {
  const said = facts.map(({ factKey, name, attributes, condition }): JsonValue => {
    return [factKey, name, attributes, condition];
  });
  return sha256Hex(canonicalJson(ofOthers === null ? said : [...said, ofOthers]));
}
