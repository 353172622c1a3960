import type { Model } from "@plumbline/model-core";
import type { ScenarioIssue } from "@plumbline/playback-engine";
import type { ScenarioFile } from "./read-scenario.js";

/** Every issue of a scenario on a model, its schema checks within the time that the service gives them. */
export async function validateInTime(
  { document, oddities }: Pick<ScenarioFile, "document" | "oddities">,
  model: Model,
): Promise<readonly ScenarioIssue[]> {
  const { validateScenario } = await import("@plumbline/playback-engine");
  return validateScenario({ document, oddities, model, outOfTime: await schemaClock() });
}

/** Says when schema checks have had their time (docs/reference/playback.md). */
export async function schemaClock(): Promise<() => boolean> {
  const { PLAYBACK_LIMITS } = await import("@plumbline/playback-engine");
  let end: number | null = null;
  return () => {
    end ??= performance.now() + PLAYBACK_LIMITS.schemaChecksMs;
    return performance.now() > end;
  };
}
