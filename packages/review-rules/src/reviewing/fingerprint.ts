import { compareCodeUnits, sha256Hex } from "@plumbline/model-core";
import type { Judgement } from "../records/judgement.js";

/**
 * What a judgement says, and nothing of when (docs/reference/review.md#fingerprints): lower-case hex SHA-256 of the
 * canonical JSON of its rule, result, severity, subject, cited IDs, reason and items; each list in order, without repeats.
 */
export function fingerprintOf(ruleId: string, judgement: Judgement): string {
  const { result, severity, subject, reason } = judgement;
  const cites = sorted(judgement.cites.map(({ id }) => id));
  const items = sorted(judgement.items);
  // In key order, so that this is canonical JSON as it stands.
  const hashed = { cites, items, reason, result, ruleId, severity, subjectId: subject.id };
  return sha256Hex(JSON.stringify(hashed));
}

function sorted(texts: readonly string[]): readonly string[] {
  return texts.toSorted(compareCodeUnits).filter((text, at, all) => text !== all[at - 1]);
}
