import { useQuery } from "@tanstack/react-query";
import { projectQuery, workspacesQuery } from "./queries.js";

export const ROLES = ["viewer", "editor", "owner"] as const;
export type Role = (typeof ROLES)[number];

/** What the signed-in person is in the workspace of a project; a viewer until that is known. */
export function useRole(projectId: string): Role {
  const { data: project } = useQuery(projectQuery(projectId));
  const { data: workspaces } = useQuery(workspacesQuery);
  return workspaces?.find(({ id }) => id === project?.workspaceId)?.role ?? "viewer";
}

/** Whether the signed-in person may change what is in a project. */
export function useMayEdit(projectId: string): boolean {
  return useRole(projectId) !== "viewer";
}
