import type { Binding } from "@plumbline/model-core";
import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { allStated } from "./naive-standing.js";
import { allPublishes } from "./naive-steps.js";
import { passesKey, waysOfPublish } from "./naive-ways.js";

/** "REL-006: every binding." "Not-applicable for a binding without key." "Warning." */
export function rel006(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.bindings.map((binding) => ({
    ruleId: "REL-006",
    subjectKind: "binding",
    subjectId: binding.id,
    result: binding.routingKey === null ? "not-applicable" : resultOf(state, binding),
    severity: "warning",
  }));
}

/**
 * "A state key matches" is verified, by "one stated matching publish"; "publish steps state keys and none matches" is a
 * concern; "no scenario publishes to the source, or publishes state no key, or a fact in doubt" is unknown. It reads
 * "binding, source channel, channels and bindings on the way of a publish to it; not the target".
 */
function resultOf(state: ReviewedState, { id, sourceChannelId, routingKey }: Binding): ResultWord {
  const ends = [
    { kind: "binding" as const, id },
    { kind: "channel" as const, id: sourceChannelId },
  ];
  const led = allPublishes(state).flatMap((step) =>
    waysOfPublish(state, step, sourceChannelId).map(({ parts }) => ({
      key: step.routingKey ?? null,
      isStated: allStated(state, [...ends, ...parts]),
    })),
  );
  if (led.some(({ key, isStated }) => isStated && passesKey(routingKey, key))) {
    return "verified";
  }
  const isDoubtful = !allStated(state, ends) || led.some(({ isStated }) => !isStated);
  return isDoubtful || led.every(({ key }) => key === null) ? "unknown" : "concern";
}
