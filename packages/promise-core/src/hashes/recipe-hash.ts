import { canonicalJson, type JsonValue, sha256Hex } from "@plumbline/model-core";
import type { StatedObligation } from "../records/obligation.js";

/**
 * What an obligation checks, as a hash: lower-case hex SHA-256 of the RFC 8785 JSON of `{kind, recipe}`. Its title is
 * no part of that (docs/reference/promises.md#hashes).
 */
export function recipeHash({ kind, recipe }: Pick<StatedObligation, "kind" | "recipe">): string {
  return sha256Hex(canonicalJson({ kind, recipe } as unknown as JsonValue));
}
