import { isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { projectQuery } from "../../../api/queries.js";
import { WorkspaceTabLink } from "../workspace-tab-link.js";

export interface CodeHostProblemProps {
  readonly projectId: string;
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** What went wrong, with the way to the settings or the token where those are what is wrong. */
export function CodeHostProblem({ projectId, error, onRetry }: CodeHostProblemProps): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  const tab = tabOf(error);
  return (
    <ProblemView error={error} onRetry={onRetry}>
      {tab !== null && project !== undefined && (
        <WorkspaceTabLink workspaceId={project.workspaceId} tab={tab} />
      )}
    </ProblemView>
  );
}

function tabOf(error: unknown): "settings" | "credentials" | null {
  if (isProblem(error, "codehost_not_configured") || isProblem(error, "codehost_unavailable")) {
    return "settings";
  }
  return isProblem(error, "codehost_access_refused") ? "credentials" : null;
}
