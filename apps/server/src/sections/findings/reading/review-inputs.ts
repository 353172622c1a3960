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
import { type ModelState, ModelStateResolver } from "../../model/for-threads.js";
import { FollowedRepositories } from "../../sources/for-threads.js";

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
const repositories = new FollowedRepositories();

/** Finds a state with the versions of what is in it. Call it in `readAtOnce`. */
export async function findReviewInputs(
  reader: Reader,
  projectId: Guid,
  wanted: ReviewWanted,
): Promise<FoundState | RefusalNamed<"no-project" | "no-revision" | "no-open-branch">> {
  const stated = await states.resolve(reader, projectId, wanted);
  if (stated === null) {
    return { outcome: notThere(wanted) };
  }
  const state = { ...stated, schemas: AS_NOW };
  return { outcome: "found", state, fingerprint: inputsFingerprint(await inputsOf(reader, state)) };
}

/** Of a revision or a version, too, a review reads the schemas of now, as it does scenarios and promises. */
const AS_NOW = { as: "now" } as const;

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
    schemas: await versions(SCHEMAS),
    scenarios: await versions(SCENARIOS),
    promises: await reader.query<PromiseInput[]>(PROMISES, [projectId]),
    commits: (await repositories.followed(reader, projectId)).flatMap(
      ({ repository, trackedCommit: commit }) => (commit === null ? [] : [{ repository, commit }]),
    ),
  };
}

const SCHEMAS = prepared("SELECT id, version FROM schemas WHERE project_id = $1");
const SCENARIOS = prepared("SELECT id, version FROM scenarios WHERE project_id = $1");
const PROMISES = prepared(`
  SELECT id, version, last_run AS "lastRun" FROM promises WHERE project_id = $1 AND deleted_at IS NULL`);
