import type { PlayableStep } from "../playable-scenario.js";
import type { Scope } from "./outcome-book.js";
import type { Ended, Play } from "./play.js";
import { startBranch } from "./start-branch.js";
import { startCall } from "./start-call.js";
import { startParallel } from "./start-parallel.js";
import { startPublish } from "./start-publish.js";
import { startWrite } from "./start-write.js";

/**
 * Runs the steps of a list in order inside the present work item until one has to wait; it goes on inside the
 * work item that ends the wait (docs/reference/playback.md#rule-4-failure-and-onerror).
 */
export function runList(play: Play, steps: readonly PlayableStep[], scope: Scope, ended: Ended): void {
  new ListRun(play, steps, scope, ended).goOn();
}

/** A list being run: a loop, so that many steps in a row need no deep stack. */
class ListRun {
  readonly #play: Play;
  readonly #steps: readonly PlayableStep[];
  readonly #scope: Scope;
  readonly #ended: Ended;
  #next = 0;
  #stepEndedAtOnce = false;
  #inLoop = false;
  #failed = false;

  constructor(play: Play, steps: readonly PlayableStep[], scope: Scope, ended: Ended) {
    this.#play = play;
    this.#steps = steps;
    this.#scope = scope;
    this.#ended = ended;
  }

  goOn(): void {
    this.#inLoop = true;
    for (let step = this.#steps[this.#next]; step !== undefined; step = this.#steps[this.#next]) {
      if (this.#failed || this.#play.budget.isExceeded) {
        break;
      }
      this.#next += 1;
      this.#stepEndedAtOnce = false;
      startStep(this.#play, step, this.#scope, this.#stepEnded);
      if (!this.#stepEndedAtOnce) {
        this.#inLoop = false;
        return;
      }
    }
    this.#inLoop = false;
    this.#end();
  }

  readonly #stepEnded: Ended = (succeeded) => {
    this.#failed = !succeeded;
    if (this.#inLoop) {
      this.#stepEndedAtOnce = true;
    } else {
      this.goOn();
    }
  };

  #end(): void {
    const { budget, trace } = this.#play;
    if (this.#failed) {
      for (const skipped of this.#steps.slice(this.#next)) {
        trace.add("StepSkipped", { stepId: skipped.id, attempt: this.#scope.attempt });
      }
    }
    if (!budget.isExceeded) {
      this.#ended(!this.#failed);
    }
  }
}

function startStep(play: Play, step: PlayableStep, scope: Scope, ended: Ended): void {
  switch (step.type) {
    case "call":
      startCall(play, step, scope, ended);
      break;
    case "publish":
      startPublish(play, step, scope, ended);
      break;
    case "write":
      startWrite(play, step, scope, ended);
      break;
    case "parallel":
      startParallel(play, step, scope, ended);
      break;
    case "branch":
      startBranch(play, step, scope, ended);
      break;
  }
}
