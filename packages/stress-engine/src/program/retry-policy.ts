import type { Retry } from "@plumbline/model-core";
import { msToNs } from "../kernel/virtual-time.js";
import type { PolicyOverride } from "../profile/policy.js";

/** How often something is tried and how long is waited between, with what a profile puts over the model. */
export interface RetryPolicy {
  readonly maxAttempts: number;
  /** Nanoseconds after the first failed attempt, the second, and so on. */
  readonly backoffsNs: readonly number[];
  /** Whether each wait is drawn between nothing and its length. */
  readonly isJittered: boolean;
}

export function retryPolicy(retry: Retry | null, override: PolicyOverride | undefined): RetryPolicy {
  const maxAttempts = override?.maxAttempts ?? retry?.maxAttempts ?? 1;
  const cap = msToNs(override?.maxBackoffMs ?? Number.MAX_SAFE_INTEGER);
  const backoffsNs: number[] = [];
  let backoffNs = msToNs(override?.backoffMs ?? retry?.backoffMs ?? 0);
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    backoffsNs.push(Math.round(Math.min(backoffNs, cap)));
    backoffNs *= override?.backoffFactor ?? 1;
  }
  return { maxAttempts, backoffsNs, isJittered: override?.jitter === "full" };
}
