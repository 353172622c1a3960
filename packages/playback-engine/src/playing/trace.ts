import type { EventKind } from "../document/event-kinds.js";
import { PLAYBACK_LIMITS } from "../limits.js";
import type { TraceEvent } from "../result/run-result.js";
import type { PlaybackBudget } from "./playback-budget.js";
import type { WorkQueue } from "./work-queue.js";

/** What an event says beside its sequence, time and kind. What is left out is null. */
export interface EventFields {
  readonly stepId: string;
  readonly attempt: number;
  readonly from?: string;
  readonly to?: string;
  readonly target?: string;
  readonly payload?: TraceEvent["payload"];
  readonly detail?: string;
  readonly message?: string;
  readonly headers?: TraceEvent["headers"];
}

/** The events of one playback, in the order they happen. */
export class Trace {
  readonly events: TraceEvent[] = [];
  readonly #budget: PlaybackBudget;
  readonly #queue: WorkQueue;

  constructor(budget: PlaybackBudget, queue: WorkQueue) {
    this.#budget = budget;
    this.#queue = queue;
  }

  add(kind: EventKind, fields: EventFields): void {
    if (this.events.length >= PLAYBACK_LIMITS.events) {
      this.#budget.exceed(`it has over ${PLAYBACK_LIMITS.events} events`);
      return;
    }
    this.events.push({
      sequence: this.events.length + 1,
      atMs: this.#queue.nowMs,
      kind,
      stepId: fields.stepId,
      attempt: fields.attempt,
      from: fields.from ?? null,
      to: fields.to ?? null,
      target: fields.target ?? null,
      payload: fields.payload ?? null,
      detail: fields.detail ?? null,
      message: fields.message ?? null,
      headers: fields.headers ?? null,
    });
  }
}
