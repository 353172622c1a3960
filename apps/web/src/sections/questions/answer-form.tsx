import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions } from "../../design/dialog.js";
import { SelectField } from "../../design/field.js";
import { MarkdownField } from "../../design/markdown-field.js";
import { Card } from "../../design/page.js";
import { Stack } from "../../design/stack.js";
import { QUESTION_WORDS as words } from "../../words/questions.js";
import { decisionNamesQuery } from "./question-queries.js";

export interface AnswerFormProps {
  readonly projectId: string;
  /** Whether the question takes an answer now. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onAnswer: (answer: string, done: () => void) => void;
}

/** The answer to a question. What is typed stays when somebody else was first. */
export function AnswerForm({ projectId, isOpen, isBusy, error, onAnswer }: AnswerFormProps): ReactNode {
  const [answer, setAnswer] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAnswer(answer, () => setAnswer(""));
  };
  if (!isOpen && answer === "") {
    return null;
  }
  return (
    <Card>
      <form onSubmit={submit}>
        <Stack>
          <MarkdownField
            label={words.answerLabel}
            hint={words.answerHint}
            error={fieldError(error, "answer")}
            value={answer}
            onChange={setAnswer}
          />
          <DecisionField
            {...{ projectId }}
            onChoose={(name) =>
              setAnswer([answer.trim(), words.decidedIn(name)].filter(Boolean).join("\n\n"))
            }
          />
          <Actions>
            <Button type="submit" look="primary" isBusy={isBusy} disabled={!isOpen || answer.trim() === ""}>
              {words.answerAct}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Card>
  );
}

function DecisionField({
  projectId,
  onChoose,
}: {
  readonly projectId: string;
  readonly onChoose: (name: string) => void;
}): ReactNode {
  const { data: decisions = [] } = useQuery(decisionNamesQuery(projectId));
  return (
    decisions.length > 0 && (
      <SelectField
        label={words.byDecision}
        hint={words.byDecisionHint}
        value=""
        onChange={({ target }) => {
          const chosen = decisions.find(({ id }) => id === target.value);
          if (chosen !== undefined) {
            onChoose(chosen.name);
          }
        }}
      >
        <option value="">{words.noDecision}</option>
        {decisions.map(({ id, name, status }) => (
          <option key={id} value={id}>
            {name} ({status})
          </option>
        ))}
      </SelectField>
    )
  );
}
