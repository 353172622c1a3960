import { doubledFloats, doubledInts } from "./growing-arrays.js";

/**
 * The order of events: by time, then class, then the sequence of scheduling. An answer at exactly the end of a
 * time-out is late, so time-outs come first; arrivals come last.
 */
export const TIMEOUT_CLASS = 0;
export const COMPLETION_CLASS = 1;
export const RETRY_CLASS = 2;

/** Bits of the sequence numbers of a run, below its class: some for each event, of which there are 20 million. */
const SEQUENCE_BITS = 28;
/** Looked up once: a global is slow to reach from a sandbox. */
const { min } = Math;
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
  #ranks = new Int32Array(FIRST_CAPACITY);
  #kinds = new Int32Array(FIRST_CAPACITY);
  #subjects = new Int32Array(FIRST_CAPACITY);

  /** The rank of something scheduled now. */
  rank(eventClass: number): number {
    this.#sequence += 1;
    return (eventClass << SEQUENCE_BITS) | this.#sequence;
  }

  /** The time of the first entry; infinite when there is none. */
  firstTime(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : this.#times[0]!;
  }

  /** Schedules something now. */
  push(time: number, eventClass: number, kind: number, subject: number): void {
    this.pushRanked(time, this.rank(eventClass), kind, subject);
  }

  /** Puts in something scheduled before. */
  pushRanked(time: number, rank: number, kind: number, subject: number): void {
    if (this.size === this.#times.length) {
      this.#grow();
    }
    const times = this.#times;
    const ranks = this.#ranks;
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 2;
      const parentTime = times[parent]!;
      if (parentTime < time || (parentTime === time && ranks[parent]! < rank)) {
        break;
      }
      this.#move(parent, at);
      at = parent;
    }
    times[at] = time;
    ranks[at] = rank;
    this.#kinds[at] = kind;
    this.#subjects[at] = subject;
  }

  /** Takes the first entry; its kind and subject can be read afterwards. */
  pop(): void {
    this.kind = this.#kinds[0]!;
    this.subject = this.#subjects[0]!;
    this.size -= 1;
    if (this.size > 0) {
      this.#sink(this.size);
    }
  }

  /** Brings the entry at the end down from the top to its place. */
  #sink(from: number): void {
    const times = this.#times;
    const ranks = this.#ranks;
    const size = this.size;
    const time = times[from]!;
    const rank = ranks[from]!;
    let at = 0;
    for (let first = 1; first < size; first = 4 * at + 1) {
      let least = first;
      let leastTime = times[first]!;
      const end = min(first + 4, size);
      for (let child = first + 1; child < end; child += 1) {
        const childTime = times[child]!;
        if (childTime < leastTime || (childTime === leastTime && ranks[child]! < ranks[least]!)) {
          least = child;
          leastTime = childTime;
        }
      }
      if (time < leastTime || (time === leastTime && rank < ranks[least]!)) {
        break;
      }
      this.#move(least, at);
      at = least;
    }
    this.#move(from, at);
  }

  #move(from: number, to: number): void {
    this.#times[to] = this.#times[from]!;
    this.#ranks[to] = this.#ranks[from]!;
    this.#kinds[to] = this.#kinds[from]!;
    this.#subjects[to] = this.#subjects[from]!;
  }

  #grow(): void {
    this.#times = doubledFloats(this.#times);
    this.#ranks = doubledInts(this.#ranks);
    this.#kinds = doubledInts(this.#kinds);
    this.#subjects = doubledInts(this.#subjects);
  }
}
