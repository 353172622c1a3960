import { type ReactNode, useState } from "react";
import { besideFields, fieldError } from "../../../api/told-error.js";
import { Button } from "../../../design/button.js";
import { ChoiceField } from "../../../design/choice-field.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { EmptyState } from "../../../design/empty-state.js";
import { TextField } from "../../../design/field.js";
import { Form } from "../../../design/form.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import { SOURCE_WORDS } from "../../../words/sources.js";
import type { RepositoryDialogProps } from "../repositories/change-ref-dialog.js";
import { CodeHostProblem } from "../repositories/code-host-problem.js";
import { type ComparedText, comparedWith } from "./compared-with.js";
import { useStartScan } from "./use-start-scan.js";

const KINDS = ["pullRequest", "ref"] as const;

/** Names what is compared with what is followed. */
export function CompareDialog({ projectId, repository, onClose }: RepositoryDialogProps): ReactNode {
  const start = useStartScan(projectId);
  return (
    <Dialog
      title={words.compareTitle(repository.repository)}
      words={words.compareWords}
      isOpen
      onClose={onClose}
    >
      {repository.trackedScan === null ? (
        <EmptyState title={words.noTracked} words={words.noTrackedWords}>
          <Button
            look="primary"
            isBusy={start.isPending}
            onClick={() =>
              start.mutate({ repositoryId: repository.id, kind: "tracking", ref: null, pullRequest: null })
            }
          >
            {SOURCE_WORDS.scanNow}
          </Button>
          <CodeHostProblem projectId={projectId} error={start.error} />
        </EmptyState>
      ) : (
        <CompareForm {...{ projectId, repository, onClose, start }} />
      )}
    </Dialog>
  );
}

interface CompareFormProps extends RepositoryDialogProps {
  readonly start: ReturnType<typeof useStartScan>;
}

function CompareForm({ projectId, repository, onClose, start }: CompareFormProps): ReactNode {
  const [asked, ask] = useState<ComparedText>({ by: "pullRequest", text: "" });
  const [message, say] = useState<string | null>(null);
  const submit = (): void => {
    const read = comparedWith(asked);
    say(read.ok ? null : read.message);
    if (read.ok) {
      const { ref, pullRequest } = read;
      start.mutate({ repositoryId: repository.id, kind: "comparison", ref, pullRequest });
    }
  };
  const isRef = asked.by === "ref";
  return (
    <Form onSubmit={submit} error={message ?? start.error} isFirst>
      <ChoiceField
        label={words.compareWith}
        value={asked.by}
        options={KINDS}
        names={words.compareKinds}
        onChange={(by = "pullRequest") => ask({ by, text: "" })}
      />
      <TextField
        label={isRef ? words.otherRef : words.pullRequest}
        hint={isRef ? words.otherRefHint : undefined}
        value={asked.text}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        inputMode={isRef ? "text" : "numeric"}
        error={message ?? fieldError(start.error, asked.by)}
        onChange={({ target }) => ask({ ...asked, text: target.value })}
        required
      />
      <CodeHostProblem projectId={projectId} error={besideFields(start.error, [asked.by])} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button type="submit" look="primary" isBusy={start.isPending}>
          {words.compare}
        </Button>
      </Actions>
    </Form>
  );
}
