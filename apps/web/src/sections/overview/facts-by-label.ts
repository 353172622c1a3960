import { FACT_STATUSES, type FactStatus } from "@plumbline/model-core";
import type { ModelLists } from "../../api/model-query.js";

/** How many facts are known in which way. */
export interface FactsByLabel {
  readonly all: number;
  /** Labels that no fact has are left out. */
  readonly labels: readonly { readonly status: FactStatus; readonly count: number }[];
  /** Of whatever label. */
  readonly stale: number;
}

/** Counts the facts of a model by their labels; schemas carry none. */
export function factsByLabel(model: ModelLists): FactsByLabel {
  const facts: readonly { readonly factStatus: FactStatus; readonly stale: unknown }[] = [
    ...model.elements,
    ...model.relationships,
    ...model.messages,
    ...model.channels,
    ...model.operations,
    ...model.subscriptions,
    ...model.bindings,
  ];
  const labels = FACT_STATUSES.map((status) => ({
    status,
    count: facts.filter(({ factStatus }) => factStatus === status).length,
  }));
  return {
    all: facts.length,
    labels: labels.filter(({ count }) => count > 0),
    stale: facts.filter(({ stale }) => stale !== null).length,
  };
}
