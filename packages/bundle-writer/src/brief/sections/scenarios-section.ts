import { present } from "@plumbline/model-core";
import { type NamedText, namedData } from "../../markdown/data-block.js";
import { facts } from "../../markdown/facts.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { conditionBlocks, playbackBlocks } from "../../sdd/sections/scenarios-section.js";
import type { DesignView } from "../../sdd/view/design-view.js";
import { stepText } from "../../sdd/view/step-text.js";
import type { ViewedScenario } from "../../sdd/view/viewed-scenario.js";
import { type BriefGroup, type BriefPart, groupOf } from "../brief-part.js";
import type { BriefView } from "../brief-view.js";
import { payloadsOfStep, withoutPayloads } from "../payloads-of-step.js";

/** The scenarios: their steps, then what these carry, then what playing them gave. */
export function scenariosSection({ scope, view }: BriefView): readonly BriefGroup[] {
  const scenarios = scope.scenarios.map(({ id }) => present(view.scenarioOfId.get(id)));
  const opening = [
    heading(2, "3 Scenarios"),
    "Steps have numbers of this document: `2.then.1` is the first step of the list `then` of step `2`.",
  ];
  return [
    groupOf(
      opening,
      scenarios.flatMap((scenario) => [
        flowPart(scenario, view),
        ...payloadParts(scenario),
        playbackPart(scenario),
      ]),
    ),
  ];
}

function flowPart(scenario: ViewedScenario, { names, requirementsOf }: DesignView): BriefPart {
  const { id, version, document, steps } = scenario;
  const blocks = [
    namedHeading(3, "Scenario", document.name),
    facts([
      ["id", id],
      ["version", version],
      ["requirements", requirementsOf.get(id) ?? []],
    ]),
    namedData([
      ["name", document.name],
      ...steps.map((step): NamedText => [`step ${step.number}`, stepText(withoutPayloads(step), names)]),
    ]),
    ...conditionBlocks(scenario),
  ];
  return { need: "scenario", name: `The scenario ${id}`, blocks };
}

function payloadParts({ id, steps }: ViewedScenario): readonly BriefPart[] {
  const texts = steps.flatMap(payloadsOfStep);
  return texts.length === 0
    ? []
    : [
        {
          need: "scenario-payloads",
          name: `The payloads of scenario ${id}`,
          blocks: [heading(4, "Payloads"), namedData(texts)],
        },
      ];
}

function playbackPart(scenario: ViewedScenario): BriefPart {
  const name = `The playback of scenario ${scenario.id}`;
  return { need: "scenario-playback", name, blocks: playbackBlocks(scenario) };
}
