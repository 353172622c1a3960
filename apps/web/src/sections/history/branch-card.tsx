import { dataOf, isProblem, type Schemas } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { branchesQuery } from "../../api/branches.js";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ShownQuery } from "../../api/shown-query.js";
import { useMayEdit } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { toasts } from "../../design/toasts.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import { ComparisonView } from "./comparison-view.js";
import { ConflictsView } from "./conflicts-view.js";
import styles from "./history.module.css";
import { branchChangesQuery, mergeBranch } from "./history-queries.js";
import type { HistorySearch } from "./history-search.js";

export interface BranchCardProps {
  readonly projectId: string;
  readonly branch: Schemas["BranchResponse"];
  readonly search: HistorySearch;
}

/** Reads again what a branch that ended, and main, look like now. */
function useBranchEnded(projectId: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    // The list first: what hangs on the branch is asked for no more when it has left it.
    await queries.invalidateQueries({ queryKey: branchesQuery(projectId).queryKey });
    await queries.invalidateQueries({ queryKey: ["projects", projectId] });
  };
}

/** One open branch: what it changes, and what becomes of it. */
export function BranchCard({ projectId, branch, search }: BranchCardProps): ReactNode {
  const changes = useQuery(branchChangesQuery(projectId, branch.id));
  const mayEdit = useMayEdit(projectId);
  const ended = useBranchEnded(projectId);
  const [isDiscarding, setDiscarding] = useState(false);
  const wasMerged = (version: number): void => {
    toasts.say(words.merged(branch.name, version));
    void ended();
  };
  const merging = useMutation({
    mutationFn: () => mergeBranch(projectId, branch.id),
    onSuccess: ({ modelVersion }) => wasMerged(modelVersion),
  });
  const isConflict = isProblem(merging.error, "merge_conflict");
  return (
    <div className={styles["inside"]}>
      {mayEdit && (
        <BranchActions
          projectId={projectId}
          branch={branch}
          isMerging={merging.isPending}
          onMerge={() => merging.mutate()}
          onDiscard={() => setDiscarding(true)}
        />
      )}
      {isProblem(merging.error, "merge_conflict") ? (
        <ConflictsView
          projectId={projectId}
          branchId={branch.id}
          problem={merging.error}
          onAgain={() => merging.mutate()}
          onMerged={wasMerged}
        />
      ) : (
        <ProblemView error={merging.error} onRetry={() => merging.mutate()} />
      )}
      {!isConflict && (
        <ShownQuery query={changes}>
          {(comparison) =>
            comparison.items.length === 0 ? (
              <p className={styles["quiet"]}>{words.nothingChanged}</p>
            ) : (
              <ComparisonView
                projectId={projectId}
                comparison={comparison}
                search={search}
                branchId={branch.id}
              />
            )
          }
        </ShownQuery>
      )}
      {isDiscarding && (
        <DiscardBranch projectId={projectId} branch={branch} onClose={() => setDiscarding(false)} />
      )}
    </div>
  );
}

interface BranchActionsProps {
  readonly projectId: string;
  readonly branch: Schemas["BranchResponse"];
  readonly isMerging: boolean;
  readonly onMerge: () => void;
  readonly onDiscard: () => void;
}

function BranchActions({ projectId, branch, isMerging, onMerge, onDiscard }: BranchActionsProps): ReactNode {
  return (
    <div className={styles["actions"]}>
      {branch.kind === "draft" ? (
        <Button look="primary" isBusy={isMerging} onClick={onMerge}>
          {isMerging ? words.merging : words.merge}
        </Button>
      ) : (
        <span className={styles["quiet"]}>{words.variantStays}</span>
      )}
      <Link to="/projects/$projectId/build" params={{ projectId }} search={{ state: `branch:${branch.id}` }}>
        {words.build}
      </Link>
      <Button size="small" look="danger" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}

interface DiscardBranchProps {
  readonly projectId: string;
  readonly branch: Schemas["BranchResponse"];
  readonly onClose: () => void;
}

function DiscardBranch({ projectId, branch, onClose }: DiscardBranchProps): ReactNode {
  const ended = useBranchEnded(projectId);
  const discarding = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/branches/{branchId}", {
          params: { path: { projectId, branchId: branch.id } },
        }),
      ),
    onSuccess: () => {
      toasts.say(words.discarded(branch.name));
      onClose();
      void ended();
    },
  });
  return (
    <ConfirmDialog
      title={words.discardBranch(branch.name)}
      words={words.discardWords}
      act={words.discard}
      isBusy={discarding.isPending}
      onAct={() => discarding.mutate()}
      onClose={onClose}
    >
      <ProblemView error={discarding.error} />
    </ConfirmDialog>
  );
}
