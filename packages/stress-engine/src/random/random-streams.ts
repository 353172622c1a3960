import { sha256Hex } from "@plumbline/model-core";
import { doubledInts } from "../kernel/growing-arrays.js";
import { DOUBLE } from "./double-bits.js";
import { takeLog } from "./portable-log.js";

/** What a stream of random numbers is for. Each purpose and target has a stream of its own. */
export type RandomPurpose = "arrivals" | "service-time" | "error-rate" | "branch" | "jitter" | "outage-share";

/** Looked up once: a global is slow to reach from a sandbox. */
const { imul } = Math;
const TWO_MINUS_53 = 1.1102230246251565e-16;

/**
 * Streams of uniform random numbers (xoshiro128**), each seeded by what it is for, so that an assumption more
 * or less shifts no other stream. 32-bit integer arithmetic only: the same numbers everywhere.
 */
export class RandomStreams {
  /** Kept here and not handed over: a fraction handed from function to function is allocated each time. */
  drawn = 0;
  readonly #seed: string;
  #count = 0;
  #state = new Int32Array(64);

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Adds a stream and gives its number. Adding one changes no other. */
  add(purpose: RandomPurpose, targetId: string): number {
    const digest = sha256Hex(`stress/1\0${this.#seed}\0${purpose}\0${targetId}`);
    const stream = this.#count;
    this.#count += 1;
    if (4 * this.#count > this.#state.length) {
      this.#state = doubledInts(this.#state);
    }
    for (let word = 0; word < 4; word += 1) {
      this.#state[4 * stream + word] = Number.parseInt(digest.slice(8 * word, 8 * word + 8), 16);
    }
    return stream;
  }

  /** Draws from the exponential distribution of mean 1; the number is `drawn` afterwards. */
  drawExponential(stream: number): void {
    DOUBLE[0] = this.uniform(stream);
    takeLog();
    this.drawn = -DOUBLE[0]!;
  }

  /** A number above 0 and at most 1, of 53 random bits: two steps of the generator. */
  uniform(stream: number): number {
    const state = this.#state;
    const at = stream << 2;
    const s0 = state[at]!;
    const s1 = state[at + 1]!;
    const s2 = state[at + 2]! ^ s0;
    const s3 = state[at + 3]! ^ s1;
    const t1 = s1 ^ s2;
    const t0 = s0 ^ s3;
    const t2 = s2 ^ (s1 << 9) ^ t0;
    const t3 = ((s3 << 11) | (s3 >>> 21)) ^ t1;
    state[at] = t0 ^ t3;
    state[at + 1] = t1 ^ t2;
    state[at + 2] = t2 ^ (t1 << 9);
    state[at + 3] = (t3 << 11) | (t3 >>> 21);
    return ((scrambled(s1) >>> 5) * 67_108_864 + (scrambled(t1) >>> 6) + 1) * TWO_MINUS_53;
  }
}

/** The output of a state, from its second word. */
function scrambled(word: number): number {
  const times5 = imul(word, 5);
  return imul((times5 << 7) | (times5 >>> 25), 9);
}
