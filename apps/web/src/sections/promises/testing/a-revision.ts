import type { ObligationRecord, PromiseRevision } from "../promise-records.js";

/** A revision for tests, with defaults for what they do not say. */
export function aRevision(said: Partial<PromiseRevision> = {}): PromiseRevision {
  return {
    revision: 1,
    state: "draft",
    retire: false,
    title: "Orders are kept",
    claim: "No order is lost",
    scope: null,
    preconditions: null,
    expectedOutcome: null,
    forbiddenOutcome: null,
    evidenceCriteria: null,
    forbiddenEvents: null,
    requiresPattern: null,
    links: null,
    obligations: [],
    contentHash: "hash",
    comment: null,
    approvedAt: null,
    approvedBy: null,
    lastChangedAt: null,
    lastChangedBy: null,
    evidenceStatus: null,
    ...said,
  };
}

/** An obligation for tests: text alone. */
export function anObligation(said: Partial<ObligationRecord> = {}): ObligationRecord {
  return {
    id: "SHOP-001/O1",
    key: "O1",
    kind: "review-by-hand",
    title: "Somebody looks",
    recipe: { text: "Read it" },
    source: "manual",
    execution: "none",
    addedBy: null,
    lastChangedBy: null,
    ...said,
  };
}
