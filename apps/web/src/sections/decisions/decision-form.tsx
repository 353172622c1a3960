import type { FormEvent, ReactNode } from "react";
import { FactPicker } from "../../api/fact-picker.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions } from "../../design/dialog.js";
import { TextField } from "../../design/field.js";
import { MarkdownField } from "../../design/markdown-field.js";
import { Card } from "../../design/page.js";
import { LeaveGuard } from "../../design/settings-form/leave-guard.js";
import { Stack } from "../../design/stack.js";
import { useFocusOnError } from "../../design/use-focus-on-error.js";
import { DECISION_TEXT as words } from "../../words/decisions.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { AlternativesField } from "./alternatives-field.js";
import type { DecisionDraft } from "./decision-draft.js";
import { FindingsField } from "./findings-field.js";
import { QuestionField } from "./question-field.js";
import { SupersedesField } from "./supersedes-field.js";

export interface DecisionFormProps {
  readonly projectId: string;
  readonly draft: DecisionDraft;
  readonly onChange: (draft: DecisionDraft) => void;
  readonly save: string;
  readonly isSaving: boolean;
  readonly isUnsaved: boolean;
  readonly error: unknown;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** What a decision says, to be written. */
export function DecisionForm(props: DecisionFormProps): ReactNode {
  const { projectId, draft, onChange, save, isSaving, isUnsaved, error, onSave, onCancel } = props;
  const form = useFocusOnError(error);
  const set = (changed: Partial<DecisionDraft>): void => onChange({ ...draft, ...changed });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        <DecisionTextFields {...{ draft, set, error }} />
        <Card title={words.alternatives}>
          <AlternativesField
            alternatives={draft.alternatives}
            onChange={(alternatives) => set({ alternatives })}
            error={error}
          />
        </Card>
        <Card>
          <Stack>
            <FactPicker
              projectId={projectId}
              label={words.affected}
              error={fieldError(error, "affectedIds")}
              ids={draft.affectedIds}
              onChange={(affectedIds) => set({ affectedIds })}
              without={["question"]}
            />
            <FindingsField
              {...{ projectId }}
              settles={draft.settles}
              supersedes={draft.supersedes}
              onChange={(settles) => set({ settles })}
            />
            <QuestionField {...{ projectId, draft, onChange }} />
            <SupersedesField
              {...{ projectId }}
              supersedes={draft.supersedes}
              onChange={(supersedes) => set({ supersedes })}
            />
          </Stack>
        </Card>
        <ProblemView error={error} />
        <Actions>
          <Button onClick={onCancel}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={isSaving}>
            {save}
          </Button>
        </Actions>
      </Stack>
      <LeaveGuard isUnsaved={isUnsaved && !isSaving} />
    </form>
  );
}

function DecisionTextFields({
  draft,
  set,
  error,
}: {
  readonly draft: DecisionDraft;
  readonly set: (changed: Partial<DecisionDraft>) => void;
  readonly error: unknown;
}): ReactNode {
  return (
    <Card>
      <Stack>
        <TextField
          label={words.titleField}
          hint={words.titleHint}
          error={fieldError(error, "title")}
          value={draft.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <MarkdownField
          label={words.context}
          hint={words.contextHint}
          error={fieldError(error, "context")}
          value={draft.context}
          onChange={(context) => set({ context })}
        />
        <MarkdownField
          label={words.decision}
          hint={words.decisionHint}
          error={fieldError(error, "decision")}
          value={draft.decision}
          rows={8}
          onChange={(decision) => set({ decision })}
        />
        <MarkdownField
          label={words.consequences}
          hint={words.consequencesHint}
          error={fieldError(error, "consequences")}
          value={draft.consequences}
          onChange={(consequences) => set({ consequences })}
        />
      </Stack>
    </Card>
  );
}
