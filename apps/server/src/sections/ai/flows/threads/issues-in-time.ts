import type { IssuesOf } from "@plumbline/ai-tasks";
import { VALIDATION_TOO_SLOW, validateScenario } from "@plumbline/playback-engine";
import { checksInTime, type SchemaCheckMemory } from "../../../scenarios/for-threads.js";

/** Finds the issues of scenarios; where schema checks take too long they say so, and the rest of those is left out. */
export function issuesInTime(clock: SchemaCheckMemory, modelVersion: number): IssuesOf {
  return (of) => {
    const { end, ...checks } = checksInTime(clock, modelVersion);
    const issues = validateScenario({ ...of, ...checks });
    const saysSo = issues.some(({ code }) => code === VALIDATION_TOO_SLOW.code);
    return end() && !saysSo ? [...issues, VALIDATION_TOO_SLOW] : issues;
  };
}
