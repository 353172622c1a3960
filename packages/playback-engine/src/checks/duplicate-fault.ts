import type { Check } from "./check.js";
import { quoted } from "./quoted.js";

/** One target has at most one fault; the later faults on it are named. */
export const duplicateFault: Check = {
  code: "duplicate-fault",
  fault: ({ entry, position }, { firstFaultOn }) => {
    const target = entry?.target ?? null;
    return target === null || firstFaultOn.get(target) === position
      ? []
      : [`faults[${position}]: ${quoted(target)} has a fault already`];
  },
};
