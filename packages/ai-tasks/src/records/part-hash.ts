import {
  canonicalJson,
  type FactKind,
  type FactOfKind,
  type JsonValue,
  sha256Hex,
} from "@plumbline/model-core";

/** Fields that say how a fact is known, not what it is. */
const NOT_HASHED = new Set(["factStatus", "provenance", "stale"]);

/**
 * The hash of what a part is (docs/reference/ai.md#stale): its fields without label, provenance and stale mark, so that a
 * person who confirms it makes nothing stale.
 */
export function partHash(kind: FactKind, fact: FactOfKind[FactKind]): string {
  const fields = Object.entries(fact).filter(([name]) => !NOT_HASHED.has(name));
  return sha256Hex(canonicalJson({ kind, ...Object.fromEntries(fields) } as JsonValue));
}
