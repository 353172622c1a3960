import type { ReactNode } from "react";
import { Badge, type Tone } from "../../design/badge.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import type { RunRecord } from "./promise-records.js";

type Result = RunRecord["result"];

const TONES = {
  passed: "good",
  failed: "bad",
  "not-run": "plain",
  unsupported: "plain",
} as const satisfies Record<Result, Tone>;
const SIGNS = { passed: "✓", failed: "✗", "not-run": "○", unsupported: "–" } as const satisfies Record<
  Result,
  string
>;

export interface ResultBadgeProps {
  readonly result: Result;
  /** What it read has moved since: a stale pass shows nothing any more. */
  readonly isStale?: boolean | undefined;
}

/** What a check found: by sign, colour and word. */
export function ResultBadge({ result, isStale = false }: ResultBadgeProps): ReactNode {
  return (
    <Badge tone={isStale ? "warn" : TONES[result]} title={words.resultMeanings[result]}>
      <span aria-hidden="true">{SIGNS[result]}</span>
      {isStale ? words.staleResult(words.results[result]) : words.results[result]}
    </Badge>
  );
}
