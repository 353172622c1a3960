import type { ScenarioRow } from "./scenario.repository.js";

/** The answer as JSON text: the stored document, as it was sent, and `origin`. */
export function writeScenario({ document, origin }: Pick<ScenarioRow, "document" | "origin">): string {
  return `${document.slice(0, -1)},"origin":${JSON.stringify(origin)}}`;
}
