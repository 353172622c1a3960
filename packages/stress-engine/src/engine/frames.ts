import { doubledFloats, doubledInts } from "../kernel/growing-arrays.js";
import type { Clock } from "../kernel/virtual-time.js";

/** What a frame runs. */
export const REQUEST_FRAME = 0;
export const ATTEMPT_FRAME = 1;
export const DELIVERY_FRAME = 2;
/** One list of a parallel step. */
export const BRANCH_FRAME = 3;

/** The request arrived after the warm-up. */
export const MEASURED = 1;
/** The time-out of the attempt is over: nobody waits for it. */
export const TIMED_OUT = 2;
/** Holds a slot of its station for its own work. */
export const HOLDS_SLOT = 4;
/** The step the frame stands at waits for a write. */
export const WRITING = 8;
/** The attempt, delivery or write under way fails after its service time. */
export const DOOMED = 16;
/** The attempt gives no answer before its time-out. */
export const HANGING = 32;
/** The list of the frame has failed; the loop ends it. */
export const LIST_FAILED = 64;
/** A list of the parallel step the frame stands at has failed. */
export const PARALLEL_FAILED = 128;
/** The delivery counts as backlog of its subscription. */
export const IN_BACKLOG = 256;
/** The delivery's first handler has started. */
export const STARTED = 512;

const FIRST_CAPACITY = 1024;

/**
 * Everything under way, in typed arrays with a free list: a request, an attempt of a call, a delivery, or one
 * list of a parallel step. A frame waits for one thing at a time. Numbers of frames are used again; a
 * generation tells the uses apart.
 *
 * What the engine reads by number it has numbered itself, here and everywhere: `x[i]!` says so. A function that
 * checks the place would take a sixth of a run.
 */
export class Frames {
  kind = new Int32Array(FIRST_CAPACITY);
  flags = new Int32Array(FIRST_CAPACITY);
  /** The instruction the frame stands at. */
  pc = new Int32Array(FIRST_CAPACITY);
  /** The frame that called or forked; of a delivery, the publish step. */
  parent = new Int32Array(FIRST_CAPACITY);
  /** The operation of an attempt, the subscription of a delivery. */
  target = new Int32Array(FIRST_CAPACITY);
  /** Attempts so far of the call the frame waits for. */
  tries = new Int32Array(FIRST_CAPACITY);
  /** Attempts so far of a delivery. */
  deliveries = new Int32Array(FIRST_CAPACITY);
  /** Lists still running of the parallel step the frame waits for. */
  pending = new Int32Array(FIRST_CAPACITY);
  /** The request whose faults are counted. */
  request = new Int32Array(FIRST_CAPACITY);
  /** The frame that holds the outcomes. */
  scope = new Int32Array(FIRST_CAPACITY);
  /** The next one in a queue, or in the list of free ones. */
  next = new Int32Array(FIRST_CAPACITY);
  generation = new Int32Array(FIRST_CAPACITY);
  /** When it arrived, was sent or was published. */
  since = new Float64Array(FIRST_CAPACITY);
  /** When the call it waits for was first sent. */
  callSince = new Float64Array(FIRST_CAPACITY);
  /** When it joined a queue. */
  queuedAt = new Float64Array(FIRST_CAPACITY);
  /** When it took the slot of its own work, and that of the write it waits for. */
  slotSince = new Float64Array(FIRST_CAPACITY);
  writeSince = new Float64Array(FIRST_CAPACITY);
  /** When a delivery took the slot of its subscription. */
  deliverySince = new Float64Array(FIRST_CAPACITY);
  /** Words of outcomes of each frame. */
  readonly #outcomeWords: number;
  outcomes: Int32Array<ArrayBuffer>;
  live = 0;
  #made = 0;
  #free = -1;

  constructor(outcomeWords: number) {
    this.#outcomeWords = outcomeWords;
    this.outcomes = new Int32Array(FIRST_CAPACITY * outcomeWords);
  }

  /** A frame to use; what it held before is still there. */
  take(kind: number, flags: number, clock: Clock): number {
    this.live += 1;
    let frame = this.#free;
    if (frame >= 0) {
      this.#free = this.next[frame]!;
    } else {
      frame = this.#made;
      this.#made += 1;
      if (frame === this.kind.length) {
        this.#grow();
      }
    }
    this.kind[frame] = kind;
    this.flags[frame] = flags;
    this.since[frame] = clock.now;
    return frame;
  }

  free(frame: number): void {
    this.live -= 1;
    this.generation[frame] = (this.generation[frame]! + 1) | 0;
    this.next[frame] = this.#free;
    this.#free = frame;
  }

  has(frame: number, flag: number): boolean {
    return (this.flags[frame]! & flag) !== 0;
  }

  set(frame: number, flag: number): void {
    this.flags[frame] = this.flags[frame]! | flag;
  }

  clear(frame: number, flag: number): void {
    this.flags[frame] = this.flags[frame]! & ~flag;
  }

  #grow(): void {
    this.kind = doubledInts(this.kind);
    this.flags = doubledInts(this.flags);
    this.pc = doubledInts(this.pc);
    this.parent = doubledInts(this.parent);
    this.target = doubledInts(this.target);
    this.tries = doubledInts(this.tries);
    this.deliveries = doubledInts(this.deliveries);
    this.pending = doubledInts(this.pending);
    this.request = doubledInts(this.request);
    this.scope = doubledInts(this.scope);
    this.next = doubledInts(this.next);
    this.generation = doubledInts(this.generation);
    this.since = doubledFloats(this.since);
    this.callSince = doubledFloats(this.callSince);
    this.queuedAt = doubledFloats(this.queuedAt);
    this.slotSince = doubledFloats(this.slotSince);
    this.writeSince = doubledFloats(this.writeSince);
    this.deliverySince = doubledFloats(this.deliverySince);
    this.outcomes = this.#outcomeWords === 0 ? this.outcomes : doubledInts(this.outcomes);
  }
}
