import type { Schemas } from "@plumbline/api-client";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../design/button.js";
import { Card } from "../design/page.js";
import { QuietText } from "../design/quiet-text.js";
import { Stack } from "../design/stack.js";
import { AI_WORDS as words } from "../words/ai.js";
import { PickedFacts } from "./picked-facts.js";
import { ProblemView } from "./problem-view.js";
import type { KeptQuestions } from "./use-keep-question.js";

export interface ProposedQuestionsProps {
  readonly projectId: string;
  readonly questions: readonly Schemas["ProposedQuestion"][];
  /** Left out for who may not keep any. */
  readonly keeping: KeptQuestions | null;
}

/** What is left to a person, and which of it is in the inbox by now. */
export function ProposedQuestions({ projectId, questions, keeping }: ProposedQuestionsProps): ReactNode {
  return (
    questions.length > 0 && (
      <Card title={words.questions}>
        <Stack>
          <QuietText>{words.questionsWords}</QuietText>
          <ProblemView error={keeping?.error} />
          {questions.map(({ text, about, keptAs }, index) => (
            <Stack key={index}>
              <p>{text}</p>
              <PickedFacts projectId={projectId} ids={about} />
              {keptAs !== null ? (
                <Link
                  to="/projects/$projectId/questions"
                  params={{ projectId }}
                  search={{ question: keptAs }}
                >
                  {words.keptAs}
                </Link>
              ) : (
                keeping !== null && (
                  <div>
                    <Button
                      size="small"
                      aria-label={words.keepOf(text)}
                      isBusy={keeping.busyWith === index}
                      onClick={() => keeping.keep(index)}
                    >
                      {words.keepQuestion}
                    </Button>
                  </div>
                )
              )}
            </Stack>
          ))}
        </Stack>
      </Card>
    )
  );
}
