import { compareCodeUnits, type Model } from "@plumbline/model-core";
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
  const keysOf = new Map<string, Set<string>>();
  for (const { from, channel, message, routingKey } of scenarios.flatMap(stepsWithoutIssues)) {
    const ids = [from ?? "", channel ?? "", message ?? ""];
    if (ids.every((id) => known.has(id))) {
      const keys = keysOf.get(ids.join(" ")) ?? new Set<string>();
      keysOf.set(
        ids.join(" "),
        routingKey === null || routingKey === undefined ? keys : keys.add(routingKey),
      );
    }
  }
  return [...keysOf].sort(([left], [right]) => compareCodeUnits(left, right)).map(publication);
}

function stepsWithoutIssues(scenario: ContractScenario): readonly PublishDocument[] {
  return scenario.issues.length === 0 ? publishSteps(scenario) : [];
}

function publication([ids, keys]: readonly [string, ReadonlySet<string>]): Publication {
  const [publisherId = "", channelId = "", messageId = ""] = ids.split(" ");
  return { publisherId, channelId, messageId, routingKeys: [...keys].sort(compareCodeUnits) };
}
