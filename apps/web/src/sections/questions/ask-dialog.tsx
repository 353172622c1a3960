import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { FactPicker } from "../../api/fact-picker.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextArea } from "../../design/field.js";
import { Stack } from "../../design/stack.js";
import { toasts } from "../../design/toasts.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { QUESTION_WORDS as words } from "../../words/questions.js";

export interface AskDialogProps {
  readonly projectId: string;
  /** What the question is begun with. */
  readonly about: readonly string[];
  readonly onAsked: (questionId: string) => void;
  readonly onClose: () => void;
}

export function AskDialog({ projectId, about, onAsked, onClose }: AskDialogProps): ReactNode {
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const [ids, setIds] = useState(about);
  const ask = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/questions", {
          params: { path: { projectId } },
          body: { text, about: [...ids] },
        }),
      ),
    onSuccess: async ({ id }) => {
      toasts.say(words.askedToast);
      onAsked(id);
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "questions"] });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate();
  };
  const error = fieldError(ask.error, "text");
  return (
    <Dialog title={words.ask} isOpen onClose={text === "" ? onClose : undefined}>
      <form onSubmit={submit}>
        <Stack>
          <TextArea
            label={words.text}
            hint={words.textHint}
            required
            rows={4}
            value={text}
            error={error}
            onChange={(event) => setText(event.target.value)}
          />
          <FactPicker
            {...{ projectId }}
            label={words.about}
            error={fieldError(ask.error, "about")}
            ids={ids}
            onChange={setIds}
            without={["question"]}
          />
          {error === null && <ProblemView error={ask.error} />}
          <Actions>
            <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
            <Button type="submit" look="primary" isBusy={ask.isPending}>
              {words.askAct}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
