const READS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a request may be sent again after this status. 429 is answered before anything was done, so any request may;
 * after 503 a write may have been done although its answer was lost, so only reads may
 * (docs/api-choices.md#all-endpoints).
 */
export function mayRepeat(request: Request, status: number): boolean {
  return status === 429 || (status === 503 && READS.includes(request.method));
}
