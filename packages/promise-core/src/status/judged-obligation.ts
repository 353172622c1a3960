import { executionOf } from "../records/execution-of.js";
import type { Execution, Obligation } from "../records/obligation.js";
import type { VerificationRun } from "../records/run.js";
import type { ObligationStatus } from "../records/status.js";
import { type RunsOfObligation, runsOfObligation } from "./counting-run.js";
import { movedInputs } from "./moved-inputs.js";
import type { StatusRequest } from "./present-state.js";

/** How an obligation stands, with what its gaps are written from. */
export interface JudgedObligation extends RunsOfObligation {
  readonly obligation: Obligation;
  readonly execution: Execution;
  readonly status: ObligationStatus;
}

/** Judges an obligation by its runs. What nobody runs is unsupported, and what has no run that counts is `not-run`. */
export function judgedObligation(
  obligation: Obligation,
  runs: readonly VerificationRun[],
  request: StatusRequest,
): JudgedObligation {
  const execution = executionOf(obligation.kind);
  const { revision, requirementId, present } = request;
  const { streamId } = present.stream;
  const ofObligation = runsOfObligation(obligation, runs, { revision, streamId });
  const obligationId = `${requirementId}/${obligation.key}`;
  const { counting } = ofObligation;
  const status =
    counting === null
      ? {
          ...NOTHING_FOUND,
          obligationId,
          result: execution === "none" ? ("unsupported" as const) : ("not-run" as const),
        }
      : { ...statusOf(counting, request), obligationId };
  return { ...ofObligation, obligation, execution, status };
}

const NOTHING_FOUND = { current: true, stale: false, changed: [], evidence: [], limitations: [] };

function statusOf(run: VerificationRun, { present }: StatusRequest): Omit<ObligationStatus, "obligationId"> {
  const { result, evidence, limitations } = run;
  const changed = movedInputs(run, present);
  const current = changed.length === 0;
  return { result, current, stale: !current, changed, evidence, limitations };
}
