import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { isStated } from "./naive-standing.js";

/** "OVR-004: every exchange." "Note." */
export function ovr004(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.channels
    .filter(({ kind }) => kind === "exchange")
    .map(({ id }) => ({
      ruleId: "OVR-004",
      subjectKind: "channel",
      subjectId: id,
      result: resultOf(state, id),
      severity: "note",
    }));
}

interface Route {
  readonly hasKey: boolean;
  readonly stated: boolean;
}

/**
 * "Without a binding not-applicable." "Exactly one binding without key and no subscription" is a concern, "more than one
 * route, or a key" verified; "what stated facts alone establish stands whatever else is in doubt".
 */
function resultOf(state: ReviewedState, channelId: string): ResultWord {
  const bindings = bindingsOf(state, channelId);
  if (bindings.length === 0) {
    return "not-applicable";
  }
  const routes = [...bindings, ...subscriptionsOf(state, channelId)];
  const isExchange = isStated(state, { kind: "channel", id: channelId });
  const stated = routes.filter((route) => isExchange && route.stated);
  if (stated.length > 1 || stated.some(({ hasKey }) => hasKey)) {
    return "verified";
  }
  return stated.length < routes.length ? "unknown" : "concern";
}

function bindingsOf(state: ReviewedState, channelId: string): readonly Route[] {
  return state.model.bindings
    .filter(({ sourceChannelId }) => sourceChannelId === channelId)
    .map(({ id, routingKey }) => ({
      hasKey: routingKey !== null,
      stated: isStated(state, { kind: "binding", id }),
    }));
}

function subscriptionsOf(state: ReviewedState, channelId: string): readonly Route[] {
  return state.model.subscriptions
    .filter((subscription) => subscription.channelId === channelId)
    .map(({ id }) => ({ hasKey: false, stated: isStated(state, { kind: "subscription", id }) }));
}
