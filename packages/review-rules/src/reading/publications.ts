import { compareCodeUnits } from "@plumbline/model-core";
import type { PublishDocument } from "@plumbline/playback-engine";
import { oncePerReview } from "../state/review-context.js";
import { outlinedScenarios, stepsOf } from "./scenario-steps.js";

/** What scenarios publish to one channel with one routing key. */
export interface Publication {
  readonly channelId: string;
  /** Null of those that state none. */
  readonly routingKey: string | null;
  /** Ordered; "" stands for a step that names none. */
  readonly publisherIds: readonly string[];
}

/** What the steps of all scenarios publish, by channel and routing key; none first. */
export const publications = oncePerReview((context): readonly Publication[] => {
  const publishersOf = new Map<string, Map<string | null, Set<string>>>();
  for (const step of outlinedScenarios(context).flatMap(stepsOf)) {
    if (step.type === "publish" && typeof step.channel === "string") {
      note(publishersOf, step, step.channel);
    }
  }
  return [...publishersOf].sort(byText).flatMap(([channelId, byKey]) =>
    [...byKey].sort(byText).map(([routingKey, ids]) => ({
      channelId,
      routingKey,
      publisherIds: [...ids].sort(compareCodeUnits),
    })),
  );
});

/** Every channel that a step publishes to by itself. */
export const publishedChannels = oncePerReview(
  (context): ReadonlySet<string> => new Set(publications(context).map(({ channelId }) => channelId)),
);

function note(
  publishersOf: Map<string, Map<string | null, Set<string>>>,
  { routingKey, from }: PublishDocument,
  channelId: string,
): void {
  const byKey = publishersOf.get(channelId) ?? new Map<string | null, Set<string>>();
  const publishers = byKey.get(routingKey ?? null) ?? new Set<string>();
  publishersOf.set(channelId, byKey.set(routingKey ?? null, publishers.add(from ?? "")));
}

/** None comes before an empty text. */
function byText(
  [left]: readonly [string | null, unknown],
  [right]: readonly [string | null, unknown],
): number {
  return left === null || right === null
    ? Number(left !== null) - Number(right !== null)
    : compareCodeUnits(left, right);
}
