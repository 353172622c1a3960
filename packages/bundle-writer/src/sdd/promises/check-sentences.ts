import { codeSpan } from "@plumbline/model-core";
import type { ScenarioCheck } from "@plumbline/promise-core";
import { assertionSentence } from "../sentences/assertion-sentence.js";
import { faultSentence } from "../sentences/fault-sentence.js";
import type { DesignView } from "../view/design-view.js";

/** What a check of a scenario does and expects, a sentence each without a full stop. */
export function checkSentences(
  { scenarioId, faults, expect }: ScenarioCheck,
  { scenarioOfId }: DesignView,
): readonly string[] {
  const numbers = scenarioOfId.get(scenarioId)?.numberOfStep ?? new Map();
  return [
    `Scenario ${codeSpan(scenarioId)} is played on the design`,
    ...faults.map((fault) => `With a fault beside its own: ${faultSentence(fault)}`),
    ...expect.map((assertion) => `Expected: ${assertionSentence(assertion, numbers)}`),
  ];
}
