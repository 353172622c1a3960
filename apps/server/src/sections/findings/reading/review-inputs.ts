import type { Guid } from "@plumbline/model-core";
import { type InputVersion, type PromiseInput, type ReviewInputs } from "@plumbline/review-rules";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { type ModelState, ModelStateResolver } from "../../model/for-threads.js";

/** The state that a review reads: main as it is now, a revision, or an open branch. */
export interface ReviewWanted {
  readonly revisionId: Guid | null;
  readonly branchId: Guid | null;
}

/** A state that is there, and what a review of it reads. */
export interface FoundState {
  readonly outcome: "found";
  readonly state: ModelState;
  readonly inputs: ReviewInputs;
}

const states = new ModelStateResolver();

/** Finds a state with the versions of what is in it. Call it in `readAtOnce`. */
export async function findReviewInputs(
  reader: Reader,
  projectId: Guid,
  { revisionId, branchId }: ReviewWanted,
): Promise<FoundState | RefusalNamed<"no-project" | "no-revision" | "no-open-branch">> {
  const state = await states.resolve(reader, projectId, { revisionId, branchId, version: null });
  if (state === null) {
    const outcome = revisionId !== null ? "no-revision" : branchId !== null ? "no-open-branch" : "no-project";
    return { outcome };
  }
  return { outcome: "found", state, inputs: await inputsOf(reader, state) };
}

async function inputsOf(reader: Reader, state: ModelState): Promise<ReviewInputs> {
  const { projectId, streamId, version } = state;
  const versions = (statement: string) => reader.query<InputVersion[]>(statement, [projectId]);
  return {
    ...{ streamId, modelVersion: version },
    schemas: state.schemas.as === "pinned" ? state.schemas.pins : await versions(SCHEMAS),
    scenarios: await versions(SCENARIOS),
    promises: await reader.query<PromiseInput[]>(PROMISES, [projectId]),
  };
}

const SCHEMAS = prepared("SELECT id, version FROM schemas WHERE project_id = $1");
const SCENARIOS = prepared("SELECT id, version FROM scenarios WHERE project_id = $1");
const PROMISES = prepared(`
  SELECT id, version, last_run AS "lastRun" FROM promises WHERE project_id = $1 AND deleted_at IS NULL`);
