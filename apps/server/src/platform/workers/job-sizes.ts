import { availableParallelism } from "node:os";
import { SETTINGS_LIMITS } from "@plumbline/settings-policy";

const CORES = availableParallelism();

/** Of a heap, for what is new: left alone, a thread that was busy keeps 100 MiB more. */
export const YOUNG_MIB = 24;
/** What a thread has beside its heap: its code and stack, and the bytes that come in and go out. */
export const BESIDE_MIB = 64;

interface Size {
  /** Heap in MiB; a job that needs more ends alone, the process goes on. */
  readonly heapMiB: number;
  /** Jobs of the size at the same time, however much memory there is: no more than keep the cores busy. */
  readonly atMost: number;
}

/** How large the jobs are that threads do. */
export const JOB_SIZES = {
  /** One model at the limits and what becomes of it. */
  model: { heapMiB: 448, atMost: Math.max(3, CORES + 1) },
  /** Three models at the limits and what becomes of them. */
  merge: { heapMiB: 640, atMost: 2 },
  /** The engines, which check payloads against schemas that strangers wrote. */
  engine: { heapMiB: 640, atMost: Math.max(2, CORES) },
  /** A stress run: as many as the policy lets run, where there is memory for them. */
  run: { heapMiB: 640, atMost: SETTINGS_LIMITS.maxConcurrentStressRuns },
} as const satisfies Readonly<Record<string, Size>>;

/** Jobs of one kind of work on models at once: two keep two cores busy, and leave a thread to the other kinds. */
export const MODEL_JOBS_AT_ONCE = 2;

export type JobSize = keyof typeof JOB_SIZES;

/** What a job of a size takes of the budget. */
export function mibOf(size: JobSize): number {
  return JOB_SIZES[size].heapMiB + BESIDE_MIB;
}
