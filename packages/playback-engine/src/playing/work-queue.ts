import { present } from "@plumbline/model-core";
import { PLAYBACK_LIMITS } from "../limits.js";
import type { PlaybackBudget } from "./playback-budget.js";

type Work = () => void;

/**
 * Virtual time. Work items run by time, and at one time in the order they were scheduled: a first-in
 * first-out list for each time, and a heap of the times.
 */
export class WorkQueue {
  #nowMs = 0;
  #scheduled = 0;
  readonly #itemsAt = new Map<number, Work[]>();
  readonly #times: number[] = [];
  readonly #budget: PlaybackBudget;

  constructor(budget: PlaybackBudget) {
    this.#budget = budget;
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  /** Schedules a work item. Each counts against the limit of one playback. */
  after(delayMs: number, work: Work): void {
    if (this.#scheduled >= PLAYBACK_LIMITS.workItems) {
      this.#budget.exceed(`it schedules over ${PLAYBACK_LIMITS.workItems} work items`);
      return;
    }
    this.#scheduled += 1;
    const atMs = this.#nowMs + delayMs;
    const items = this.#itemsAt.get(atMs);
    if (items === undefined) {
      this.#itemsAt.set(atMs, [work]);
      pushTime(this.#times, atMs);
    } else {
      items.push(work);
    }
  }

  /** Runs until nothing is left, or a limit of the playback is passed. */
  run(): void {
    for (let atMs = popTime(this.#times); atMs !== undefined; atMs = popTime(this.#times)) {
      this.#nowMs = atMs;
      const items = present(this.#itemsAt.get(atMs));
      for (let next = 0; next < items.length && !this.#budget.isExceeded; next += 1) {
        items[next]?.();
      }
      this.#itemsAt.delete(atMs);
    }
  }
}

/** Adds a time to a binary heap, the earliest first. */
function pushTime(times: number[], atMs: number): void {
  let place = times.push(atMs) - 1;
  while (place > 0) {
    const above = (place - 1) >> 1;
    const other = timeAt(times, above);
    if (other <= atMs) {
      break;
    }
    times[place] = other;
    place = above;
  }
  times[place] = atMs;
}

function popTime(times: number[]): number | undefined {
  const first = times[0];
  const last = times.pop();
  if (last === undefined || times.length === 0) {
    return first;
  }
  let place = 0;
  for (let below = 1; below < times.length; below = 2 * place + 1) {
    const least = timeAt(times, below + 1) < timeAt(times, below) ? below + 1 : below;
    const earliest = timeAt(times, least);
    if (earliest >= last) {
      break;
    }
    times[place] = earliest;
    place = least;
  }
  times[place] = last;
  return first;
}

/** The time at a place of the heap; past its end there is nothing, ever. */
function timeAt(times: readonly number[], place: number): number {
  return times[place] ?? Number.POSITIVE_INFINITY;
}
