import type { Issue } from "@plumbline/model-core";
import type { ScenarioIssue } from "@plumbline/playback-engine";
import { locatedProblems } from "../problems/located-problems.js";
import type { Problem } from "../problems/problem.js";
import type { ScenarioFile } from "./read-scenario.js";

const STARTS_WITH_PATH = /^((?:faults|assertions)\[\d+\](?:\.[a-zA-Z]+)*): (.*)$/s;
const STARTS_WITH_FIELD = /^([a-zA-Z]+): (.*)$/s;

/** Issues of a scenario on a model, each with the place of its step, fault or assertion in the file. */
export async function scenarioProblems(
  { text, document }: ScenarioFile,
  issues: readonly ScenarioIssue[],
): Promise<readonly Problem[]> {
  const { stepPaths } = await import("./step-paths.js");
  const paths = stepPaths(document);
  const located = await locatedProblems(
    text,
    issues.map((issue) => issueAt(issue, paths)),
  );
  return located.map((problem, at) => ({ ...problem, message: `${problem.message} (${issues[at]?.code})` }));
}

function issueAt({ stepId, message }: ScenarioIssue, paths: ReadonlyMap<string, string>): Issue {
  const [, path, rest] = STARTS_WITH_PATH.exec(message) ?? [];
  if (path !== undefined && rest !== undefined) {
    return { field: path, message: rest };
  }
  const step = stepId === null ? undefined : paths.get(stepId);
  if (step === undefined) {
    return { field: "", message: stepId === null ? message : `${stepId}: ${message}` };
  }
  const [, field, ofField] = STARTS_WITH_FIELD.exec(message) ?? [];
  return field !== undefined && ofField !== undefined
    ? { field: `${step}.${field}`, message: ofField }
    : { field: step, message };
}
