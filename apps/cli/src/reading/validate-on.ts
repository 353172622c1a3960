import type { Model } from "@plumbline/model-core";
import type { ScenarioIssue } from "@plumbline/playback-engine";
import type { ScenarioFile } from "./read-scenario.js";

/**
 * Every issue of a scenario on a model. The service gives schema checks two seconds, since strangers send them; here
 * they take as long as they take, so that a busy machine gives no other answer than a quick one.
 */
export async function validateOn(
  model: Model,
  { document, oddities }: Pick<ScenarioFile, "document" | "oddities">,
): Promise<readonly ScenarioIssue[]> {
  const { validateScenario } = await import("@plumbline/playback-engine");
  return validateScenario({ document, oddities, model });
}
