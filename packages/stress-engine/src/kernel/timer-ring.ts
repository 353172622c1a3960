import { doubledFloats, doubledInts } from "./growing-arrays.js";

const FIRST_CAPACITY = 64;

/**
 * Timers of one constant length. They end in the order they were set, so a ring keeps them sorted and only the
 * first one needs a place in the event queue. A timer belongs to a generation of its subject: when the subject
 * has gone on to another, the timer is dead, and is left out when it is met.
 */
export class TimerRing {
  /** The rank of the entry the event queue holds for this ring; -1 when it holds none. */
  queuedRank = -1;
  #first = 0;
  #count = 0;
  #times = new Float64Array(FIRST_CAPACITY);
  #ranks = new Int32Array(FIRST_CAPACITY);
  #subjects = new Int32Array(FIRST_CAPACITY);
  #generations = new Int32Array(FIRST_CAPACITY);

  get count(): number {
    return this.#count;
  }

  /** Sets a timer. `generations` are the present ones, by subject. */
  push(time: number, rank: number, subject: number, generations: Int32Array): void {
    if (this.#count === this.#times.length) {
      this.#dropDead(generations);
      if (2 * this.#count > this.#times.length) {
        this.#grow();
      }
    }
    const at = (this.#first + this.#count) & (this.#times.length - 1);
    this.#times[at] = time;
    this.#ranks[at] = rank;
    this.#subjects[at] = subject;
    this.#generations[at] = generations[subject]!;
    this.#count += 1;
  }

  /** Leaves out dead timers at the front; whether a live one is there. */
  skipDead(generations: Int32Array): boolean {
    const mask = this.#times.length - 1;
    while (this.#count > 0) {
      if (generations[this.#subjects[this.#first]!] === this.#generations[this.#first]) {
        return true;
      }
      this.#first = (this.#first + 1) & mask;
      this.#count -= 1;
    }
    return false;
  }

  firstTime(): number {
    return this.#times[this.#first]!;
  }

  firstRank(): number {
    return this.#ranks[this.#first]!;
  }

  /** Takes the first timer and gives its subject. */
  shift(): number {
    const subject = this.#subjects[this.#first]!;
    this.#first = (this.#first + 1) & (this.#times.length - 1);
    this.#count -= 1;
    return subject;
  }

  /** Keeps the live timers only, so that room is taken by what is under way and not by what was. */
  #dropDead(generations: Int32Array): void {
    const mask = this.#times.length - 1;
    let kept = 0;
    for (let offset = 0; offset < this.#count; offset += 1) {
      const from = (this.#first + offset) & mask;
      if (generations[this.#subjects[from]!] === this.#generations[from]) {
        this.#move(from, (this.#first + kept) & mask);
        kept += 1;
      }
    }
    this.#count = kept;
  }

  #move(from: number, to: number): void {
    this.#times[to] = this.#times[from]!;
    this.#ranks[to] = this.#ranks[from]!;
    this.#subjects[to] = this.#subjects[from]!;
    this.#generations[to] = this.#generations[from]!;
  }

  /** Doubles the room of a ring, its first timer coming to the front. */
  #grow(): void {
    const order = this.#first;
    this.#times = doubledFloats(rotatedFloats(this.#times, order));
    this.#ranks = doubledInts(rotatedInts(this.#ranks, order));
    this.#subjects = doubledInts(rotatedInts(this.#subjects, order));
    this.#generations = doubledInts(rotatedInts(this.#generations, order));
    this.#first = 0;
  }
}

function rotatedFloats(array: Float64Array<ArrayBuffer>, first: number): Float64Array<ArrayBuffer> {
  const rotated = new Float64Array(array.length);
  rotated.set(array.subarray(first));
  rotated.set(array.subarray(0, first), array.length - first);
  return rotated;
}

function rotatedInts(array: Int32Array<ArrayBuffer>, first: number): Int32Array<ArrayBuffer> {
  const rotated = new Int32Array(array.length);
  rotated.set(array.subarray(first));
  rotated.set(array.subarray(0, first), array.length - first);
  return rotated;
}
