import type { Guid } from "@plumbline/model-core";
import type { PromiseContent, Revision } from "@plumbline/promise-core";
import type { ReviewedPromise } from "@plumbline/review-rules";
import type { PromiseToReview } from "./stories.js";

const NOBODY = "user:";

/** A promise as the rules take it, as far as it is known here: what it is linked with, and no evidence. */
export function promiseOnPath({ id, requirementId, state, links }: PromiseToReview): ReviewedPromise {
  const approval = { by: NOBODY, at: "", comment: null, contentHash: "", linked: [] } as const;
  const revision: Revision = {
    revision: 1,
    retire: state === "retired",
    content: links === null ? null : contentWith(links),
    obligations: [],
    lastChangedBy: null,
    lastChangedAt: null,
    textChangedBy: null,
    agentsAlone: false,
    approval: state === "draft" ? null : (approval as Revision["approval"]),
  };
  const promise = {
    ...{ id: id as Guid, requirementId, origin: "human" as const },
    ...{ lastRevision: 1, lastObligation: 0, revisions: [revision] },
  };
  return { promise, status: null };
}

function contentWith(links: PromiseContent["links"]): PromiseContent {
  const texts = { title: "", claim: "", scope: "", preconditions: "", expectedOutcome: "" };
  const more = { forbiddenOutcome: "", evidenceCriteria: "", forbiddenEvents: [], requiresPattern: null };
  return { ...texts, ...more, links };
}
