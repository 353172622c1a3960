import { NS_PER_MS } from "../kernel/virtual-time.js";
import type { Outage, OutageKind } from "../profile/policy.js";
import type { RandomStreams } from "../random/random-streams.js";

/** What an attempt meets. */
export const SAFE = 0;
export const ERROR = 1;
export const OUTAGE = 2;
export const TIMEOUT = 3;

export const HAZARD_OF_KIND = { Error: ERROR, Outage: OUTAGE, Timeout: TIMEOUT } as const satisfies Record<
  OutageKind,
  number
>;

/** The outages of one target, in order of time. Asked with times that never fall. */
export class OutageWindows {
  readonly #from: Float64Array;
  readonly #to: Float64Array;
  readonly #kinds: readonly number[];
  readonly #shares: Float64Array;
  readonly #streams: RandomStreams;
  readonly #stream: number;
  #at = 0;

  constructor(outages: readonly Outage[], streams: RandomStreams, stream: number) {
    const ordered = outages.toSorted((left, right) => left.fromMs - right.fromMs);
    this.#from = Float64Array.from(ordered, (outage) => Math.round(outage.fromMs * NS_PER_MS));
    this.#to = Float64Array.from(ordered, (outage) => Math.round(outage.toMs * NS_PER_MS));
    this.#kinds = ordered.map((outage) => HAZARD_OF_KIND[outage.kind]);
    this.#shares = Float64Array.from(ordered, (outage) => outage.share);
    this.#streams = streams;
    this.#stream = stream;
  }

  strike(now: number): number {
    while (this.#at < this.#to.length && this.#to[this.#at]! <= now) {
      this.#at += 1;
    }
    if (this.#at >= this.#to.length || this.#from[this.#at]! > now) {
      return SAFE;
    }
    const share = this.#shares[this.#at]!;
    const isMet = share >= 1 || this.#streams.uniform(this.#stream) <= share;
    return isMet ? this.#kinds[this.#at]! : SAFE;
  }
}

/** Faults of a scenario and outages of a profile that can befall one kind of attempt: its own, then its host's. */
export class Hazards {
  readonly isNone: boolean;
  readonly #faults: readonly number[];
  readonly #outages: readonly OutageWindows[];

  constructor(faults: readonly number[], outages: readonly OutageWindows[]) {
    this.#faults = faults;
    this.#outages = outages;
    this.isNone = faults.length === 0 && outages.length === 0;
  }

  /** Counts an attempt of a request and gives what it meets; an outage wins over a fault. */
  strike(now: number, request: number, book: FaultBook): number {
    let met = SAFE;
    for (const fault of this.#faults) {
      const kind = book.strike(fault, request);
      met = met === SAFE ? kind : met;
    }
    for (const outage of this.#outages) {
      const kind = outage.strike(now);
      if (kind !== SAFE) {
        return kind;
      }
    }
    return met;
  }
}

const FIRST_CAPACITY = 1024;

/**
 * Counts the attempts of each request against the faults that end after some: every request is a play of its
 * own. A request keeps its place while anything of it is under way.
 */
export class FaultBook {
  /** Whether anything has to be counted. */
  readonly counts: boolean;
  readonly #kinds: readonly number[];
  readonly #limits: readonly number[];
  #struck: Int32Array;
  #users: Int32Array;
  readonly #free: number[] = [];
  #made = 0;

  constructor(kinds: readonly number[], limits: readonly number[]) {
    this.#kinds = kinds;
    this.#limits = limits;
    this.counts = limits.some(Number.isFinite);
    this.#struck = new Int32Array(this.counts ? FIRST_CAPACITY * kinds.length : 0);
    this.#users = new Int32Array(this.counts ? FIRST_CAPACITY : 0);
  }

  open(): number {
    if (!this.counts) {
      return 0;
    }
    const request = this.#free.pop() ?? this.#made++;
    if (request === this.#users.length) {
      this.#struck = doubled(this.#struck);
      this.#users = doubled(this.#users);
    }
    this.#struck.fill(0, request * this.#kinds.length, (request + 1) * this.#kinds.length);
    this.#users[request] = 1;
    return request;
  }

  /** One more frame of the request is under way. */
  join(request: number): void {
    if (this.counts) {
      this.#users[request] = this.#users[request]! + 1;
    }
  }

  leave(request: number): void {
    if (this.counts) {
      const left = this.#users[request]! - 1;
      this.#users[request] = left;
      if (left === 0) {
        this.#free.push(request);
      }
    }
  }

  strike(fault: number, request: number): number {
    const limit = this.#limits[fault]!;
    if (limit !== Number.POSITIVE_INFINITY) {
      const at = request * this.#kinds.length + fault;
      const struck = this.#struck[at]!;
      if (struck >= limit) {
        return SAFE;
      }
      this.#struck[at] = struck + 1;
    }
    return this.#kinds[fault]!;
  }
}

function doubled(array: Int32Array): Int32Array {
  const twice = new Int32Array(2 * array.length);
  twice.set(array);
  return twice;
}
