import { quoted } from "@plumbline/playback-engine";
import type { DesignScenario } from "../design/design.js";
import type { Blocker } from "../manifest/manifest.js";
import { inShort } from "./in-short.js";

/** One for each scenario with an issue. */
export function unplayableScenarios(scenarios: readonly DesignScenario[]): readonly Blocker[] {
  return scenarios
    .filter(({ issues }) => issues.length > 0)
    .map(({ id, document, issues }) => ({
      code: "scenario-invalid",
      subject: id,
      message:
        `Scenario ${quoted(document.name)} does not play: ${inShort(issues.map(({ code, message }) => `${code}: ${message}`))}. ` +
        "Correct the scenario or the model.",
    }));
}
