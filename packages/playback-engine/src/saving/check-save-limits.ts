import type { Issue, JsonOddity } from "@plumbline/model-core";
import { isBlank, pathOfIndex, pathOfKey } from "@plumbline/model-core";
import { PayloadFacts } from "../document/payload-facts.js";
import type { AssertionDocument, FaultDocument, ScenarioDocument } from "../document/scenario-document.js";
import type { ScenarioOutline } from "../document/scenario-outline.js";
import { countStepsAndLists, outlineScenario } from "../document/scenario-outline.js";
import { SAVE_LIMITS, SCENARIO_LIMITS } from "../limits.js";
import { checkPayloadLimits } from "./check-payload-limits.js";
import { checkStepLimits } from "./check-step-limits.js";
import { SaveIssues } from "./save-issues.js";

/**
 * The save limits a document breaks (spec 1, section 8; answered as `validation_error`), all at once, each
 * with the path of the value. `oddities` are those of the text the document was read from.
 */
export function checkSaveLimits(
  document: ScenarioDocument,
  oddities: readonly JsonOddity[] = [],
): readonly Issue[] {
  const issues = new SaveIssues();
  if (isBlank(document.name)) {
    issues.add("name", "must not be empty");
  }
  issues.text("name", document.name, SAVE_LIMITS.nameCharacters);
  checkOutline(outlineScenario(document), issues);
  document.faults.forEach((fault, index) => void checkFault(fault, pathOfIndex("faults", index), issues));
  document.assertions.forEach(
    (assertion, index) => void checkAssertion(assertion, pathOfIndex("assertions", index), issues),
  );
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
      if (place.step !== null) {
        checkStepLimits(place.step, place.path, issues);
      }
      for (const fact of payloads.of(place)) {
        checkPayloadLimits(fact, issues);
      }
    } else if (place.level === SCENARIO_LIMITS.stepListLevels + 1 && (place.steps?.length ?? 0) > 0) {
      issues.add(place.path, `step lists nest over ${SCENARIO_LIMITS.stepListLevels} levels`);
    }
  }
}

function checkFault(fault: FaultDocument | null, path: string, issues: SaveIssues): void {
  issues.text(pathOfKey(path, "target"), fault?.target);
  issues.text(pathOfKey(path, "kind"), fault?.kind);
}

function checkAssertion(assertion: AssertionDocument | null, path: string, issues: SaveIssues): void {
  issues.text(pathOfKey(path, "id"), assertion?.id, SAVE_LIMITS.idCharacters);
  if (assertion?.type === "outcome") {
    issues.text(pathOfKey(path, "step"), assertion.step, SAVE_LIMITS.idCharacters);
    issues.text(pathOfKey(path, "expected"), assertion.expected);
  } else if (assertion?.type === "event-count") {
    issues.text(pathOfKey(path, "kind"), assertion.kind);
    issues.text(pathOfKey(path, "target"), assertion.target);
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
