import type { Clock } from "../kernel/virtual-time.js";
import { StationMeter } from "../measure/station-meter.js";
import type { Frames } from "./frames.js";

/** The place, behind the integrals, of the time up to which they go. */
const TOUCHED_AT = 4;

/**
 * Servers with one queue before them, first come, first served: an element's capacity, or the slots of a
 * subscription. Levels change only after `touch`, which adds up the time they lasted.
 */
export class Station {
  readonly meter = new StationMeter();
  busy = 0;
  /** What waits; of a subscription, its backlog. */
  waiting = 0;
  /** Slots held for attempts that have timed out. */
  late = 0;
  readonly servers: number;
  readonly queueLimit: number;
  /** Whether a slot is held to the end of an attempt. */
  readonly holdsCall: boolean;
  #listed = 0;
  #head = -1;
  #tail = -1;
  #segment = 0;
  readonly #areas = new Float64Array(5);

  constructor(servers: number, queueLimit: number, holdsCall: boolean) {
    this.servers = servers;
    this.queueLimit = queueLimit;
    this.holdsCall = holdsCall;
  }

  get hasFreeServer(): boolean {
    return this.busy < this.servers;
  }

  get isQueueFull(): boolean {
    return this.#listed >= this.queueLimit;
  }

  get isQueueEmpty(): boolean {
    return this.#listed === 0;
  }

  /** Adds the levels up to now to the integrals. */
  touch(clock: Clock): void {
    const areas = this.#areas;
    const time = clock.now - areas[TOUCHED_AT]!;
    if (time > 0) {
      areas[TOUCHED_AT] = clock.now;
      areas[0] = areas[0]! + this.busy * time;
      if (this.waiting > 0) {
        areas[1] = areas[1]! + this.waiting * time;
      }
      if (this.busy >= this.servers) {
        areas[2] = areas[2]! + time;
      }
      if (this.late > 0) {
        areas[3] = areas[3]! + this.late * time;
      }
    }
  }

  /** One more waits. */
  wait(): void {
    this.waiting += 1;
    if (this.waiting > this.meter.queueMax && this.#segment > 0) {
      this.meter.queueMax = this.waiting;
    }
  }

  enqueue(frame: number, frames: Frames): void {
    frames.next[frame] = -1;
    if (this.#listed === 0) {
      this.#head = frame;
    } else {
      frames.next[this.#tail] = frame;
    }
    this.#tail = frame;
    this.#listed += 1;
  }

  dequeue(frames: Frames): number {
    const frame = this.#head;
    this.#head = frames.next[frame]!;
    this.#listed -= 1;
    return frame;
  }

  /** Puts the integrals so far into the segment under way, and goes on in another one. */
  closeSegment(now: number, nextSegment: number): void {
    this.touch({ now });
    const areas = this.#areas;
    const segment = this.meter.segments[this.#segment]!;
    segment.busy += areas[0]!;
    segment.queue += areas[1]!;
    segment.saturated += areas[2]!;
    segment.late += areas[3]!;
    this.meter.bucketBusy += areas[0]!;
    this.meter.bucketQueue += areas[1]!;
    areas.fill(0, 0, TOUCHED_AT);
    if (nextSegment > 0 && this.#segment === 0) {
      this.meter.queueMax = this.waiting;
    }
    this.#segment = nextSegment;
  }
}
