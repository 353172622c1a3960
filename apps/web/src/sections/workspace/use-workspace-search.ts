import { useNavigate, useSearch } from "@tanstack/react-router";
import type { WorkspaceSearch } from "./workspace-search.js";

/** What the address says, and the way to say something else without a step of its own in the browser's history. */
export function useWorkspaceSearch() {
  const search = useSearch({ from: "/in/workspaces/$workspaceId" });
  const navigate = useNavigate({ from: "/workspaces/$workspaceId" });
  const change = (changed: WorkspaceSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return { search, change };
}
