import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFactNames } from "../../api/use-fact-names.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { TimeText } from "../../design/time-text.js";
import { QUESTION_WORDS as words } from "../../words/questions.js";
import styles from "./question-list.module.css";
import type { Question, QuestionRow } from "./question-rows.js";
import { useQuestionsSearch } from "./use-questions-search.js";

export interface QuestionListProps {
  readonly projectId: string;
  readonly rows: readonly QuestionRow[];
  /** Left out for who may only look. */
  readonly ask: (() => void) | undefined;
  /** Whether keys led to the question that is open. */
  readonly isLedTo: boolean;
}

export function QuestionList({ projectId, rows, ask, isLedTo }: QuestionListProps): ReactNode {
  const { search } = useQuestionsSearch();
  if (rows.length === 0) {
    const isFiltered = search.q !== undefined || search.status !== undefined;
    return isFiltered ? (
      <EmptyState title={words.noneFound} words={words.noneFoundWords} />
    ) : (
      <EmptyState title={words.none} words={words.noneWords}>
        {ask && <Button onClick={ask}>{words.ask}</Button>}
      </EmptyState>
    );
  }
  return (
    <EndlessList
      label={words.list}
      items={rows}
      keyOf={({ key }) => key}
      rowHeight={64}
      inSight={search.question}
      isLedTo={isLedTo}
      row={(row) =>
        row.kind === "heading" ? (
          <Heading projectId={projectId} aboutId={row.aboutId} count={row.count} />
        ) : (
          <QuestionLink projectId={projectId} question={row.question} />
        )
      }
    />
  );
}

function Heading({
  projectId,
  aboutId,
  count,
}: {
  readonly projectId: string;
  readonly aboutId: string | null;
  readonly count: number;
}): ReactNode {
  const { byId } = useFactNames(projectId);
  const name = aboutId === null ? words.wholeDesign : (byId.get(aboutId)?.name ?? words.unknownThing);
  return (
    <h2 className={styles["heading"]} title={name}>
      <span className={styles["headingName"]}>{name}</span> <Badge>{count}</Badge>
    </h2>
  );
}

function QuestionLink({
  projectId,
  question,
}: {
  readonly projectId: string;
  readonly question: Question;
}): ReactNode {
  const { search } = useQuestionsSearch();
  const { id, text, askedAt, status, origin } = question;
  return (
    <Link
      to="/projects/$projectId/questions"
      params={{ projectId }}
      search={{ ...search, question: id }}
      className={styles["link"]}
      {...(search.question === id ? { "aria-current": "true" as const } : {})}
    >
      <span className={styles["text"]}>{text}</span>
      <span className={styles["facts"]}>
        <span>
          {words.asked} <TimeText at={askedAt} />
        </span>
        {origin !== "human" && <Badge>{words.agent}</Badge>}
        {status !== "open" && (
          <Badge tone={status === "answered" ? "good" : "plain"}>{words.statuses[status]}</Badge>
        )}
      </span>
    </Link>
  );
}
