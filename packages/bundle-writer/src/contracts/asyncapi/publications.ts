import { compareCodeUnits, type Model, present } from "@plumbline/model-core";
import { outlineScenario, type PublishDocument } from "@plumbline/playback-engine";
import type { ContractScenario } from "../contracts-input.js";

/** What publish steps state: who publishes which message to which channel. */
export interface Publication {
  readonly publisherId: string;
  readonly channelId: string;
  readonly messageId: string;
  /** Those that steps state, ordered. */
  readonly routingKeys: readonly string[];
}

/** Every publish step of a scenario, at any depth. */
export function publishSteps({ document }: ContractScenario): readonly PublishDocument[] {
  return outlineScenario(document).steps.flatMap(({ step }) => (step?.type === "publish" ? [step] : []));
}

/** The publications of scenarios without issues, each once, ordered by publisher, channel and message. */
export function publications(scenarios: readonly ContractScenario[], model: Model): readonly Publication[] {
  const known = new Set<string>(
    [...model.elements, ...model.channels, ...model.messages].map(({ id }) => id),
  );
  const stated = scenarios
    .flatMap(stepsWithoutIssues)
    .map(({ from, channel, message, routingKey }) => ({
      publisherId: from ?? "",
      channelId: channel ?? "",
      messageId: message ?? "",
      routingKeys: [routingKey ?? null].filter((key) => key !== null),
    }))
    .filter((publication) => idsOf(publication).every((id) => known.has(id)));
  return [...Map.groupBy(stated, (publication) => idsOf(publication).join(" "))]
    .sort(([left], [right]) => compareCodeUnits(left, right))
    .map(([, same]) => ({ ...present(same[0]), routingKeys: keysOf(same) }));
}

function idsOf({ publisherId, channelId, messageId }: Publication): readonly string[] {
  return [publisherId, channelId, messageId];
}

function keysOf(publicationsOfOne: readonly Publication[]): readonly string[] {
  return [...new Set(publicationsOfOne.flatMap(({ routingKeys }) => routingKeys))].sort(compareCodeUnits);
}

function stepsWithoutIssues(scenario: ContractScenario): readonly PublishDocument[] {
  return scenario.issues.length === 0 ? publishSteps(scenario) : [];
}
