import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { projectQuery } from "../../../api/queries.js";
import { ProblemPanel } from "../../../design/problem-panel.js";
import { TimeText } from "../../../design/time-text.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import { toldFailure } from "../repositories/told-failure.js";
import type { Scan } from "../source-records.js";
import { WorkspaceTabLink } from "../workspace-tab-link.js";
import styles from "./scans.module.css";

export interface FailureCardProps {
  readonly projectId: string;
  readonly failure: NonNullable<Scan["failure"]>;
}

/** Why a scan came to nothing, what would help, and when. */
export function FailureCard({ projectId, failure }: FailureCardProps): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  const { what, next, tab } = toldFailure(failure.code);
  const details = [failure.message, next].filter((one) => one !== null && one !== what);
  return (
    <ProblemPanel problem={{ title: what, details: details.flatMap((one) => one ?? []), requestId: null }}>
      {failure.retryAt !== null && (
        <span className={styles["quiet"]}>
          {words.retryAt} <TimeText at={failure.retryAt} />.
        </span>
      )}
      {tab !== null && project !== undefined && (
        <WorkspaceTabLink workspaceId={project.workspaceId} tab={tab} />
      )}
    </ProblemPanel>
  );
}
