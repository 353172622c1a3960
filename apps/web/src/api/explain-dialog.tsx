import type { Schemas } from "@plumbline/api-client";
import { type ReactNode, useState } from "react";
import { Button } from "../design/button.js";
import { Actions, Dialog } from "../design/dialog.js";
import { TextArea } from "../design/field.js";
import { Form } from "../design/form.js";
import { Stack } from "../design/stack.js";
import { AI_WORDS } from "../words/ai.js";
import { EXPLAIN_WORDS as words } from "../words/explain.js";
import { Explanation } from "./explanation.js";
import { NoHelp } from "./no-help.js";
import { ProblemView } from "./problem-view.js";
import { SentPreview } from "./sent-preview.js";
import { OfBranch } from "./shown-branch.js";
import { besideFields, fieldError } from "./told-error.js";
import { useExplain } from "./use-explain.js";

export type ExplainTarget = Schemas["ExplainRequest"]["target"];

export interface ExplainDialogProps {
  readonly projectId: string;
  readonly target: ExplainTarget;
  readonly name: string;
  readonly branchId?: string | undefined;
  readonly onClose: () => void;
}

/** Asks an AI to explain something of the design, and shows what it says: nothing of it is kept. */
export function ExplainDialog(props: ExplainDialogProps): ReactNode {
  const { projectId, target, name, branchId = null, onClose } = props;
  const [text, setText] = useState("");
  const { ask, error, busyWith, preview, explanation, unavailable } = useExplain(projectId);
  const question = text.trim() === "" ? null : text;
  const send = (isPreview: boolean): void => ask({ target, question, branchId }, isPreview);
  return (
    <Dialog title={words.title(name)} words={words.words} isOpen isWide onClose={onClose}>
      <OfBranch branchId={branchId}>
        <Stack>
          <Form onSubmit={() => send(false)} error={error} isFirst>
            <TextArea
              label={words.question}
              hint={words.questionHint}
              rows={2}
              value={text}
              error={fieldError(error, "question")}
              onChange={({ target: field }) => setText(field.value)}
            />
            {busyWith === "ask" && <p role="status">{words.asking}</p>}
            <Actions>
              <Button onClick={onClose}>{words.close}</Button>
              <Button isBusy={busyWith !== null} onClick={() => send(true)}>
                {AI_WORDS.preview}
              </Button>
              <Button type="submit" look="primary" isBusy={busyWith !== null}>
                {words.explain}
              </Button>
            </Actions>
          </Form>
          <ProblemView error={besideFields(error, ["question"])} />
          {unavailable !== null && <NoHelp projectId={projectId} unavailable={unavailable} />}
          {preview !== null && <SentPreview projectId={projectId} preview={preview} />}
          {explanation !== null && <Explanation projectId={projectId} explanation={explanation} />}
        </Stack>
      </OfBranch>
    </Dialog>
  );
}
