import {
  type AnsweredFinding,
  REVIEW_LIMITS,
  RULE_SET_VERSION,
  readSnapshotRequest,
} from "@plumbline/review-rules";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { newId } from "../../../platform/database/new-id.js";
import type { Transactions, Tx } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { holdRevision } from "../../revisions/for-threads.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { type AnsweredReview, type NotReviewed, readAnsweredState } from "../reading/answered-state.js";
import { AnswerRepository } from "../storing/answer.repository.js";
import {
  SnapshotRepository,
  type SnapshotSummary,
  type WholeSnapshot,
} from "../storing/snapshot.repository.js";

/** A review to keep, as it was asked for. */
export interface NewSnapshot {
  readonly caller: ProjectCaller;
  readonly bytes: Uint8Array;
  readonly clock: SchemaCheckMemory;
}

export type SnapshotOutcome =
  | { readonly outcome: "kept"; readonly snapshot: WholeSnapshot }
  | NotReviewed
  | RefusalNamed<"body-refused" | "too-many-snapshots">;

type Pinned = Pick<SnapshotSummary, "note" | "revisionId" | "branchId">;

const answers = new AnswerRepository();
const snapshots = new SnapshotRepository();

/** Reviews a state and keeps what was found, with the answers of now (docs/reference/review.md#snapshots). */
export async function keepSnapshot(
  transactions: Transactions,
  { caller, bytes, clock }: NewSnapshot,
): Promise<SnapshotOutcome> {
  const body = readBodyText(bytes, readSnapshotRequest);
  if (!body.ok) {
    return { outcome: "body-refused", refusal: body.refusal };
  }
  const { note, revisionId, branchId } = body.value;
  const { projectId } = caller;
  const wanted = { revisionId, branchId, version: null };
  const state = await transactions.readAtOnce((reader) =>
    readAnsweredState(reader, { projectId, wanted, clock }),
  );
  if (state.outcome !== "answered") {
    return state;
  }
  const snapshot = snapshotOf(state.review, caller, { note, revisionId, branchId });
  return transactions.run((tx) => store(tx, caller, snapshot));
}

function snapshotOf(review: AnsweredReview, caller: ProjectCaller, pinned: Pinned): WholeSnapshot {
  const { hash, inputsFingerprint, modelVersion, counts, findings } = review;
  const found = { ruleSetVersion: RULE_SET_VERSION, hash, inputsFingerprint, modelVersion, counts };
  const made = { createdBy: actorOf(caller), createdAt: new Date().toISOString() };
  return {
    summary: { id: newId(), ...pinned, ...found, ...made },
    findings: JSON.stringify(findings satisfies readonly AnsweredFinding[]),
  };
}

async function store(
  tx: Tx,
  { projectId }: ProjectCaller,
  snapshot: WholeSnapshot,
): Promise<SnapshotOutcome> {
  if (!(await answers.hold(tx, projectId))) {
    return { outcome: "no-project" };
  }
  const { revisionId } = snapshot.summary;
  if (revisionId !== null && !(await holdRevision(tx, { projectId, id: revisionId }))) {
    return { outcome: "no-revision" };
  }
  if ((await snapshots.count(tx, projectId)) >= REVIEW_LIMITS.snapshots) {
    return { outcome: "too-many-snapshots", limit: REVIEW_LIMITS.snapshots };
  }
  await snapshots.add(tx, projectId, snapshot);
  return { outcome: "kept", snapshot };
}
