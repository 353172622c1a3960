import { scenarioPath } from "../../design/scenario-path.js";
import { type NamedText, namedData } from "../../markdown/data-block.js";
import { bullets, facts } from "../../markdown/facts.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { assertionSentence } from "../sentences/assertion-sentence.js";
import { faultSentence } from "../sentences/fault-sentence.js";
import { orNothing } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";
import { stepText } from "../view/step-text.js";
import type { ViewedScenario } from "../view/viewed-scenario.js";

/** Every scenario with its steps and what playing it gave. */
export function scenariosSection(view: DesignView): readonly string[] {
  return [
    heading(2, "7 Scenarios"),
    "Steps have numbers of this document: `2.then.1` is the first step of the list `then` of step `2`. Other sections name steps by them.",
    ...orNothing(view.scenarios.flatMap((scenario) => scenarioBlocks(scenario, view))),
  ];
}

function scenarioBlocks(scenario: ViewedScenario, view: DesignView): readonly string[] {
  const { id, version, document, steps } = scenario;
  return [
    namedHeading(3, "Scenario", document.name),
    facts([
      ["id", id],
      ["version", version],
      ["file", scenarioPath(id)],
      ["requirements", view.requirementsOf.get(id)],
    ]),
    namedData([
      ["name", document.name],
      ...steps.map((step): NamedText => [`step ${step.number}`, stepText(step, view.names)]),
    ]),
    ...conditionBlocks(scenario),
    ...playbackBlocks(scenario),
  ];
}

export function conditionBlocks({
  document: { faults, assertions },
  numberOfStep,
}: ViewedScenario): readonly string[] {
  return [
    bullets([
      ...faults.map((fault, at) => `Fault ${at + 1}: ${faultSentence(fault)}.`),
      ...assertions.map((one, at) => `Assertion ${at + 1}: ${assertionSentence(one, numberOfStep)}.`),
    ]),
    namedData(assertions.map((assertion, at) => [`assertion ${at + 1}`, assertion?.id])),
  ];
}

export function playbackBlocks({ issues, run, numberOfStep }: ViewedScenario): readonly string[] {
  return issues.length > 0
    ? [
        heading(4, "Not playable"),
        namedData(issues.map(({ code, message }, at) => [`issue ${at + 1}, ${code}`, message])),
      ]
    : [
        heading(4, "Playback: what the design declares, not a measurement"),
        facts([
          ["hash", run.hash],
          ["engine version", run.engineVersion],
          ["events", run.events.length],
          ...[...run.outcomes].map(([id, outcome]) => [`step ${numberOfStep.get(id)}`, outcome] as const),
          ...run.assertions.map(({ passed }, at) => [`assertion ${at + 1} holds`, passed] as const),
        ]),
        namedData(
          run.assertions.map(({ detail }, at) => [`assertion ${at + 1}`, detail === "" ? null : detail]),
        ),
      ];
}
