import type { Issue, JsonOddity } from "@plumbline/model-core";
import { issuesAt, judgeOf, object } from "@plumbline/model-core/declaring";
import { PayloadFacts } from "../document/payload-facts.js";
import { SCENARIO, type ScenarioDocument } from "../document/scenario-document.js";
import type { ScenarioOutline } from "../document/scenario-outline.js";
import { countStepsAndLists, outlineScenario } from "../document/scenario-outline.js";
import { STEP } from "../document/steps.js";
import { SCENARIO_LIMITS } from "../limits.js";
import { checkPayloadLimits } from "./check-payload-limits.js";
import { SaveIssues } from "./save-issues.js";

const { name, faults, assertions } = SCENARIO.fields;
const OF_NAME = judgeOf(object({ name }));
const OF_STEP = judgeOf(STEP);
const OF_LISTS = judgeOf(object({ faults, assertions }));

/**
 * The save limits a document breaks (docs/reference/limits.md#saving-a-scenario; answered as
 * `validation_error`), all at once, each with the path of the value. `oddities` are those of the text the
 * document was read from.
 */
export function checkSaveLimits(
  document: ScenarioDocument,
  oddities: readonly JsonOddity[] = [],
): readonly Issue[] {
  const issues = new SaveIssues();
  issues.addAll(OF_NAME(document));
  checkOutline(outlineScenario(document), issues);
  issues.addAll(OF_LISTS(document));
  for (const oddity of oddities) {
    checkOddity(oddity, issues);
  }
  return issues.issues;
}

function checkOutline(outline: ScenarioOutline, issues: SaveIssues): void {
  const payloads = new PayloadFacts();
  if (countStepsAndLists(outline) > SCENARIO_LIMITS.stepsAndStepLists) {
    issues.add("steps", `holds over ${SCENARIO_LIMITS.stepsAndStepLists} steps and step lists`);
  }
  for (const place of outline.places) {
    if (place.is === "step") {
      issues.addAll(issuesAt(place.path, OF_STEP(place.step)));
      for (const fact of payloads.of(place)) {
        checkPayloadLimits(fact, issues);
      }
    } else if (place.level === SCENARIO_LIMITS.stepListLevels + 1 && (place.steps?.length ?? 0) > 0) {
      issues.add(place.path, `step lists nest over ${SCENARIO_LIMITS.stepListLevels} levels`);
    }
  }
}

/** What only the text shows, or what stood under a key that was dropped. */
function checkOddity(oddity: JsonOddity, issues: SaveIssues): void {
  if (oddity.kind === "number-too-long") {
    issues.add(oddity.path, `must be a number of at most ${SCENARIO_LIMITS.numberCharacters} characters`);
  } else if (oddity.kind === "number-out-of-range") {
    issues.add(oddity.path, "must be a finite 64-bit floating-point number");
  } else if (oddity.kind === "lone-surrogate") {
    issues.add(oddity.path, "must be valid Unicode");
  }
}
