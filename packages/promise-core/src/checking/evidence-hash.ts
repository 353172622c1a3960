import { canonicalJson, type JsonValue, sha256Hex } from "@plumbline/model-core";
import type { CheckedOutcome } from "./check-state.js";

/** What evidence rests on. */
export interface EvidenceToHash extends CheckedOutcome {
  readonly recipeHash: string;
}

/**
 * What a run found and by what, as a hash (docs/reference/promises-evidence.md#the-evidence-hash): the same recipe and
 * inputs give the same. Sentences are no part of it, so that better words change no hash.
 */
export function evidenceHash({ outcome, traceHash, recipeHash }: EvidenceToHash): string {
  const { result, scope, environment, commitSha, inputs, evidence } = outcome;
  const assertions = outcome.assertions.map(({ id, passed, vacuous }) => ({ id, passed, vacuous }));
  const found = { result, scope, environment, commitSha, inputs, evidence, assertions };
  return sha256Hex(canonicalJson({ ...found, recipeHash, traceHash } as unknown as JsonValue));
}
