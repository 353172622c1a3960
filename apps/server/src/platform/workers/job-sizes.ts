import { availableParallelism } from "node:os";
import { SETTINGS_LIMITS } from "@plumbline/settings-policy";

/** Jobs of one size at the same time: enough to keep the cores busy, with one more for whoever comes beside them. */
const AT_MOST = Math.max(3, availableParallelism() + 1);

/** Of a heap, for what is new: left alone, a thread that was busy keeps 100 MiB more. */
export const YOUNG_MIB = 24;
/** What a thread has beside its heap: its code and stack, and the bytes that come in and go out. */
export const BESIDE_MIB = 64;

interface Size {
  /** Heap in MiB; a job that needs more ends alone, the process goes on. */
  readonly heapMiB: number;
  /** Jobs of the size at the same time, however much memory there is; one workspace has all but one of them. */
  readonly atMost: number;
}

/** How large the jobs are that threads do. */
export const JOB_SIZES = {
  /** One model at the limits and what becomes of it. */
  model: { heapMiB: 448, atMost: AT_MOST },
  /** Three models at the limits and what becomes of them. */
  merge: { heapMiB: 640, atMost: AT_MOST },
  /** The engines, which check payloads against schemas that strangers wrote. */
  engine: { heapMiB: 640, atMost: AT_MOST },
  /** A stress run: as many as the policy lets run, where there is memory for them. */
  run: { heapMiB: 640, atMost: SETTINGS_LIMITS.maxConcurrentStressRuns },
} as const satisfies Readonly<Record<string, Size>>;

/** Jobs of one kind of work on models at once for one workspace: two keep two cores busy. */
export const MODEL_JOBS_AT_ONCE = 2;

export type JobSize = keyof typeof JOB_SIZES;

/** What a job of a size takes of the budget. */
export function mibOf(size: JobSize): number {
  return JOB_SIZES[size].heapMiB + BESIDE_MIB;
}

/** What the largest job takes. */
export const LARGEST_MIB = Math.max(...(Object.keys(JOB_SIZES) as JobSize[]).map(mibOf));
