import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { ConfirmDialog } from "../../../design/confirm-dialog.js";
import { toasts } from "../../../design/toasts.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import { CodeHostProblem } from "../repositories/code-host-problem.js";
import { sourcesKey } from "../source-queries.js";
import type { Scan } from "../source-records.js";
import { scanQuery } from "./scan-queries.js";
import { isUnderWay } from "./scan-view.js";
import styles from "./scans.module.css";
import { useStartScan } from "./use-start-scan.js";

export interface ScanActionsProps {
  readonly projectId: string;
  readonly scan: Scan;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What somebody who may change the project can do with a scan. */
export function ScanActions({ projectId, scan, children }: ScanActionsProps): ReactNode {
  const [isDeleting, setDeleting] = useState(false);
  const start = useStartScan(projectId);
  const { repositoryId, kind, ref, pullRequest, hasSnapshot } = scan;
  if (isUnderWay(scan)) {
    return <CancelScan projectId={projectId} scan={scan} />;
  }
  return (
    <>
      <div className={styles["state"]}>
        {children}
        <Button
          isBusy={start.isPending}
          onClick={() => start.mutate({ repositoryId, kind, ref, pullRequest })}
        >
          {words.again}
        </Button>
        {hasSnapshot && (
          <Button look="quiet" onClick={() => setDeleting(true)}>
            {words.deleteIt}
          </Button>
        )}
      </div>
      <CodeHostProblem projectId={projectId} error={start.error} />
      {isDeleting && <DeleteFound projectId={projectId} scan={scan} onClose={() => setDeleting(false)} />}
    </>
  );
}

function CancelScan({ projectId, scan }: ScanActionsProps): ReactNode {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/scans/{scanId}/cancel", {
          params: { path: { projectId, scanId: scan.id } },
        }),
      ),
    onSuccess: (cancelled) => {
      queries.setQueryData(scanQuery(projectId, scan.id).queryKey, cancelled);
      toasts.say(words.cancelled);
    },
    // It may have ended meanwhile: then that is seen.
    onSettled: () => queries.invalidateQueries({ queryKey: sourcesKey(projectId) }),
  });
  return (
    <>
      <div>
        <Button isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.cancel}
        </Button>
      </div>
      <ProblemView error={cancel.error} />
    </>
  );
}

interface DeleteFoundProps {
  readonly projectId: string;
  readonly scan: Scan;
  readonly onClose: () => void;
}

function DeleteFound({ projectId, scan, onClose }: DeleteFoundProps): ReactNode {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/scans/{scanId}", {
          params: { path: { projectId, scanId: scan.id } },
        }),
      ),
    onSuccess: async () => {
      toasts.say(words.deleted);
      onClose();
      await queries.invalidateQueries({ queryKey: sourcesKey(projectId) });
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      words={words.deleteWords}
      act={words.deleteDo}
      isBusy={remove.isPending}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <ProblemView error={remove.error} />
    </ConfirmDialog>
  );
}
