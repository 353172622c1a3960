import { type Guid, modelWithChanges } from "@plumbline/model-core";
import type { Finding } from "@plumbline/review-rules";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { type EditPlan, planEdit, readChangesBody } from "../../model/for-threads.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { type FindingsOutcome, readFindings } from "./read-findings.js";
import { reviewModel } from "./review-model.js";

/** A batch of changes as it was sent, that is tried and not written. */
export interface PreviewRequest {
  readonly projectId: Guid;
  readonly bytes: Uint8Array;
  readonly clock: SchemaCheckMemory;
}

/** What the rules find in a model as it is, and as the batch would leave it. */
export interface PreviewedFindings {
  readonly outcome: "previewed";
  readonly before: readonly Finding[];
  readonly after: readonly Finding[];
}

type NotPlanned = RefusalNamed<"no-project" | "no-open-branch" | "other-version" | "edit-refused">;
type NotReviewed = Exclude<FindingsOutcome, { readonly outcome: "findings" }>;

/** Reviews what a batch would make of a model (docs/reference/review.md#preview). Call it in `readAtOnce`. */
export async function previewFindings(
  reader: Reader,
  { projectId, bytes, clock }: PreviewRequest,
): Promise<PreviewedFindings | NotPlanned | NotReviewed> {
  const body = readChangesBody(bytes);
  if (!body.ok) {
    return { outcome: "edit-refused", refusal: body.refusal };
  }
  const planned = await planEdit(reader, { projectId, ...body.value });
  if (planned.outcome !== "planned") {
    return planned;
  }
  const { branchId } = body.value;
  const before = await readFindings(reader, projectId, { branchId, revisionId: null, version: null }, clock);
  if (before.outcome !== "findings") {
    return before;
  }
  const after = await reviewModel(reader, afterwards(planned), clock);
  return after.outcome === "reviewed"
    ? { outcome: "previewed", before: before.findings, after: after.findings }
    : after;
}

/** The stream as the batch would leave it: its version rises when a fact changes. */
function afterwards({ stream, present, plan }: EditPlan) {
  const version = stream.version + (plan.changesModel ? 1 : 0);
  const schemas = { as: "now" } as const;
  return {
    state: { projectId: stream.projectId, streamId: stream.streamId, version, isPresent: true, schemas },
    model: async () => modelWithChanges(present, plan.changes),
  };
}
