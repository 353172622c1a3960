import { type ChangePlan, type Model, planChanges } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ModelRepository, type StreamPlace } from "../streams/model.repository.js";
import { readEditContext } from "./edit-context.js";
import type { ModelEdit } from "./model-edit.js";

/** A batch that is planned and not written. */
export type PlannedEdit = Pick<ModelEdit, "projectId" | "branchId" | "expectedVersion" | "changes">;

/** What a batch would do. */
export interface EditPlan {
  readonly outcome: "planned";
  readonly stream: StreamPlace;
  /** The model as it is. */
  readonly present: Model;
  readonly plan: ChangePlan;
}

const models = new ModelRepository();

/** Plans a batch on the whole model by the rules of an edit, and writes nothing. Call it in `readAtOnce`. */
export async function planEdit(
  reader: Reader,
  { projectId, branchId, expectedVersion, changes }: PlannedEdit,
): Promise<EditPlan | RefusalNamed<"no-project" | "no-open-branch" | "other-version" | "edit-refused">> {
  const main = await models.findMainStream(reader, projectId);
  const stream = branchId === null ? main : await models.findBranchStream(reader, projectId, branchId);
  if (main === null || stream === null) {
    return { outcome: main === null ? "no-project" : "no-open-branch" };
  }
  if (expectedVersion !== null && expectedVersion !== stream.version) {
    return { outcome: "other-version", subject: "the model", modelVersion: stream.version };
  }
  const context = await readEditContext(reader, stream, { projectId, changes, cascade: false }, "whole");
  if (context === null) {
    throw new Error("A whole model is never too wide");
  }
  const planned = planChanges({ ...context, changes, projectId, modelStreamId: main.streamId });
  return planned.ok
    ? { outcome: "planned", stream, present: context.present, plan: planned.value }
    : { outcome: "edit-refused", refusal: planned.refusal };
}
