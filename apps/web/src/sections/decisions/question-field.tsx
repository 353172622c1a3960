import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SelectField } from "../../design/field.js";
import { DECISION_TEXT as words } from "../../words/decisions.js";
import { type DecisionDraft, withQuestion } from "./decision-draft.js";
import { openQuestionsQuery } from "./decision-queries.js";

export interface QuestionFieldProps {
  readonly projectId: string;
  readonly draft: DecisionDraft;
  readonly onChange: (draft: DecisionDraft) => void;
}

const SHOWN = 100;

/** Takes an open question into what is written. */
export function QuestionField({ projectId, draft, onChange }: QuestionFieldProps): ReactNode {
  const { data: questions = [] } = useQuery(openQuestionsQuery(projectId));
  const take = (id: string): void => {
    const question = questions.find((one) => one.id === id);
    if (question !== undefined) {
      onChange(withQuestion(draft, question));
    }
  };
  return (
    questions.length > 0 && (
      <SelectField
        label={words.fromQuestion}
        hint={words.fromQuestionHint}
        value=""
        onChange={({ target }) => take(target.value)}
      >
        <option value="">{words.noQuestion}</option>
        {questions.map(({ id, text }) => (
          <option key={id} value={id}>
            {text.slice(0, SHOWN)}
          </option>
        ))}
      </SelectField>
    )
  );
}
