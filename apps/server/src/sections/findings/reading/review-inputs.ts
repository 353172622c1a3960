import type { Guid } from "@plumbline/model-core";
import {
  type InputVersion,
  inputsFingerprint,
  type PromiseInput,
  type ReviewInputs,
} from "@plumbline/review-rules";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { type ModelState, ModelStateResolver, PastModelRepository } from "../../model/for-threads.js";

/** The state that a review reads: main as it is now unless it names a revision, an open branch or a version of main. */
export interface ReviewWanted {
  readonly revisionId: Guid | null;
  readonly branchId: Guid | null;
  readonly version: number | null;
}

/** A state that is there, and what a review of it reads. */
export interface FoundState {
  readonly outcome: "found";
  readonly state: ModelState;
  /** Of everything that a review of it reads, each at its version. */
  readonly fingerprint: string;
}

const states = new ModelStateResolver();
const past = new PastModelRepository();

/** Finds a state with the versions of what is in it. Call it in `readAtOnce`. */
export async function findReviewInputs(
  reader: Reader,
  projectId: Guid,
  wanted: ReviewWanted,
): Promise<FoundState | RefusalNamed<"no-project" | "no-revision" | "no-open-branch">> {
  const state = await states.resolve(reader, projectId, wanted);
  if (state === null) {
    return { outcome: notThere(wanted) };
  }
  return { outcome: "found", state, fingerprint: inputsFingerprint(await inputsOf(reader, state)) };
}

function notThere({ revisionId, branchId }: ReviewWanted): "no-revision" | "no-open-branch" | "no-project" {
  if (revisionId !== null) {
    return "no-revision";
  }
  return branchId === null ? "no-project" : "no-open-branch";
}

async function inputsOf(reader: Reader, state: ModelState): Promise<ReviewInputs> {
  const { projectId, streamId, version } = state;
  const versions = (statement: string) => reader.query<InputVersion[]>(statement, [projectId]);
  return {
    ...{ streamId, modelVersion: version },
    schemas: await schemasOf(reader, state),
    scenarios: await versions(SCENARIOS),
    promises: await reader.query<PromiseInput[]>(PROMISES, [projectId]),
  };
}

function schemasOf(reader: Reader, state: ModelState): Promise<readonly InputVersion[]> {
  switch (state.schemas.as) {
    case "now":
      return reader.query<InputVersion[]>(SCHEMAS, [state.projectId]);
    case "of-main":
      return past.schemaPinsAt(reader, state);
    case "pinned":
      return Promise.resolve(state.schemas.pins);
  }
}

const SCHEMAS = prepared("SELECT id, version FROM schemas WHERE project_id = $1");
const SCENARIOS = prepared("SELECT id, version FROM scenarios WHERE project_id = $1");
const PROMISES = prepared(`
  SELECT id, version, last_run AS "lastRun" FROM promises WHERE project_id = $1 AND deleted_at IS NULL`);
