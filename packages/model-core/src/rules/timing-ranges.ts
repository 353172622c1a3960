import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import type { Retry } from "../model.js";

const { maxTimeoutMs, minAttempts, maxAttempts, maxBackoffMs } = FACT_LIMITS;

/** A timeout is from 0 to an hour (spec 1, section 2.7). */
export function timeoutInRange({ timeoutMs }: { readonly timeoutMs: number }): Issue | null {
  return outside(timeoutMs, 0, maxTimeoutMs, "timeoutMs");
}

/** A retry has 1 to 10 attempts and waits up to an hour between them (2.7). */
export function retryInRange({ retry }: { readonly retry: Retry | null }): readonly Issue[] {
  return retry === null
    ? []
    : [
        outside(retry.maxAttempts, minAttempts, maxAttempts, "retry.maxAttempts"),
        outside(retry.backoffMs, 0, maxBackoffMs, "retry.backoffMs"),
      ].filter((issue) => issue !== null);
}

function outside(value: number, min: number, max: number, field: string): Issue | null {
  return value >= min && value <= max ? null : { field, message: `must be from ${min} to ${max}` };
}
