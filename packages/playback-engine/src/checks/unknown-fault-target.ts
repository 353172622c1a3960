import type { ModelIndex } from "@plumbline/model-core";
import type { Check } from "./check.js";
import { quoted } from "./quoted.js";

/** A fault is on an operation, channel, subscription or element. */
export const unknownFaultTarget: Check = {
  code: "unknown-fault-target",
  fault: ({ entry, position }, { index }) => {
    if (entry === null || isFaultTarget(entry.target ?? "", index)) {
      return [];
    }
    const named = entry.target === null || entry.target === undefined ? "nothing" : quoted(entry.target);
    return [`faults[${position}].target: ${named} is no operation, channel, subscription or element`];
  },
};

function isFaultTarget(id: string, index: ModelIndex): boolean {
  return [index.operations, index.channels, index.subscriptions, index.elements].some((parts) =>
    parts.has(id),
  );
}
