import type { JsonValue } from "@plumbline/model-core";
import type { PromiseRecord, RevisionRecord } from "@plumbline/promise-core";

/** The revision of a promise that an explanation is told: what is in force, else its draft, else the newest. */
export function toldRevision({ inForce, draft, revisions }: PromiseRecord): RevisionRecord | null {
  return inForce ?? draft ?? revisions[0] ?? null;
}

/** A promise as an explanation is told of it: that revision, and what is shown of it. */
export function promiseAsData(promise: PromiseRecord): JsonValue {
  const { requirementId, state } = promise;
  const told = toldRevision(promise);
  if (told === null) {
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
