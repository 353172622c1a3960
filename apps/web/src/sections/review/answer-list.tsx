import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { useActorName } from "../../api/use-actor-name.js";
import { Badge } from "../../design/badge.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { Loading } from "../../design/loading.js";
import { TimeText } from "../../design/time-text.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import styles from "./answer-list.module.css";
import { useGivenAnswers } from "./review-queries.js";
import type { GivenAnswer } from "./review-records.js";

/** Every answer that was given, the newest first: none is ever changed. */
export function AnswerList({ projectId }: { readonly projectId: string }): ReactNode {
  const answers = useGivenAnswers(projectId);
  return (
    <>
      {answers.isPending && <Loading />}
      <ProblemView error={answers.error} onRetry={() => void answers.refetch()} />
      {answers.data?.length === 0 && <EmptyState title={words.noAnswers} words={words.noAnswersWords} />}
      {answers.data !== undefined && answers.data.length > 0 && (
        <EndlessList
          label={words.tabs.answers}
          items={answers.data}
          keyOf={({ ruleId, subjectId, at, by, fingerprint }) =>
            `${ruleId} ${subjectId} ${at} ${by} ${fingerprint}`
          }
          row={(answer) => <AnswerRow projectId={projectId} answer={answer} />}
          hasMore={answers.hasNextPage}
          isLoadingMore={answers.isFetchingNextPage}
          onMore={() => void answers.fetchNextPage()}
        />
      )}
    </>
  );
}

function AnswerRow({
  projectId,
  answer,
}: {
  readonly projectId: string;
  readonly answer: GivenAnswer;
}): ReactNode {
  const nameOf = useActorName(projectId);
  const { ruleId, subjectId, status, reason, by, at, isNewest } = answer;
  return (
    <div className={styles["row"]}>
      <span className={styles["line"]}>
        <Badge tone={isNewest && status !== "open" ? "good" : "plain"}>{words.statuses[status]}</Badge>
        <Link
          to="/projects/$projectId/review"
          params={{ projectId }}
          search={{ rule: ruleId, subjectId, at: `${ruleId}:${subjectId}`, answer: "any" }}
        >
          <code>{ruleId}</code> {subjectId.slice(0, 8)}
        </Link>
        {!isNewest && <span className={styles["quiet"]}>{words.replaced}</span>}
        <span className={styles["quiet"]}>
          {nameOf(by)}, <TimeText at={at} />
        </span>
      </span>
      {reason !== null && <span className={styles["reason"]}>{reason}</span>}
    </div>
  );
}
