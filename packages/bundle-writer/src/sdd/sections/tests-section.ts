import { codeSpan } from "@plumbline/model-core";
import { executionOf, type Obligation, obligationId } from "@plumbline/promise-core";
import type { DesignPromise } from "../../design/design.js";
import { bullets } from "../../markdown/facts.js";
import { heading } from "../../markdown/heading.js";
import { checkSentences } from "../promises/check-sentences.js";
import { assertionSentence } from "../sentences/assertion-sentence.js";
import { orNothing } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";
import type { ViewedScenario } from "../view/viewed-scenario.js";

/** One test for each obligation of a requirement and for each assertion of a scenario. */
export function testsSection(view: DesignView): readonly string[] {
  const tests = [
    ...view.promises.flatMap((promise) => testsOfPromise(promise, view)),
    ...view.scenarios.flatMap(testsOfScenario),
  ];
  return [heading(2, "11 Acceptance tests"), ...orNothing(tests.length === 0 ? [] : [bullets(tests)])];
}

function testsOfPromise({ promise, inForce }: DesignPromise, view: DesignView): readonly string[] {
  return (inForce?.obligations ?? []).map((obligation) => {
    const id = codeSpan(obligationId(promise.requirementId, obligation.key));
    return `Obligation ${id}, ${codeSpan(obligation.kind)}: ${howToTest(obligation, view)}.`;
  });
}

function howToTest({ kind, recipe }: Obligation, view: DesignView): string {
  if (recipe.scenarioCheck !== undefined) {
    return checkSentences(recipe.scenarioCheck, view).join(". ");
  }
  if (recipe.plan !== undefined) {
    return "Do its test steps of section 8; each expected observation is made, no forbidden one is";
  }
  return executionOf(kind) === "none"
    ? "Follow its recipe in section 8; nothing runs it"
    : "A scan of its repository of section 8 finds the pattern";
}

function testsOfScenario({ id, document, numberOfStep }: ViewedScenario): readonly string[] {
  return document.assertions.map(
    (assertion, at) =>
      `Scenario ${codeSpan(id)}, assertion ${at + 1}: ${assertionSentence(assertion, numberOfStep)}.`,
  );
}
