import type { PlayableBranch } from "../playable-scenario.js";
import type { Scope } from "./outcome-book.js";
import type { Ended, Play } from "./play.js";

/** Takes `then` or `else` by the outcome of a step before it; its own outcome is that of the list taken. */
export function startBranch(play: Play, step: PlayableBranch, scope: Scope, ended: Ended): void {
  const taken = play.book.read(scope, step.whenStep) === step.is ? "then" : "else";
  play.trace.add("BranchTaken", { stepId: step.id, attempt: scope.attempt, detail: taken });
  play.runList(step[taken], scope, (succeeded) => {
    play.book.record(scope, step.slot, succeeded);
    ended(succeeded);
  });
}
