import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import { allStated, isStated } from "./naive-standing.js";
import { waysFrom } from "./naive-ways.js";

/**
 * Of REL-004 and REL-005, "routing keys not read": "no subscription on the channel or behind its bindings" is a concern;
 * "a subscription is reachable" is verified, by "one stated way to a stated subscription" whatever else is in doubt.
 * They read "the channel, bindings and channels behind it, subscriptions on them; not the consumers".
 */
export function reachResult(state: ReviewedState, channelId: string): ResultWord {
  const ways = waysFrom(state, channelId, () => true);
  const found = ways.flatMap(({ parts, end }) =>
    state.model.subscriptions
      .filter((subscription) => subscription.channelId === end)
      .map(({ id }) => allStated(state, parts) && isStated(state, { kind: "subscription", id })),
  );
  if (found.includes(true)) {
    return "verified";
  }
  // A binding that leads back is behind the channel too, though no way ends with it.
  const ends = new Set(ways.map(({ end }) => end));
  const bindings = state.model.bindings.filter(({ sourceChannelId }) => ends.has(sourceChannelId));
  const isDoubtful = !bindings.every(({ id }) => isStated(state, { kind: "binding", id }));
  const isSure = !isDoubtful && ways.every(({ parts }) => allStated(state, parts));
  return found.length > 0 || !isSure ? "unknown" : "concern";
}
