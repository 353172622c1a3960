import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { useFactNames } from "../../api/use-fact-names.js";
import { useMayEdit } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { hasWords } from "../../design/has-words.js";
import { KeyHint } from "../../design/key-hint.js";
import { Loading } from "../../design/loading.js";
import { Page } from "../../design/page.js";
import { useLetterKeys } from "../../design/use-letter-keys.js";
import { QUESTION_WORDS as words } from "../../words/questions.js";
import { AskDialog } from "./ask-dialog.js";
import { askedAbout } from "./asked-about.js";
import { OpenQuestion } from "./open-question.js";
import { QuestionFilters } from "./question-filters.js";
import { QuestionList } from "./question-list.js";
import { questionsQuery } from "./question-queries.js";
import { neighbourOf, plainRows, type QuestionRow, rowsByAbout } from "./question-rows.js";
import styles from "./questions-screen.module.css";
import { useQuestionsSearch } from "./use-questions-search.js";

/** The inbox: what nobody has decided, beside the one question that is looked at. */
export function QuestionsScreen(): ReactNode {
  const { projectId } = useParams({ from: "/in/projects/$projectId/questions" });
  const { search, change } = useQuestionsSearch();
  const mayEdit = useMayEdit(projectId);
  const { rows, query } = useRows(projectId);
  const ask = mayEdit ? () => change({ about: "new" }) : undefined;
  const [isLedTo, setLedTo] = useState(false);
  const go = (step: 1 | -1): void => {
    const next = neighbourOf(rows, search.question, step);
    if (next !== undefined) {
      setLedTo(true);
      change({ question: next.id });
    }
  };
  useLetterKeys({ j: () => go(1), k: () => go(-1), n: ask, Escape: () => change({ question: undefined }) });
  return (
    <Page
      title={words.title}
      words={words.words}
      actions={
        ask && (
          <Button look="primary" onClick={ask} aria-keyshortcuts="n">
            {words.ask} <KeyHint>n</KeyHint>
          </Button>
        )
      }
    >
      <div className={styles["columns"]} data-open={search.question === undefined ? undefined : true}>
        <div className={styles["list"]}>
          <QuestionFilters />
          <ProblemView error={query.error} onRetry={() => void query.refetch()} />
          {query.isPending ? <Loading /> : <QuestionList {...{ projectId, rows, ask, isLedTo }} />}
        </div>
        <div className={styles["open"]}>
          {search.question === undefined ? (
            <EmptyState title={words.choose} words={mayEdit ? words.chooseWords : words.chooseReader} />
          ) : (
            <OpenQuestion key={search.question} {...{ projectId }} questionId={search.question} />
          )}
        </div>
      </div>
      {search.about !== undefined && mayEdit && (
        <AskDialog
          {...{ projectId }}
          about={askedAbout(search.about)}
          onAsked={(question) => {
            setLedTo(true);
            change({ about: undefined, question });
          }}
          onClose={() => change({ about: undefined })}
        />
      )}
    </Page>
  );
}

/** All questions that the filters let through: they are few enough to be read whole, and can then be put in order. */
function useRows(projectId: string): {
  readonly rows: readonly QuestionRow[];
  readonly query: ReturnType<typeof useAll>;
} {
  const { search } = useQuestionsSearch();
  const { byId } = useFactNames(projectId);
  const query = useAll(projectId);
  const nameOf = (id: string): string => byId.get(id)?.name ?? "";
  const shown = (query.data ?? []).filter(({ text, answer, about }) =>
    hasWords([text, answer, ...about.map(nameOf)].join("\n"), search.q),
  );
  return { query, rows: search.order === "time" ? plainRows(shown) : rowsByAbout(shown, nameOf) };
}

function useAll(projectId: string) {
  const { search } = useQuestionsSearch();
  const query = useInfiniteQuery(questionsQuery(projectId, search.status ?? "open"));
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) {
      void fetchNextPage();
    }
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return query;
}
