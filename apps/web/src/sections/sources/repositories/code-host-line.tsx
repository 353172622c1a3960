import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { projectQuery } from "../../../api/queries.js";
import { useRole } from "../../../api/use-role.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import { WorkspaceTabLink } from "../workspace-tab-link.js";
import { codeHostQuery, codeHostTokenQuery } from "./code-host-query.js";
import styles from "./repositories.module.css";

/** Which code host is asked, with what, and where both are set. */
export function CodeHostLine({ projectId }: { readonly projectId: string }): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  const workspaceId = project?.workspaceId;
  const isOwner = useRole(projectId) === "owner";
  const { data: host } = useQuery(codeHostQuery(workspaceId));
  const { data: token } = useQuery(codeHostTokenQuery(workspaceId, isOwner));
  if (workspaceId === undefined || host === undefined) {
    return null;
  }
  return (
    <p className={styles["host"]}>
      <span>
        {host.apiBaseUrl === "" ? (
          words.asksNothing
        ) : (
          <>
            {words.asks} <code>{host.apiBaseUrl}</code>
            {token !== undefined && `, ${tokenWords(token)}`}
          </>
        )}
      </span>
      {isOwner && (
        <>
          <WorkspaceTabLink workspaceId={workspaceId} tab="settings" />
          <WorkspaceTabLink workspaceId={workspaceId} tab="credentials" />
        </>
      )}
    </p>
  );
}

function tokenWords({
  isSet,
  matchesCurrentUrl,
}: {
  readonly isSet: boolean;
  readonly matchesCurrentUrl: boolean;
}): string {
  if (!isSet) {
    return words.tokenIsNot;
  }
  return matchesCurrentUrl ? words.tokenIs : words.tokenElsewhere;
}
