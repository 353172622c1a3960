import { isProblem } from "@plumbline/api-client";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { Button, buttonClass } from "../../design/button.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { Actions } from "../../design/dialog.js";
import { QuietText } from "../../design/quiet-text.js";
import { Stack } from "../../design/stack.js";
import { useLetterKeys } from "../../design/use-letter-keys.js";
import { QUESTION_WORDS as words } from "../../words/questions.js";
import { AnswerForm } from "./answer-form.js";
import styles from "./question-actions.module.css";
import type { OpenedQuestion } from "./question-queries.js";
import { useQuestionMoves } from "./use-question-moves.js";

export interface QuestionActionsProps {
  readonly projectId: string;
  readonly question: OpenedQuestion;
  /** How the question stood when it was read. */
  readonly tag: string | null;
}

/** What an editor does with a question where it stands. */
export function QuestionActions({ projectId, question, tag }: QuestionActionsProps): ReactNode {
  const moves = useQuestionMoves({ projectId, questionId: question.id, tag });
  const [asks, setAsks] = useState<"drop" | "delete" | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const isOpen = question.status === "open";
  useLetterKeys({ a: () => form.current?.querySelector("textarea")?.focus() });
  const { error } = moves;
  return (
    <Stack>
      <div ref={form} className={styles["form"]}>
        <AnswerForm
          {...{ projectId }}
          isOpen={isOpen}
          isBusy={moves.isBusy}
          error={error}
          onAnswer={moves.answer}
        />
      </div>
      {isProblem(error, "conflict") && <QuietText>{words.moved}</QuietText>}
      <ProblemView error={error} />
      <Actions>
        <Button look="danger" onClick={() => setAsks("delete")}>
          {words.delete}
        </Button>
        {isOpen ? (
          <>
            <Button onClick={() => setAsks("drop")}>{words.drop}</Button>
            <Link
              to="/projects/$projectId/decisions/$decisionId"
              params={{ projectId, decisionId: "new" }}
              search={{ question: question.id }}
              className={buttonClass({})}
            >
              {words.propose}
            </Link>
          </>
        ) : (
          <Button isBusy={moves.isBusy} onClick={moves.reopen}>
            {words.reopen}
          </Button>
        )}
      </Actions>
      {asks !== null && (
        <ConfirmDialog
          title={asks === "drop" ? words.dropTitle : words.deleteTitle}
          words={asks === "drop" ? words.dropWords : words.deleteWords}
          act={asks === "drop" ? words.drop : words.delete}
          isBusy={moves.isBusy}
          onAct={() => {
            setAsks(null);
            (asks === "drop" ? moves.drop : moves.remove)();
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </Stack>
  );
}
