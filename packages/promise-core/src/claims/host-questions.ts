import { PROMISE_LIMITS } from "../limits.js";
import type { HostQuestion } from "./host-answer.js";
import type { RunAddress } from "./run-url.js";

/** The run itself, at the attempt that its address names. */
export function runQuestion(run: RunAddress): HostQuestion {
  return { path: pathOf(run) };
}

/** Its workflow: the name of a run may be a title that somebody gave it. */
export function workflowQuestion({ repository }: RunAddress, workflowId: number): HostQuestion {
  return { path: `/repos/${repository}/actions/workflows/${workflowId}` };
}

/** One page of its jobs; pages count from 1. */
export function jobsQuestion(run: RunAddress, page: number): HostQuestion {
  const filter = run.attempt === null ? "filter=latest&" : "";
  return { path: `${pathOf(run)}/jobs?${filter}per_page=${PROMISE_LIMITS.jobsOfAPage}&page=${page}` };
}

function pathOf({ repository, runId, attempt }: RunAddress): string {
  const ofAttempt = attempt === null ? "" : `/attempts/${attempt}`;
  return `/repos/${repository}/actions/runs/${runId}${ofAttempt}`;
}
