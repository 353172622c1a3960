import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useReady } from "../../api/ready-query.js";
import { allScenariosQuery } from "../../api/whole-lists.js";
import { buttonClass } from "../../design/button.js";
import { Card } from "../../design/page.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";
import { nextStep } from "./next-step.js";
import styles from "./overview.module.css";
import { openQuestionsQuery, usePromises, useReviewCounts } from "./overview-queries.js";

/** The one thing to do next; nothing until all that decides it is known. */
export function NextCard({ projectId }: { readonly projectId: string }): ReactNode {
  const { data: ready } = useReady(projectId);
  const { data: promises } = usePromises(projectId);
  const { data: scenarios } = useQuery(allScenariosQuery(projectId));
  const { data: review } = useReviewCounts(projectId);
  const { data: questions } = useQuery(openQuestionsQuery(projectId));
  if (!ready || !promises || !scenarios || !review || !questions) {
    return null;
  }
  const step = nextStep({
    projectId,
    blockers: ready.blockers,
    scenarioIds: scenarios.map(({ id }) => id),
    promises: promises.length,
    reReviews: review.needsReReview,
    questions: questions.items.length,
  });
  const { title, act } = words.steps[step.name];
  return (
    <Card>
      <div className={styles["next"]}>
        <div className={styles["nextWords"]}>
          <h2>
            {words.next}: {title}
          </h2>
          {step.words !== "" && <p className={styles["quiet"]}>{step.words}</p>}
        </div>
        <div className={styles["nextActs"]}>
          {step.other !== undefined && (
            <Link to={step.other.address.to} className={buttonClass({ look: "quiet" })}>
              {words.steps[step.other.name].act}
            </Link>
          )}
          <Link
            to={step.address.to}
            search={step.address.search}
            className={buttonClass({ look: "primary" })}
          >
            {act}
          </Link>
        </div>
      </div>
    </Card>
  );
}
