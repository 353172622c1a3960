import { type Issue, isBlank } from "@plumbline/model-core";
import { contentHash } from "../hashes/content-hash.js";
import { isAgent } from "../records/actor.js";
import type { PromiseContent } from "../records/content.js";
import type { LinkedState } from "../records/links.js";
import type { Moved, PromiseRefusal } from "./promise-refusal.js";
import { refuse } from "./promise-refusal.js";
import { newestOf } from "./promise-state.js";
import { notMoved, otherRevision, refuseMove, type Write } from "./write.js";

/** The texts without which nothing is approved (docs/reference/promises.md#approval). */
export const APPROVAL_TEXTS = [
  "preconditions",
  "expectedOutcome",
  "forbiddenOutcome",
  "evidenceCriteria",
] as const satisfies readonly (keyof PromiseContent)[];

/** What a person approves: the draft of this number and hash, and what it is linked with, as it is now. */
export interface ApprovalOf extends Write {
  readonly revision: number;
  readonly contentHash: string;
  readonly comment: string | null;
  readonly linked: readonly LinkedState[];
}

/**
 * Approves the draft (docs/reference/promises.md#approval), which is in force from then on, or retires the promise.
 * Only a person does that, and only with the draft that was read.
 */
export function approve(approval: ApprovalOf): Moved {
  const refusal = refuseApproval(approval);
  if (refusal !== null) {
    return notMoved(refusal);
  }
  const { promise, by, at, comment, contentHash: hash, linked } = approval;
  const approved = { ...newestOf(promise), approval: { by, at, comment, contentHash: hash, linked } };
  return { ok: true, value: { ...promise, revisions: [approved, ...promise.revisions.slice(1)] } };
}

function refuseApproval(approval: ApprovalOf): PromiseRefusal | null {
  if (isAgent(approval.by)) {
    return refuse("human_only", "Only a person approves a promise");
  }
  const refusal = refuseMove(approval, "approve");
  if (refusal !== null) {
    return refusal;
  }
  const { promise } = approval;
  const draft = newestOf(promise);
  const isRead = approval.revision === draft.revision && approval.contentHash === contentHash(promise, draft);
  return isRead ? refuseMissingTexts(draft.content) : otherRevision(promise);
}

function refuseMissingTexts(content: PromiseContent | null): PromiseRefusal | null {
  const errors = content === null ? [] : missingTexts(content);
  const fields = errors.map(({ field }) => field).join(", ");
  const title = `The promise cannot be approved without ${fields}`;
  return errors.length === 0 ? null : refuse("validation_error", title, { errors });
}

/** The texts that an approval still needs, one issue each; empty when nothing is missing. */
export function missingTexts(content: PromiseContent): readonly Issue[] {
  return APPROVAL_TEXTS.filter((field) => isBlank(content[field] ?? "")).map((field) => ({
    field,
    message: "is required for approval",
  }));
}
