import type { Guid } from "@plumbline/model-core";
import {
  readStressProfile,
  runStress,
  type StressProfile,
  type StressRun,
  type StressRunSummary,
  stressRunSummary,
} from "@plumbline/stress-engine";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { threadDatabase } from "../../../platform/workers/thread-database.js";
import type { ModelAtVersion } from "../../model/for-threads.js";
import { prepareInTime, type SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { ProfileRepository } from "../profiles/profile.repository.js";
import { readModelOf, readStoredScenario, type StoredScenario } from "../read-stress-inputs.js";
import { refusalFor } from "./refusal-for-issues.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface StressRunStart {
  readonly projectId: Guid;
  readonly profileId: Guid;
  readonly runId: Guid;
  /** Null runs on the main model. */
  readonly branchId: Guid | null;
  readonly startedBy: string;
  readonly startedAt: string;
}

export type StressRunOutcome =
  | {
      readonly outcome: "ran";
      readonly profileVersion: number;
      readonly summary: StressRunSummary;
      /** The whole answer as JSON text. */
      readonly answer: string;
    }
  | RefusalNamed<"stress-refused">
  | NotThere;

type NotThere = RefusalNamed<"no-profile" | "no-branch">;

interface RunInputs {
  readonly profile: StressProfile;
  readonly profileVersion: number;
  readonly scenario: StoredScenario | null;
  readonly model: ModelAtVersion;
}

const profiles = new ProfileRepository();

/** Runs a stored profile on the main model or a branch, all as they are at one moment. Reads alone; writes nothing. */
export async function runStoredProfile(
  start: StressRunStart & { readonly clock: SchemaCheckMemory },
): Promise<StressRunOutcome> {
  const inputs = await threadDatabase().readAtOnce((reader) => readAll(reader, start));
  if ("outcome" in inputs) {
    return inputs;
  }
  const { scenario, model, profile, profileVersion } = inputs;
  // The stress engine has no clock: a limit of time on the schema checks is kept before it prepares again.
  const prepared = scenario === null ? null : prepareInTime({ ...scenario, ...model }, start.clock);
  if (prepared?.ok === false) {
    return { outcome: "stress-refused", refusal: refusalFor(prepared.refusal) };
  }
  const ran = runStress({ ...model, scenario: scenario?.document ?? null, profile });
  if (ran.ok) {
    return {
      outcome: "ran",
      profileVersion,
      summary: stressRunSummary(ran.value),
      answer: answerOf(start, profileVersion, ran.value),
    };
  }
  if (ran.refusal.code === "stopped") {
    throw new Error("A stress run stopped by itself");
  }
  return { outcome: "stress-refused", refusal: ran.refusal };
}

function answerOf(start: StressRunStart, profileVersion: number, run: StressRun): string {
  const { runId: id, profileId, branchId, startedBy, startedAt } = start;
  return JSON.stringify({ id, profileId, profileVersion, branchId, startedBy, startedAt, ...run });
}

async function readAll(
  reader: Reader,
  { projectId, profileId, branchId }: StressRunStart,
): Promise<RunInputs | NotThere> {
  const stored = await profiles.find(reader, { projectId, id: profileId });
  if (stored === null) {
    return { outcome: "no-profile" };
  }
  const model = await readModelOf(reader, projectId, branchId);
  if (model === null) {
    return { outcome: branchId === null ? "no-profile" : "no-branch" };
  }
  const read = readStressProfile(stored.document);
  if (!read.ok) {
    throw new Error(`The stored stress profile ${profileId} cannot be read: ${read.refusal.title}`);
  }
  const scenario = await readStoredScenario(reader, projectId, read.value.scenarioId as Guid);
  return { profile: read.value, profileVersion: stored.version, scenario, model };
}
