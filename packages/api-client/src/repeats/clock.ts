/** What time is to the client: given by a test, or that of the system. */
export interface Clock {
  /** Milliseconds from any moment; only differences count. */
  now(): number;
  /** Ends after so many milliseconds; fails with the signal's reason when that comes first. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}
