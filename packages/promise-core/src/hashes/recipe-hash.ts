import { canonicalJson, type JsonValue, sha256Hex } from "@plumbline/model-core";
import type { StatedObligation } from "../records/obligation.js";

type Checks = Pick<StatedObligation, "kind" | "recipe">;

/** Of obligations that are held: a promise that is read again and again has the same. */
const known = new WeakMap<Checks, string>();

/**
 * What an obligation checks, as a hash: lower-case hex SHA-256 of the RFC 8785 JSON of `{kind, recipe}`. Its title is
 * no part of that (docs/reference/promises.md#hashes).
 */
export function recipeHash(obligation: Checks): string {
  const held = known.get(obligation);
  if (held !== undefined) {
    return held;
  }
  const { kind, recipe } = obligation;
  const hash = sha256Hex(canonicalJson({ kind, recipe } as unknown as JsonValue));
  known.set(obligation, hash);
  return hash;
}
