import { canonicalJson, type JsonValue, sha256Hex } from "@plumbline/model-core";
import type { StoredDecision } from "../records/stored-decision.js";

/**
 * What a decision says, as a hash: lower-case hex SHA-256 of the RFC 8785 JSON of its number and each field of its request
 * but the origin (docs/reference/decisions.md#hash). Nothing that becomes of it changes its hash.
 */
export function decisionHash({ number, content }: Pick<StoredDecision, "number" | "content">): string {
  return sha256Hex(canonicalJson({ number, ...content } as unknown as JsonValue));
}
