import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { allStated, isStated } from "./naive-standing.js";
import { allPublishes } from "./naive-steps.js";
import { waysOfPublish } from "./naive-ways.js";

/** "OVR-006: every channel." "Note." */
export function ovr006(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.channels.map(({ id }) => ({
    ruleId: "OVR-006",
    subjectKind: "channel",
    subjectId: id,
    result: resultOf(state, id),
    severity: "note",
  }));
}

/** An element that publishes to a channel or consumes from it, and whether all that says so is stated. */
interface Side {
  readonly element: string | null | undefined;
  readonly stated: boolean;
}

/**
 * "Without a subscription not-applicable"; "no publisher known: unknown"; "the only publisher and the only consumer are
 * the same element" is a concern, "they differ" verified; "what stated facts alone establish stands": two
 * publishers are as little the only one as a publisher and another consumer.
 */
function resultOf(state: ReviewedState, channelId: string): ResultWord {
  const [consumers, publishers] = [consumersOf(state, channelId), publishersOf(state, channelId)];
  if (consumers.length === 0) {
    return "not-applicable";
  }
  const sides = [...consumers, ...publishers];
  const differ = publishers.some((one) =>
    sides.some((other) => one.stated && other.stated && one.element !== other.element),
  );
  if (differ) {
    return "verified";
  }
  return publishers.length === 0 || sides.some(({ stated }) => !stated) ? "unknown" : "concern";
}

function consumersOf(state: ReviewedState, channelId: string): readonly Side[] {
  return state.model.subscriptions
    .filter((subscription) => subscription.channelId === channelId)
    .map(({ id, consumerId }) => ({
      element: consumerId,
      stated: allStated(state, [
        { kind: "subscription", id },
        { kind: "element", id: consumerId },
      ]),
    }));
}

function publishersOf(state: ReviewedState, channelId: string): readonly Side[] {
  return allPublishes(state).flatMap((step) =>
    waysOfPublish(state, step, channelId).map(({ parts }) => ({
      element: step.from,
      stated: allStated(state, parts) && isStated(state, { kind: "element", id: step.from }),
    })),
  );
}
