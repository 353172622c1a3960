import type { ChangeImpact, ImpactEntry, ImpactReason } from "../records/change-impact.js";
import { guid, SCAN } from "./shop.js";
import { BASE, HEAD, REPOSITORY } from "./snapshots.js";

/** A reason of a removed fact. */
export function aReason(said: Partial<ImpactReason> = {}): ImpactReason {
  return {
    code: "fact-removed",
    factKey: "operation|src/Orders|http|POST /orders",
    change: "removed",
    source: `${REPOSITORY}@${HEAD}:src/Orders/Api.cs#L3-L4`,
    sentence: "It is in the source no more.",
    ...said,
  };
}

/** An element that is touched for certain. */
export function anEntry(said: Partial<ImpactEntry> = {}): ImpactEntry {
  return {
    certainty: "definite",
    kind: "element",
    id: guid(2),
    name: "Orders",
    requirementId: null,
    reasons: [aReason()],
    ...said,
  };
}

/** An impact of what is said. */
export function anImpact(said: Partial<ChangeImpact> = {}): ChangeImpact {
  return {
    scanId: SCAN,
    engine: "change-impact/1",
    repository: REPOSITORY,
    baseCommit: BASE,
    headCommit: HEAD,
    modelVersion: 5,
    complete: true,
    files: { added: 1, changed: 2, removed: 3 },
    changes: [],
    entries: [anEntry()],
    unattributed: [],
    counts: { definite: 1, possible: 0, unknown: 0 },
    ...said,
  };
}
