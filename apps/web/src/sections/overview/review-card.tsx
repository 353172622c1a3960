import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { Card } from "../../design/page.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";
import { CardLink } from "./card-link.js";
import styles from "./overview.module.css";
import { useReviewCounts } from "./overview-queries.js";

const COUNTS = ["blocking", "concerns", "unknown", "verified", "settled", "needsReReview"] as const;

/** What the rules of the review found, in numbers. */
export function ReviewCard({ projectId }: { readonly projectId: string }): ReactNode {
  const counts = useReviewCounts(projectId);
  return (
    <Card
      title={words.review}
      actions={
        <CardLink projectId={projectId} screen="review">
          {words.toReview}
        </CardLink>
      }
    >
      <ShownQuery query={counts}>
        {(data) => (
          <ul className={styles["numbers"]}>
            {COUNTS.map((name) => (
              <li key={name} className={styles["number"]}>
                <strong>{data[name]}</strong>
                <span>{words.reviewCounts[name]}</span>
              </li>
            ))}
          </ul>
        )}
      </ShownQuery>
    </Card>
  );
}
