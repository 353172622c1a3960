import type { PlayableParallel } from "../playable-scenario.js";
import type { Scope } from "./outcome-book.js";
import type { Ended, Play } from "./play.js";

/** Each branch is a work item at the same time, in order; the step ends when all have ended. */
export function startParallel(play: Play, step: PlayableParallel, scope: Scope, ended: Ended): void {
  let running = step.branches.length;
  let succeeded = true;
  const end = (): void => {
    play.book.record(scope, step.slot, succeeded);
    ended(succeeded);
  };
  const branchEnded: Ended = (branchSucceeded) => {
    running -= 1;
    succeeded &&= branchSucceeded;
    if (running === 0) {
      end();
    }
  };
  for (const branch of step.branches) {
    play.queue.after(0, () => play.runList(branch, scope, branchEnded));
  }
  if (step.branches.length === 0) {
    end();
  }
}
