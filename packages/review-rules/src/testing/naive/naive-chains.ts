import type { CallDocument, StepDocument } from "@plumbline/playback-engine";
import type { ReviewedScenario } from "../../state/reviewed-state.js";
import { entriesOf, listsIn, type Steps } from "./naive-steps.js";

export type Chain = readonly CallDocument[];

/**
 * Every row of calls of which each stands right in the one before: "chains nest by `then`, through branch and parallel;
 * `onError` stands beside its call; a handler begins a new chain; only two calls or more are one".
 */
export function chainsOf({ document }: ReviewedScenario): readonly Chain[] {
  return rowsIn(document.steps, [])
    .flatMap((row) => row.map((_, first) => row.slice(first)))
    .filter((chain) => chain.length >= 2);
}

/** The calls from the outermost down to each call. */
function rowsIn(steps: Steps, above: Chain): readonly Chain[] {
  return entriesOf(steps).flatMap((step) => rowsOf(step, above));
}

function rowsOf(step: StepDocument, above: Chain): readonly Chain[] {
  switch (step.type) {
    case "call": {
      const row = [...above, step];
      return [row, ...rowsIn(step.then, row), ...rowsIn(step.onError, above)];
    }
    case "publish":
      return listsIn(step).flatMap((list) => rowsIn(list, []));
    case "write":
      return [];
    case "parallel":
    case "branch":
      return listsIn(step).flatMap((list) => rowsIn(list, above));
  }
}
