import { compareCodeUnits } from "@plumbline/model-core";
import type { ViewedScenario } from "./viewed-scenario.js";

/** That an element writes to a store in a scenario. */
export interface StoreWrite {
  /** As the step names them: undefined or null when it does not. */
  readonly writerId: string | null | undefined;
  readonly storeId: string | null | undefined;
  readonly scenarioId: string;
  readonly dataset: string | null | undefined;
}

/** What write steps say, each once, by store; ordered by writer, scenario and dataset. */
export function writesOfStores(
  scenarios: readonly ViewedScenario[],
): ReadonlyMap<StoreWrite["storeId"], readonly StoreWrite[]> {
  const writes = new Map(scenarios.flatMap(writesIn).map((write) => [keyOf(write), write]));
  const ordered = [...writes].sort(([left], [right]) => compareCodeUnits(left, right));
  return Map.groupBy(
    ordered.map(([, write]) => write),
    ({ storeId }) => storeId,
  );
}

function writesIn({ id, steps }: ViewedScenario): readonly StoreWrite[] {
  return steps.flatMap(({ step }) =>
    step?.type === "write"
      ? [{ writerId: step.by, storeId: step.store, scenarioId: id, dataset: step.dataset }]
      : [],
  );
}

function keyOf({ writerId, storeId, scenarioId, dataset }: StoreWrite): string {
  return JSON.stringify([writerId, storeId, scenarioId, dataset]);
}
