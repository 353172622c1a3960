import { dataOf, isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { meQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextArea } from "../../design/field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./approve-dialog.module.css";
import { ChangeList } from "./change-list.js";
import { ChangedMeanwhile } from "./changed-meanwhile.js";
import { changesQuery, usePromiseMove } from "./promise-queries.js";
import type { PromiseRecord, PromiseRevision } from "./promise-records.js";
import type { PromiseSearch } from "./promise-search.js";
import { shownChanges } from "./shown-changes.js";
import type { Things } from "./things.js";

export interface ApproveDialogProps {
  readonly projectId: string;
  readonly promise: PromiseRecord;
  readonly things: Things;
  readonly onGo: (changed: PromiseSearch) => void;
  readonly onClose: () => void;
}

/** Everything that an approval would put in force, and the hash that the person who approves stands for. */
export function ApproveDialog(props: ApproveDialogProps): ReactNode {
  const { promise, onClose } = props;
  // What was read stays what is approved, whatever the page learns meanwhile.
  const [read, setRead] = useState(promise.draft);
  return (
    <Dialog title={words.approveTitle(promise.requirementId)} isWide isOpen onClose={onClose}>
      {read === null ? (
        <p>{words.draftIsGone}</p>
      ) : (
        <Approval key={read.contentHash} {...props} read={read} onRead={setRead} />
      )}
    </Dialog>
  );
}

interface ApprovalProps extends ApproveDialogProps {
  readonly read: PromiseRevision;
  readonly onRead: (draft: PromiseRevision) => void;
}

/** Puts in force what was read, and leaves the dialog when that is done. */
function useApproval({ projectId, promise, read, onGo, onClose }: ApprovalProps) {
  const params = { projectId, promiseId: promise.id };
  const approve = usePromiseMove(
    params,
    (comment: string) =>
      dataOf(
        api.POST("/api/projects/{projectId}/promises/{promiseId}/approve", {
          params: { path: params },
          body: { revision: read.revision, contentHash: read.contentHash, comment },
        }),
      ),
    words.approved(promise.requirementId),
  );
  const send = (comment: string): void =>
    approve.mutate(comment, {
      onSuccess: () => {
        onClose();
        onGo({ rev: undefined, edit: undefined });
      },
    });
  return {
    send,
    isSending: approve.isPending,
    isMoved: isProblem(approve.error, "revision_changed"),
    error: approve.error,
  };
}

function Approval(props: ApprovalProps): ReactNode {
  const { projectId, promise, things, read, onRead, onClose } = props;
  const [comment, setComment] = useState("");
  const { data: me } = useQuery(meQuery);
  const changes = useQuery(changesQuery(projectId, promise.id, read.contentHash));
  const { send, isSending, isMoved, error } = useApproval(props);
  const sides = { left: promise.inForce, right: read };
  return (
    <>
      <section className={styles["changes"]} aria-label={words.changesTitle}>
        <h3>
          {promise.inForce === null ? words.firstApproval : words.changesSince(promise.inForce.revision)}
        </h3>
        {read.retire && <p>{words.retiresWords}</p>}
        <ShownQuery query={changes}>
          {(found) => <ChangeList changes={shownChanges(found, sides, things)} />}
        </ShownQuery>
      </section>
      <WhatIsApproved read={read} />
      <TextArea
        label={words.comment}
        value={comment}
        maxLength={2000}
        rows={2}
        onChange={({ target }) => setComment(target.value)}
        error={fieldError(error, "comment")}
      />
      <p className={styles["stands"]}>{words.standsFor(me?.user.displayName ?? "")}</p>
      {isMoved ? (
        <ChangedMeanwhile
          projectId={projectId}
          promiseId={promise.id}
          read={read}
          things={things}
          onTheirs={onRead}
        />
      ) : (
        <ProblemView error={error} />
      )}
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button
          look="primary"
          disabled={isMoved || !changes.isSuccess}
          isBusy={isSending}
          onClick={() => send(comment)}
        >
          {read.retire ? words.approveRetiring : words.approveNow}
        </Button>
      </Actions>
    </>
  );
}

/** The number and the whole hash of what is stood for. */
function WhatIsApproved({ read }: { readonly read: PromiseRevision }): ReactNode {
  return (
    <dl className={styles["what"]}>
      <dt>{words.approvesRevision}</dt>
      <dd>{read.revision}</dd>
      <dt>{words.approvesHash}</dt>
      <dd className={styles["hash"]}>
        <code>{read.contentHash}</code>
      </dd>
    </dl>
  );
}
