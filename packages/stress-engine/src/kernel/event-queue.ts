import { doubledFloats, doubledInts } from "./growing-arrays.js";

/**
 * The order of events: by time, then class, then the sequence of scheduling. An answer at exactly the end of a
 * time-out is late, so time-outs come first; arrivals come last.
 */
export const TIMEOUT_CLASS = 0;
export const COMPLETION_CLASS = 1;
export const RETRY_CLASS = 2;

/** Room for the sequence numbers of a run below each class. */
const CLASS_STEP = 1_099_511_627_776;
const FIRST_CAPACITY = 256;

/**
 * A 4-ary heap of events in typed arrays. An entry is a time, a rank (class and sequence), a kind and a
 * subject; nothing is allocated for an event.
 */
export class EventQueue {
  size = 0;
  /** Of the entry taken last. */
  kind = 0;
  subject = 0;
  #sequence = 0;
  #times = new Float64Array(FIRST_CAPACITY);
  #ranks = new Float64Array(FIRST_CAPACITY);
  #kinds = new Int32Array(FIRST_CAPACITY);
  #subjects = new Int32Array(FIRST_CAPACITY);

  /** The rank of something scheduled now. */
  rank(eventClass: number): number {
    this.#sequence += 1;
    return eventClass * CLASS_STEP + this.#sequence;
  }

  /** The time of the first entry; infinite when there is none. */
  firstTime(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : (this.#times[0] as number);
  }

  push(time: number, rank: number, kind: number, subject: number): void {
    if (this.size === this.#times.length) {
      this.#grow();
    }
    const times = this.#times;
    const ranks = this.#ranks;
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 2;
      const parentTime = times[parent] as number;
      if (parentTime < time || (parentTime === time && (ranks[parent] as number) < rank)) {
        break;
      }
      this.#move(parent, at);
      at = parent;
    }
    this.#place(at, time, rank);
    this.#kinds[at] = kind;
    this.#subjects[at] = subject;
  }

  /** Takes the first entry; its kind and subject can be read afterwards. */
  pop(): void {
    this.kind = this.#kinds[0] as number;
    this.subject = this.#subjects[0] as number;
    this.size -= 1;
    if (this.size > 0) {
      this.#sink(this.size);
    }
  }

  /** Brings the entry at the end down from the top to its place. */
  #sink(from: number): void {
    const time = this.#times[from] as number;
    const rank = this.#ranks[from] as number;
    let at = 0;
    for (;;) {
      const child = this.#leastChild(at);
      if (child < 0 || this.#isBefore(time, rank, child)) {
        break;
      }
      this.#move(child, at);
      at = child;
    }
    this.#place(at, time, rank);
    this.#kinds[at] = this.#kinds[from] as number;
    this.#subjects[at] = this.#subjects[from] as number;
  }

  #leastChild(at: number): number {
    const first = 4 * at + 1;
    const end = Math.min(first + 4, this.size);
    let least = first < end ? first : -1;
    for (let child = first + 1; child < end; child += 1) {
      if (this.#isBefore(this.#times[child] as number, this.#ranks[child] as number, least)) {
        least = child;
      }
    }
    return least;
  }

  #isBefore(time: number, rank: number, other: number): boolean {
    const otherTime = this.#times[other] as number;
    return time < otherTime || (time === otherTime && rank < (this.#ranks[other] as number));
  }

  #place(at: number, time: number, rank: number): void {
    this.#times[at] = time;
    this.#ranks[at] = rank;
  }

  #move(from: number, to: number): void {
    this.#times[to] = this.#times[from] as number;
    this.#ranks[to] = this.#ranks[from] as number;
    this.#kinds[to] = this.#kinds[from] as number;
    this.#subjects[to] = this.#subjects[from] as number;
  }

  #grow(): void {
    this.#times = doubledFloats(this.#times);
    this.#ranks = doubledFloats(this.#ranks);
    this.#kinds = doubledInts(this.#kinds);
    this.#subjects = doubledInts(this.#subjects);
  }
}
