import { dataOf, ifMatch, isProblem } from "@plumbline/api-client";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { Card } from "../../design/page.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { PromiseConflict } from "./promise-conflict.js";
import { draftOf, type PromiseDraft, requestOf } from "./promise-draft.js";
import { PromiseForm } from "./promise-form.js";
import { usePromiseMove } from "./promise-queries.js";
import type { PromiseRevision } from "./promise-records.js";
import type { ShownPromise } from "./shown-revision.js";

export interface PromiseEditorProps extends ShownPromise {
  readonly onEnd: () => void;
}

/** The draft while somebody writes it: what was read when the writing began is what may be replaced. */
export function PromiseEditor(props: PromiseEditorProps): ReactNode {
  const { projectId, promise, revision, things, onEnd } = props;
  const [begun, setBegun] = useState(revision);
  const [replaced, setReplaced] = useState(revision);
  const [written, setWritten] = useState<PromiseDraft | null>(null);
  const save = useSave(props);
  const send = (draft: PromiseDraft, over: PromiseRevision): void => {
    setWritten(draft);
    save.mutate({ draft, hash: over.contentHash }, { onSuccess: onEnd });
  };
  const look = (now: PromiseRevision | null): void => {
    save.reset();
    setReplaced(now ?? replaced);
  };
  return (
    <Card title={words.editTitle}>
      <PromiseForm
        key={begun.contentHash}
        begins={draftOf(begun)}
        things={things}
        isBusy={save.isPending}
        error={save.isConflict ? null : save.error}
        saveWords={words.save}
        onSave={(draft) => send(draft, replaced)}
        onCancel={onEnd}
      />
      {save.isConflict && (
        <PromiseConflict
          projectId={projectId}
          promiseId={promise.id}
          read={replaced}
          things={things}
          isBusy={save.isPending}
          onTheirs={(now) => {
            look(now);
            setBegun(now);
          }}
          onMine={(now) => written !== null && send(written, now)}
          onLook={look}
        />
      )}
    </Card>
  );
}

function useSave({ projectId, promise }: PromiseEditorProps) {
  const params = { projectId, promiseId: promise.id };
  const save = usePromiseMove(
    params,
    ({ draft, hash }: { readonly draft: PromiseDraft; readonly hash: string }) =>
      dataOf(
        api.PUT("/api/projects/{projectId}/promises/{promiseId}", {
          params: { path: params, header: ifMatch(`"${hash}"`) },
          body: requestOf(draft),
        }),
      ),
    words.saved,
  );
  return { ...save, isConflict: isProblem(save.error, "revision_changed") };
}
