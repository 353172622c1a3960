let isLast = false;

/** Ends this thread with the job that it does: what it holds is of no use to another one. */
export function endWithThisJob(): void {
  isLast = true;
}

/** Whether the thread is to end with its job. */
export function isLastJob(): boolean {
  return isLast;
}
