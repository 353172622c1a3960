import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ProjectActor } from "../../api/actor-name.js";
import { PickedFacts } from "../../api/picked-facts.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useMayEdit } from "../../api/use-role.js";
import { Badge, type Tone } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { ShownMarkdown } from "../../design/markdown-field.js";
import { Card } from "../../design/page.js";
import { QuietText } from "../../design/quiet-text.js";
import { Stack } from "../../design/stack.js";
import { TimeText } from "../../design/time-text.js";
import { QUESTION_WORDS as words } from "../../words/questions.js";
import styles from "./open-question.module.css";
import { QuestionActions } from "./question-actions.js";
import { type OpenedQuestion, questionQuery } from "./question-queries.js";
import { useQuestionsSearch } from "./use-questions-search.js";

const TONES = { open: "info", answered: "good", dropped: "plain" } as const satisfies Record<
  OpenedQuestion["status"],
  Tone
>;

export interface OpenQuestionProps {
  readonly projectId: string;
  readonly questionId: string;
}

/** One question: who asked, what it is about, its answer and the answers it had before. */
export function OpenQuestion({ projectId, questionId }: OpenQuestionProps): ReactNode {
  const query = useQuery(questionQuery(projectId, questionId));
  const mayEdit = useMayEdit(projectId);
  const { change } = useQuestionsSearch();
  return (
    <Stack>
      <div className={styles["back"]}>
        <Button size="small" onClick={() => change({ question: undefined })}>
          {words.back}
        </Button>
      </div>
      <ShownQuery query={query}>
        {({ question, tag }) => (
          <>
            <Card>
              <Stack>
                <p className={styles["text"]}>{question.text}</p>
                <QuestionFacts {...{ projectId, question }} />
                {question.about.length > 0 && (
                  <PickedFacts projectId={projectId} ids={question.about} missing={question.missingAbout} />
                )}
              </Stack>
            </Card>
            {question.answer !== null && (
              <Card title={words.answerLabel}>
                <ShownMarkdown text={question.answer} />
              </Card>
            )}
            {mayEdit && <QuestionActions {...{ projectId, question, tag }} />}
            <History {...{ projectId, question }} />
          </>
        )}
      </ShownQuery>
    </Stack>
  );
}

interface QuestionPartProps {
  readonly projectId: string;
  readonly question: OpenedQuestion;
}

function QuestionFacts({ projectId, question }: QuestionPartProps): ReactNode {
  const { status, origin, askedAt, askedBy, answeredAt, answeredBy } = question;
  return (
    <div className={styles["facts"]}>
      <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
      {origin !== "human" && <Badge>{words.agent}</Badge>}
      <span>
        {words.asked} <TimeText at={askedAt} /> {words.by} <ProjectActor {...{ projectId }} actor={askedBy} />
      </span>
      {answeredAt !== null && answeredBy !== null && status !== "open" && (
        <span>
          {words[status]} <TimeText at={answeredAt} /> {words.by}{" "}
          <ProjectActor {...{ projectId }} actor={answeredBy} />
        </span>
      )}
    </div>
  );
}

function History({ projectId, question: { history } }: QuestionPartProps): ReactNode {
  return (
    history.length > 0 && (
      <Card title={words.history}>
        <ol className={styles["history"]}>
          {history.map(({ answer, status, by, at }) => (
            <li key={at}>
              <QuietText>
                {status === "answered" ? words.wasAnswered : words.wasDropped} <TimeText at={at} /> {words.by}{" "}
                <ProjectActor {...{ projectId }} actor={by} />
              </QuietText>
              {answer !== null && <ShownMarkdown text={answer} />}
            </li>
          ))}
        </ol>
      </Card>
    )
  );
}
