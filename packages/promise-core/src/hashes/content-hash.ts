import { canonicalJson, type JsonValue, sha256Hex } from "@plumbline/model-core";
import type { StatedObligation } from "../records/obligation.js";
import type { Revision, StoredPromise } from "../records/stored-promise.js";

/** What a revision without content shows. */
export const NO_CONTENT = {
  title: null,
  claim: null,
  scope: null,
  preconditions: null,
  expectedOutcome: null,
  forbiddenOutcome: null,
  evidenceCriteria: null,
  forbiddenEvents: null,
  requiresPattern: null,
  links: null,
};

/**
 * What a revision promises, as a hash: lower-case hex SHA-256 of the RFC 8785 JSON of its requirement ID, its number,
 * each field and link, and each obligation with its recipe in key order (docs/reference/promises.md#hashes).
 */
export function contentHash(
  { requirementId }: Pick<StoredPromise, "requirementId">,
  {
    revision,
    retire,
    content,
    obligations,
  }: Pick<Revision, "revision" | "retire" | "content" | "obligations">,
): string {
  const hashed = {
    requirementId,
    revision,
    ...(content ?? NO_CONTENT),
    retire,
    obligations: obligations.map(
      ({ key, kind, title, recipe }: StatedObligation & { readonly key: string }) => ({
        key,
        kind,
        title,
        recipe,
      }),
    ),
  };
  return sha256Hex(canonicalJson(hashed as unknown as JsonValue));
}
