import { FAULT_KINDS } from "../document/faults-and-assertions.js";
import type { Check } from "./check.js";

/** A fault has a known kind, `Timeout` only on an operation with a timeout, and fails at least one attempt. */
export const invalidFault: Check = {
  code: "invalid-fault",
  fault: ({ entry, position }, { index }) => {
    if (entry === null) {
      return [];
    }
    const { target, kind, failFirst } = entry;
    const path = `faults[${position}]`;
    const timeoutMs = index.operations.get(target ?? "")?.timeoutMs ?? 0;
    return [
      ...(FAULT_KINDS.some((known) => known === kind)
        ? []
        : [`${path}.kind: must be one of ${FAULT_KINDS.join(", ")}`]),
      ...(kind === "Timeout" && timeoutMs <= 0
        ? [`${path}.kind: Timeout is for an operation that has a timeout`]
        : []),
      ...(typeof failFirst === "number" && !(failFirst >= 1)
        ? [`${path}.failFirst: must be at least 1`]
        : []),
    ];
  },
};
