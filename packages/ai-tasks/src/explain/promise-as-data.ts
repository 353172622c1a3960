import type { JsonValue } from "@plumbline/model-core";
import type { PromiseRecord } from "@plumbline/promise-core";

/** A promise as an explanation is told of it: what is in force, else its draft, and what is shown of it. */
export function promiseAsData({ requirementId, state, inForce, draft, revisions }: PromiseRecord): JsonValue {
  const told = inForce ?? draft ?? revisions[0];
  if (told === undefined) {
    return { requirementId, state };
  }
  const { title, claim, scope, preconditions, expectedOutcome, forbiddenOutcome, evidenceCriteria } = told;
  const texts = { title, claim, scope, preconditions, expectedOutcome, forbiddenOutcome, evidenceCriteria };
  const obligations = told.obligations.map(({ key, kind, title: of }) => ({ key, kind, title: of }));
  const links = told.links === null ? null : Object.values(told.links).flat();
  const { counts, gaps } = told.evidenceStatus ?? { counts: null, gaps: [] };
  return {
    ...{ requirementId, state, ...texts, obligations, links },
    evidence: { counts: counts === null ? null : { ...counts }, gaps: [...gaps] },
  };
}
