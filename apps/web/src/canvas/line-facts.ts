import type { FactStatus } from "@plumbline/model-core";
import type { ModelLists } from "./canvas-model.js";

/** How a fact that connects things is known. */
export interface LineStanding {
  readonly factStatus: FactStatus;
  readonly isStale: boolean;
}

/** Best known first: a line that several facts draw is known as well as the best known of them. */
const RANK: readonly FactStatus[] = ["measured", "observed-in-source", "declared", "inferred", "unknown"];

/** How each relationship, message, subscription and binding is known, by its ID. */
export function standingOfLines(model: ModelLists): ReadonlyMap<string, LineStanding> {
  const standing = new Map<string, LineStanding>();
  for (const list of [model.relationships, model.messages, model.subscriptions, model.bindings]) {
    for (const { id, factStatus, stale } of list) {
      standing.set(id, { factStatus, isStale: stale !== null });
    }
  }
  return standing;
}

/** How a line is known that stands for several facts: it is stale where all of them are. */
export function mergedStanding(all: readonly LineStanding[]): LineStanding {
  const factStatus = RANK.find((status) => all.some((one) => one.factStatus === status)) ?? "unknown";
  return { factStatus, isStale: all.length > 0 && all.every(({ isStale }) => isStale) };
}
