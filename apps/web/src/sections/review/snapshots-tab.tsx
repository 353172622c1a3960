import { type ReactNode, useState } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { useMayEdit } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { Loading } from "../../design/loading.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { DeleteSnapshot } from "./delete-snapshot.js";
import { KeepSnapshot } from "./keep-snapshot.js";
import { useSnapshots } from "./review-queries.js";
import type { ReviewedState, Snapshot } from "./review-records.js";
import { SnapshotChangesView } from "./snapshot-changes-view.js";
import { SnapshotRow } from "./snapshot-row.js";
import styles from "./snapshots.module.css";

export interface SnapshotsTabProps {
  readonly projectId: string;
  readonly state: ReviewedState;
  /** The snapshot whose changes are shown. */
  readonly since: string | undefined;
  readonly onSince: (snapshotId: string | undefined) => void;
}

/** Reviews that were kept as they were, and what became of them. */
export function SnapshotsTab({ projectId, state, since, onSince }: SnapshotsTabProps): ReactNode {
  const snapshots = useSnapshots(projectId);
  const mayEdit = useMayEdit(projectId);
  const [isKeeping, setKeeping] = useState(false);
  const [leaving, setLeaving] = useState<Snapshot | null>(null);
  const shown = snapshots.data?.find(({ id }) => id === since);
  return (
    <div className={styles["tab"]}>
      {mayEdit && (
        <div>
          <Button look="primary" onClick={() => setKeeping(true)}>
            {words.keep}
          </Button>
        </div>
      )}
      {snapshots.isPending && <Loading />}
      <ProblemView error={snapshots.error} onRetry={() => void snapshots.refetch()} />
      {snapshots.data?.length === 0 && (
        <EmptyState title={words.noSnapshots} words={words.noSnapshotsWords} />
      )}
      {snapshots.data !== undefined && snapshots.data.length > 0 && (
        <EndlessList
          label={words.tabs.snapshots}
          items={snapshots.data}
          keyOf={({ id }) => id}
          className={styles["list"]}
          row={(snapshot) => (
            <SnapshotRow
              projectId={projectId}
              snapshot={snapshot}
              isOpen={snapshot.id === since}
              onOpen={() => onSince(snapshot.id === since ? undefined : snapshot.id)}
              onDelete={mayEdit ? () => setLeaving(snapshot) : undefined}
            />
          )}
          hasMore={snapshots.hasNextPage}
          isLoadingMore={snapshots.isFetchingNextPage}
          onMore={() => void snapshots.fetchNextPage()}
        />
      )}
      {since !== undefined && (
        <SnapshotChangesView projectId={projectId} snapshotId={since} note={shown?.note ?? null} />
      )}
      {isKeeping && <KeepSnapshot projectId={projectId} state={state} onClose={() => setKeeping(false)} />}
      {leaving !== null && (
        <DeleteSnapshot
          projectId={projectId}
          snapshot={leaving}
          onDeleted={() => leaving.id === since && onSince(undefined)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
