import type { EventQueue } from "../kernel/event-queue.js";
import { TimerRing } from "../kernel/timer-ring.js";
import type { Clock } from "../kernel/virtual-time.js";
import type { Frames } from "./frames.js";

/** What happens when an event comes. */
export const RING_EVENT = 0;
export const SERVICE_DONE = 1;
export const WRITE_DONE = 2;
export const TIMEOUT_EVENT = 3;
export const RETRY_CALL = 4;
export const DELIVER = 5;
export const START_LIST = 6;

/** Timers by their constant length: each has a ring of its own, whose first timer alone is in the queue. */
export class Timers {
  readonly #queue: EventQueue;
  readonly #frames: Frames;
  readonly #rings: TimerRing[] = [];
  readonly #lengths: number[] = [];
  readonly #events: number[] = [];

  constructor(queue: EventQueue, frames: Frames) {
    this.#queue = queue;
    this.#frames = frames;
  }

  /** Adds timers of one length that end in one kind of event. */
  add(lengthNs: number, event: number): number {
    this.#rings.push(new TimerRing());
    this.#lengths.push(lengthNs);
    this.#events.push(event);
    return this.#rings.length - 1;
  }

  start(timer: number, clock: Clock, eventClass: number, frame: number): void {
    const ring = this.#rings[timer]!;
    const time = clock.now + this.#lengths[timer]!;
    const rank = this.#queue.rank(eventClass);
    ring.push(time, rank, frame, this.#frames.generation);
    if (ring.queuedRank < 0) {
      ring.queuedRank = rank;
      this.#queue.pushRanked(time, rank, RING_EVENT, timer);
    }
  }

  /**
   * Called when the queue's entry for a ring comes: the frame whose timer ends now, or -1 when that timer was
   * dead. The ring's next timer is put into the queue.
   */
  fire(timer: number): number {
    const ring = this.#rings[timer]!;
    const generations = this.#frames.generation;
    const rank = ring.queuedRank;
    ring.queuedRank = -1;
    if (!ring.skipDead(generations)) {
      return -1;
    }
    const frame = ring.firstRank() === rank ? ring.shift() : -1;
    if (ring.skipDead(generations)) {
      ring.queuedRank = ring.firstRank();
      this.#queue.pushRanked(ring.firstTime(), ring.firstRank(), RING_EVENT, timer);
    }
    return frame;
  }

  eventOf(timer: number): number {
    return this.#events[timer]!;
  }
}
