import type { ReactNode } from "react";
import { Button } from "../design/button.js";
import { Actions } from "../design/dialog.js";
import { EmptyState } from "../design/empty-state.js";
import { Form } from "../design/form.js";
import { Card } from "../design/page.js";
import { QuietText } from "../design/quiet-text.js";
import { AI_WORDS as words } from "../words/ai.js";
import { NoHelp } from "./no-help.js";
import { ProblemView } from "./problem-view.js";
import { SentPreview } from "./sent-preview.js";
import { besideFields } from "./told-error.js";
import type { AskedHelp } from "./use-ask-help.js";
import { useMayEdit } from "./use-role.js";

export interface AskHelpFormProps {
  readonly projectId: string;
  readonly asked: AskedHelp;
  /** The fields that say themselves what is wrong with them. */
  readonly fields: readonly string[];
  readonly isAskable: boolean;
  readonly onSend: (isPreview: boolean) => void;
  readonly children: ReactNode;
}

/** A form that asks an AI, after a look at what would be sent; and what came of it where that is no answer. */
export function AskHelpForm(props: AskHelpFormProps): ReactNode {
  const { projectId, asked, fields, isAskable, onSend, children } = props;
  const { error, busyWith, preview, unavailable } = asked;
  if (!useMayEdit(projectId)) {
    return <EmptyState title={words.mayNotAsk} words={words.mayNotAskWords} />;
  }
  return (
    <>
      <Card>
        <Form onSubmit={() => onSend(false)} error={error} isFirst>
          {children}
          <QuietText>{words.nothingWritten}</QuietText>
          {busyWith === "ask" && <p role="status">{words.asking}</p>}
          <Actions>
            <Button disabled={!isAskable} isBusy={busyWith !== null} onClick={() => onSend(true)}>
              {words.preview}
            </Button>
            <Button type="submit" look="primary" disabled={!isAskable} isBusy={busyWith !== null}>
              {words.askAct}
            </Button>
          </Actions>
        </Form>
      </Card>
      <ProblemView error={besideFields(error, fields)} />
      {unavailable !== null && <NoHelp projectId={projectId} unavailable={unavailable} />}
      {preview !== null && <SentPreview projectId={projectId} preview={preview} />}
    </>
  );
}
