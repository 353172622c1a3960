import type { ReactNode } from "react";
import { Badge, type Tone } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { HashText } from "../../design/hash-text.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import styles from "./findings-tab.module.css";
import type { FindingCounts } from "./review-records.js";
import type { ReviewSearch } from "./review-search.js";

/** Each count, with the filters that list what it counts. */
const COUNTS = [
  { name: "blocking", tone: "bad", filters: { severity: "blocking", result: "concern", answer: "any" } },
  { name: "concerns", tone: "warn", filters: { result: "concern", answer: "any" } },
  { name: "unknown", tone: "info", filters: { result: "unknown", answer: "any" } },
  { name: "needsReReview", tone: "warn", filters: { answer: "again" } },
  { name: "settled", tone: "good", filters: { answer: "answered" } },
  { name: "verified", tone: "good", filters: { result: "verified", answer: "any" } },
  { name: "notApplicable", tone: "plain", filters: { result: "not-applicable", answer: "any" } },
] as const satisfies readonly {
  readonly name: keyof FindingCounts;
  readonly tone: Tone;
  readonly filters: ReviewSearch;
}[];

/** Every filter taken away, so that a count lists what it counts. */
export const NO_FILTERS: ReviewSearch = {
  rule: undefined,
  category: undefined,
  result: undefined,
  severity: undefined,
  subjectId: undefined,
  answer: undefined,
  q: undefined,
};

export interface ReviewCountsProps {
  readonly counts: FindingCounts;
  readonly hash: string;
  readonly ruleSetVersion: string;
  readonly onChange: (changed: ReviewSearch) => void;
}

/** How much the review found, of the whole state whatever is filtered. */
export function ReviewCounts({ counts, hash, ruleSetVersion, onChange }: ReviewCountsProps): ReactNode {
  return (
    <div className={styles["counts"]}>
      {COUNTS.map(({ name, tone, filters }) => (
        <Button
          key={name}
          size="small"
          look="quiet"
          title={words.countMeanings[name]}
          onClick={() => onChange({ ...NO_FILTERS, ...filters })}
        >
          <Badge tone={counts[name] === 0 ? "plain" : tone}>{counts[name]}</Badge>
          {words.counts[name]}
        </Button>
      ))}
      <span className={styles["quiet"]}>
        {ruleSetVersion} <HashText hash={hash} />
      </span>
    </div>
  );
}
