import { LARGEST_MIB } from "./job-sizes.js";

/** What the main thread has for itself: the service, the documents that arrive and the answers that leave. */
export const MAIN_MIB = 320;

/** The smallest memory the service runs in: one job of the largest size beside the main thread. */
export const SMALLEST_MEMORY_MIB = MAIN_MIB + LARGEST_MIB;

/** Why a process of so little memory cannot start; null where it can. */
export function tooLittleMemory(memoryMiB: number): string | null {
  if (memoryMiB >= SMALLEST_MEMORY_MIB) {
    return null;
  }
  return `The process may use ${memoryMiB} MiB of memory and needs ${SMALLEST_MEMORY_MIB}: give it more, or set Service__MemoryBytes to what it may really use.`;
}

/** MiB that all threads together may use, of the memory that the process may use. */
export function threadBudgetMiB(memoryMiB: number): number {
  return memoryMiB - MAIN_MIB;
}
