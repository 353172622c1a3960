import type { FaultKind } from "../document/faults-and-assertions.js";
import type { PlayableCall } from "../playable-scenario.js";
import type { Scope } from "./outcome-book.js";
import type { Ended, Play } from "./play.js";
import type { EventFields } from "./trace.js";

/** A call: its attempts, and after the last failed one its `onError` (docs/reference/playback.md#calls). */
export function startCall(play: Play, step: PlayableCall, scope: Scope, ended: Ended): void {
  new CallRun(play, step, scope, ended).attempt(1);
}

const FAULT_DETAIL = {
  Error: "Error: the request was refused",
  Outage: "Outage: the request was not received",
} as const satisfies Record<Exclude<FaultKind, "Timeout">, string>;

class CallRun {
  readonly #play: Play;
  readonly #step: PlayableCall;
  readonly #caller: Scope;
  readonly #ended: Ended;

  constructor(play: Play, step: PlayableCall, caller: Scope, ended: Ended) {
    this.#play = play;
    this.#step = step;
    this.#caller = caller;
    this.#ended = ended;
  }

  attempt(attempt: number): void {
    const { queue, trace, faults, book } = this.#play;
    const { id, ownerId, timeoutMs } = this.#step.operation;
    trace.add("RequestSent", { ...this.#request(attempt), payload: this.#step.request });
    const scope = book.startAttempt(this.#caller, this.#step.slot, attempt);
    const fault = faults.strike(id, ownerId);
    if (timeoutMs > 0) {
      queue.after(timeoutMs, () => this.#timedOut(scope));
    }
    if (fault === "Timeout") {
      return;
    }
    if (fault !== null) {
      this.#failed(scope, FAULT_DETAIL[fault]);
      return;
    }
    this.#play.runList(this.#step.then, scope, (succeeded) => {
      // At the exact end of the timeout the answer is late: the time-out was scheduled before all that the
      // callee scheduled, so its work item comes first.
      if (!isSettled(scope)) {
        this.#answered(scope, succeeded);
      }
    });
  }

  #answered(scope: Scope, succeeded: boolean): void {
    if (!succeeded) {
      this.#failed(scope, "a step of the callee failed");
      return;
    }
    const { trace, book } = this.#play;
    trace.add("ResponseReceived", { ...this.#response(scope.attempt), payload: this.#step.response });
    book.settle(scope);
    book.record(this.#caller, this.#step.slot, true);
    this.#ended(true);
  }

  #failed(scope: Scope, detail: string): void {
    this.#play.trace.add("RequestFailed", { ...this.#response(scope.attempt), detail });
    this.#attemptFailed(scope);
  }

  #timedOut(scope: Scope): void {
    if (!isSettled(scope)) {
      const detail = `no answer within ${this.#step.operation.timeoutMs} ms`;
      this.#play.trace.add("RequestTimedOut", { ...this.#response(scope.attempt), detail });
      this.#attemptFailed(scope);
    }
  }

  #attemptFailed(scope: Scope): void {
    const { queue, trace, book } = this.#play;
    const { maxAttempts, backoffMs } = this.#step.operation.retry ?? { maxAttempts: 1, backoffMs: 0 };
    const next = scope.attempt + 1;
    book.settle(scope);
    if (next <= maxAttempts) {
      const detail = `attempt ${next} of ${maxAttempts} in ${backoffMs} ms`;
      trace.add("RetryScheduled", { ...this.#request(scope.attempt), detail });
      queue.after(backoffMs, () => this.attempt(next));
      return;
    }
    book.record(this.#caller, this.#step.slot, false);
    if (this.#step.onError.length === 0) {
      this.#ended(false);
    } else {
      this.#play.runList(this.#step.onError, this.#caller, this.#ended);
    }
  }

  #request(attempt: number): EventFields {
    const { id, from, operation } = this.#step;
    return { stepId: id, attempt, from, to: operation.ownerId, target: operation.id };
  }

  #response(attempt: number): EventFields {
    const { id, from, operation } = this.#step;
    return { stepId: id, attempt, from: operation.ownerId, to: from, target: operation.id };
  }
}

function isSettled(scope: Scope): boolean {
  return scope.settledAt !== Number.POSITIVE_INFINITY;
}
