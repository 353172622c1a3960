import type { Issue } from "@plumbline/model-core";
import type { ScanKind } from "./scan-record.js";

/** What somebody wants to have scanned. */
export interface WantedScan {
  readonly kind: ScanKind;
  readonly ref: string | null;
  readonly pullRequest: number | null;
}

/** Why a scan names too much or too little (docs/reference/scans.md#starting-a-scan). */
export function issuesOfScan({ kind, ref, pullRequest }: WantedScan): readonly Issue[] {
  const named = Object.entries({ ref, pullRequest }).filter(([, value]) => value !== null);
  if (kind === "tracking") {
    return named.map(([field]) => ({
      field,
      message: "must be null: a tracking scan reads what is followed",
    }));
  }
  if (named.length === 1) {
    return [];
  }
  const message =
    named.length === 0 ? "must be given, or pullRequest" : "must be null where pullRequest is given";
  return [{ field: "ref", message }];
}

const DAY_MS = 86_400_000;

/** When the UTC day of a moment began. */
export function dayOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** Milliseconds until the next UTC day. */
export function restOfDay(now: Date): number {
  return dayOf(now).getTime() + DAY_MS - now.getTime();
}
