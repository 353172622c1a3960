import { inForceOf, linkedThings } from "@plumbline/promise-core";
import type { Cited, CitedKind } from "../records/cited.js";
import { oncePerReview, type ReviewContext } from "../state/review-context.js";
import { partKey } from "./part-key.js";
import { outlinedScenarios, partsOfStep, stepsOf } from "./scenario-steps.js";

/** What approved promises stand on: parts of the model, and the scenarios they are linked with. */
export interface PathOfPromises {
  /** Every part of a kind by its ID; the model need not have it. */
  readonly parts: ReadonlyMap<string, Cited>;
  readonly scenarioIds: ReadonlySet<string>;
}

/**
 * The path of the approved promises (docs/reference/review.md#the-path-of-approved-promises): what they are linked with,
 * every part that the steps of the linked scenarios name and, again and again, what each part hangs from.
 */
export const pathOfPromises = oncePerReview((context): PathOfPromises => {
  const linked = context.promises.flatMap(({ promise }) => linkedThings(inForceOf(promise)?.content ?? null));
  const scenarioIds = new Set(linked.filter(({ kind }) => kind === "scenario").map(({ id }) => id));
  const parts = new Map<string, Cited>();
  const reached = [
    ...linked.filter(({ kind }) => kind !== "scenario"),
    ...partsOfScenarios(context, scenarioIds),
  ];
  for (const part of reached) {
    if (!parts.has(partKey(part))) {
      parts.set(partKey(part), part);
      for (const next of hangsFrom(context, part)) {
        reached.push(next);
      }
    }
  }
  return { parts, scenarioIds };
});

/** Whether a part of the model is on the path of an approved promise. */
export function isOnPath(context: ReviewContext, part: Cited): boolean {
  return pathOfPromises(context).parts.has(partKey(part));
}

function partsOfScenarios(context: ReviewContext, ids: ReadonlySet<string>): readonly Cited[] {
  return outlinedScenarios(context)
    .filter(({ scenario }) => ids.has(scenario.id))
    .flatMap((outlined) => stepsOf(outlined).flatMap(partsOfStep));
}

/** What a part hangs from; of what the model lacks nothing is known. */
function hangsFrom({ index }: ReviewContext, { kind, id }: Cited): readonly Cited[] {
  switch (kind) {
    case "operation":
      return one("element", index.operations.get(id)?.ownerId);
    case "message":
      return one("element", index.messages.get(id)?.producerId);
    case "subscription": {
      const subscription = index.subscriptions.get(id);
      return [
        ...one("channel", subscription?.channelId),
        ...one("element", subscription?.consumerId),
        ...one("channel", subscription?.deadLetterChannelId),
      ];
    }
    case "channel":
      return [
        ...(index.subscriptionsOfChannel.get(id) ?? []).flatMap((on) => one("subscription", on.id)),
        ...(index.bindingsOfSource.get(id) ?? []).flatMap((binding) => [
          ...one("binding", binding.id),
          ...one("channel", binding.targetChannelId),
        ]),
      ];
    default:
      return [];
  }
}

function one(kind: CitedKind, id: string | null | undefined): readonly Cited[] {
  return id === null || id === undefined ? [] : [{ kind, id }];
}
