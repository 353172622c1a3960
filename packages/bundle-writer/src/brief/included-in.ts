import { compareCodeUnits } from "@plumbline/model-core";
import type { BriefScope } from "./scope/brief-scope.js";

/** What a brief holds: confirmed facts, scenarios and requirements. IDs are sorted, requirement IDs by their numbers. */
export interface BriefIncluded {
  readonly elementIds: readonly string[];
  readonly operationIds: readonly string[];
  readonly channelIds: readonly string[];
  readonly subscriptionIds: readonly string[];
  readonly messageIds: readonly string[];
  readonly schemaIds: readonly string[];
  readonly scenarioIds: readonly string[];
  readonly requirementIds: readonly string[];
}

/** The IDs of what is in scope. */
export function includedIn({ facts, scenarios, requirements }: BriefScope): BriefIncluded {
  return {
    elementIds: idsOf(facts.elements),
    operationIds: idsOf(facts.operations),
    channelIds: idsOf(facts.channels),
    subscriptionIds: idsOf(facts.subscriptions),
    messageIds: idsOf(facts.messages),
    schemaIds: idsOf(facts.schemas),
    scenarioIds: idsOf(scenarios),
    requirementIds: requirements.map(({ promise }) => promise.requirementId),
  };
}

/** Sorted. */
export function idsOf(facts: readonly { readonly id: string }[]): readonly string[] {
  return facts.map(({ id }) => id).sort(compareCodeUnits);
}
