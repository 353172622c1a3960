import type { ModelIndex } from "@plumbline/model-core";
import type { Check } from "./check.js";
import { quoted } from "./quoted.js";

/** The target of an event count, when there is one, is something events name. */
export const unknownAssertionTarget: Check = {
  code: "unknown-assertion-target",
  assertion: ({ entry, position }, { index }) => {
    const target = entry?.type === "event-count" ? (entry.target ?? null) : null;
    return target === null || isAssertionTarget(target, index)
      ? []
      : [
          `assertions[${position}].target: ${quoted(target)} is no operation, channel, subscription, element or binding`,
        ];
  },
};

function isAssertionTarget(id: string, index: ModelIndex): boolean {
  const { operations, channels, subscriptions, elements, bindings } = index;
  return [operations, channels, subscriptions, elements, bindings].some((parts) => parts.has(id));
}
