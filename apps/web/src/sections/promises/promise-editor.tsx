import { dataOf, ifMatch, isProblem } from "@plumbline/api-client";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { Card } from "../../design/page.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { ChangedMeanwhile } from "./changed-meanwhile.js";
import { draftOf, type PromiseDraft, requestOf } from "./promise-draft.js";
import { PromiseForm } from "./promise-form.js";
import { usePromiseMove } from "./promise-queries.js";
import type { ShownPromise } from "./shown-revision.js";

export interface PromiseEditorProps extends ShownPromise {
  readonly onEnd: () => void;
}

/** The draft while somebody writes it: what was read when the writing began is what may be replaced. */
export function PromiseEditor(props: PromiseEditorProps): ReactNode {
  const { projectId, promise, revision, things, onEnd } = props;
  const [read, setRead] = useState(revision);
  const [written, setWritten] = useState<PromiseDraft | null>(null);
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
  const send = (draft: PromiseDraft, hash: string): void => {
    setWritten(draft);
    save.mutate({ draft, hash }, { onSuccess: onEnd });
  };
  const isConflict = isProblem(save.error, "revision_changed");
  return (
    <Card title={words.editTitle}>
      <PromiseForm
        key={read.contentHash}
        begins={draftOf(read)}
        things={things}
        isBusy={save.isPending}
        error={save.error}
        saveWords={words.save}
        onSave={(draft) => send(draft, read.contentHash)}
        onCancel={onEnd}
      >
        {isConflict && (
          <ChangedMeanwhile
            projectId={projectId}
            promiseId={promise.id}
            read={read}
            things={things}
            onTheirs={(draft) => {
              save.reset();
              setRead(draft);
            }}
            onMine={(draft) => written !== null && send(written, draft.contentHash)}
          />
        )}
      </PromiseForm>
    </Card>
  );
}
