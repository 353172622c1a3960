import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { projectQuery } from "../../../api/queries.js";
import { TimeText } from "../../../design/time-text.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import { ScanLink } from "../scans/scan-link.js";
import type { Repository } from "../source-records.js";
import { WorkspaceTabLink } from "../workspace-tab-link.js";
import styles from "./repositories.module.css";
import { toldFailure } from "./told-failure.js";

export interface FailureLineProps {
  readonly projectId: string;
  readonly failure: NonNullable<Repository["lastFailure"]>;
}

/** Why the last scan of a repository failed, when, and what would help. */
export function FailureLine({ projectId, failure }: FailureLineProps): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  const { what, next, tab } = toldFailure(failure.code);
  return (
    <p className={styles["failure"]}>
      <span>
        <ScanLink projectId={projectId} scanId={failure.scanId}>
          {words.lastFailure}
        </ScanLink>{" "}
        (<TimeText at={failure.at} />
        ): {what} {next}
      </span>
      {tab !== null && project !== undefined && (
        <WorkspaceTabLink workspaceId={project.workspaceId} tab={tab} />
      )}
    </p>
  );
}
