import { dataOf, ifMatch, isProblem } from "@plumbline/api-client";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextArea, TextField } from "../../design/field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { KindField } from "./kind-field.js";
import { type ObligationDraft, obligationDraftOf, obligationRequestOf } from "./obligation-draft.js";
import { PromiseConflict } from "./promise-conflict.js";
import styles from "./promise-form.module.css";
import { usePromiseMove } from "./promise-queries.js";
import type { ObligationRecord } from "./promise-records.js";
import { RecipeFields } from "./recipe-fields.js";
import type { ShownPromise } from "./shown-revision.js";

export interface ObligationDialogProps extends ShownPromise {
  /** What is changed; null where one is added. */
  readonly obligation: ObligationRecord | null;
  readonly onClose: () => void;
}

/** An obligation of the draft while somebody writes it. */
export function ObligationDialog(props: ObligationDialogProps): ReactNode {
  const { projectId, promise, revision, obligation, things, onClose } = props;
  const [draft, setDraft] = useState(obligationDraftOf(obligation));
  const change = (changed: Partial<ObligationDraft>): void =>
    setDraft((before) => ({ ...before, ...changed }));
  // What was read when the form opened is what may be changed.
  const [read, setRead] = useState(revision);
  const save = useSave(props);
  const send = (hash: string): void => save.mutate({ draft, hash }, { onSuccess: onClose });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(read.contentHash);
  };
  const { error } = save;
  const isConflict = isProblem(error, "revision_changed");
  return (
    <Dialog
      title={obligation === null ? words.addObligation : words.changeTitle(obligation.key)}
      isOpen
      isWide
    >
      <form className={styles["form"]} onSubmit={submit}>
        <KindField
          kind={draft.kind}
          error={fieldError(error, "kind")}
          onChange={(kind) => change({ kind })}
        />
        <SentenceFields draft={draft} error={error} onChange={change} />
        <RecipeFields projectId={projectId} draft={draft} things={things} error={error} onChange={change} />
        {isConflict ? (
          <PromiseConflict
            projectId={projectId}
            promiseId={promise.id}
            read={read}
            things={things}
            isBusy={save.isPending}
            onTheirs={onClose}
            onMine={(now) => send(now.contentHash)}
            onLook={(now) => {
              save.reset();
              setRead(now ?? read);
            }}
          />
        ) : (
          <ProblemView error={error} />
        )}
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            {obligation === null ? words.add : words.save}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

interface SentenceFieldsProps {
  readonly draft: ObligationDraft;
  readonly error: unknown;
  readonly onChange: (changed: Partial<ObligationDraft>) => void;
}

/** What people read of an obligation. */
function SentenceFields({ draft, error, onChange }: SentenceFieldsProps): ReactNode {
  return (
    <>
      <TextField
        label={words.fields.title}
        value={draft.title}
        maxLength={200}
        onChange={({ target }) => onChange({ title: target.value })}
        error={fieldError(error, "title")}
        required
      />
      <TextArea
        label={words.inWords}
        value={draft.text}
        rows={2}
        onChange={({ target }) => onChange({ text: target.value })}
        error={fieldError(error, "recipe.text")}
      />
    </>
  );
}

interface Written {
  readonly draft: ObligationDraft;
  readonly hash: string;
}

function useSave({ projectId, promise, obligation }: ObligationDialogProps) {
  const params = { projectId, promiseId: promise.id };
  return usePromiseMove(
    params,
    ({ draft, hash }: Written) => {
      const header = ifMatch(`"${hash}"`);
      const body = obligationRequestOf(draft);
      return obligation === null
        ? dataOf(
            api.POST("/api/projects/{projectId}/promises/{promiseId}/obligations", {
              params: { path: params, header },
              body,
            }),
          )
        : dataOf(
            api.PUT("/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}", {
              params: { path: { ...params, obligationKey: obligation.key }, header },
              body,
            }),
          );
    },
    words.saved,
  );
}
