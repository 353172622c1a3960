import type { Issue, JsonValue } from "@plumbline/model-core";
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
  const { pathOfIndex, pathOfKey } = await import("@plumbline/model-core");
  const steps = new Map<string, string>();
  walk(document.steps as unknown as JsonValue, "steps");
  const located = await locatedProblems(text, issues.map(issueOf));
  return located.map((problem, at) => ({ ...problem, message: `${problem.message} (${issues[at]?.code})` }));

  function walk(value: JsonValue | undefined, path: string): void {
    if (Array.isArray(value)) {
      value.forEach((entry, index) => walk(entry, pathOfIndex(path, index)));
    } else if (typeof value === "object" && value !== null) {
      noteStep(value as { readonly [key: string]: JsonValue }, path);
    }
  }

  function noteStep(value: { readonly [key: string]: JsonValue }, path: string): void {
    const { id, type } = value;
    if (typeof id === "string" && typeof type === "string" && !steps.has(id)) {
      steps.set(id, path);
    }
    // Payloads are data: an object in one is no step, whatever it looks like.
    const { request: _, response: __, payload: ___, change: ____, ...lists } = value;
    for (const [key, entry] of Object.entries(lists)) {
      walk(entry, pathOfKey(path, key));
    }
  }

  function issueOf({ stepId, message }: ScenarioIssue): Issue {
    const [, whole, rest] = STARTS_WITH_PATH.exec(message) ?? [];
    if (whole !== undefined && rest !== undefined) {
      return { field: whole, message: rest };
    }
    const step = stepId === null ? undefined : steps.get(stepId);
    const [, field, ofField] = STARTS_WITH_FIELD.exec(message) ?? [];
    if (step === undefined) {
      return { field: "", message: stepId === null ? message : `${stepId}: ${message}` };
    }
    return field !== undefined && ofField !== undefined
      ? { field: `${step}.${field}`, message: ofField }
      : { field: step, message };
  }
}
