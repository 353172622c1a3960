import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { SourcesSearch } from "./sources-search.js";

const ROUTE = "/in/projects/$projectId/sources";

/** What the address says of the sources of a project, and how to say something else. */
export function useSourcesSearch() {
  const { projectId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/projects/$projectId/sources" });
  const change = (changed: SourcesSearch, { replace = true }: { readonly replace?: boolean } = {}): void => {
    void navigate({ search: (before) => ({ ...before, ...changed }), replace });
  };
  return { projectId, search, change };
}
