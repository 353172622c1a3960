/** What a thread uses. */
export interface ThreadUsage {
  /** Bytes of heap in use now. */
  readonly heapBytes: number;
  /**
   * Milliseconds of the processor's time since the thread began: none while others have the processor, nor while V8 frees
   * memory in threads of its own.
   */
  readonly cpuMs: number;
}

/** Milliseconds of the processor's time that this thread has had. */
export function ownCpuMs(): number {
  return milliseconds(process.threadCpuUsage());
}

/** Microseconds of the processor as whole milliseconds. */
export function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.trunc((user + system) / 1000);
}
