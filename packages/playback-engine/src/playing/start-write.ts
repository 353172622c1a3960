import type { PlayableWrite } from "../playable-scenario.js";
import type { Scope } from "./outcome-book.js";
import type { Ended, Play } from "./play.js";

/** A write ends at once; a fault on the store fails it. `detail` is the dataset. */
export function startWrite(play: Play, step: PlayableWrite, scope: Scope, ended: Ended): void {
  const succeeded = play.faults.strike(step.store) === null;
  play.trace.add(succeeded ? "DataWritten" : "DataWriteFailed", {
    stepId: step.id,
    attempt: scope.attempt,
    from: step.by,
    to: step.store,
    target: step.store,
    payload: step.change,
    detail: step.dataset,
  });
  play.book.record(scope, step.slot, succeeded);
  ended(succeeded);
}
