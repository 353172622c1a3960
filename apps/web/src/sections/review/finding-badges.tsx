import type { ReactNode } from "react";
import { Badge, type Tone } from "../../design/badge.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import type { Finding } from "./review-records.js";

const TONES = {
  concern: "warn",
  unknown: "info",
  verified: "good",
  "not-applicable": "plain",
} as const satisfies Record<Finding["result"], Tone>;
const SIGNS = {
  concern: "!",
  unknown: "?",
  verified: "✓",
  "not-applicable": "–",
} as const satisfies Record<Finding["result"], string>;

/** What a rule found and how much it weighs: by sign, colour and word. */
export function FindingBadges({
  finding,
}: {
  readonly finding: Pick<Finding, "result" | "severity">;
}): ReactNode {
  const { result, severity } = finding;
  const isBlocking = severity === "blocking" && result === "concern";
  return (
    <Badge tone={isBlocking ? "bad" : TONES[result]} title={words.resultMeanings[result]}>
      <span aria-hidden="true">{isBlocking ? "■" : SIGNS[result]}</span>
      {isBlocking || result === "concern" ? words.severities[severity] : words.results[result]}
    </Badge>
  );
}
