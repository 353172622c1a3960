/** Flows made by hand, for tests of where lifelines, arrows and blocks stand. */

import type { Flow, FlowArrow, FlowBlock, FlowItem } from "../flow/flow.js";

/** A flow between apps, whose keys are also their IDs and names. */
export function aFlow(names: readonly string[], items: readonly FlowItem[]): Flow {
  const lifelines = names.map((name) => ({ key: name, id: name, kind: "app", name, marks: [] }) as const);
  return { title: "A flow", lifelines, items };
}

export function anArrow(fromKey: string, toKey: string, text: string): FlowArrow {
  return { type: "arrow", kind: "call", fromKey, toKey, text, marks: [] };
}

export function aBlock(items: readonly FlowItem[]): FlowBlock {
  return { type: "block", kind: "branch", label: "if", sections: [{ label: null, items }] };
}
