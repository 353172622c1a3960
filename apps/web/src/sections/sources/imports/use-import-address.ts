import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { SourceImportSearch } from "./import-search.js";

const ROUTE = "/in/projects/$projectId/sources/imports/$importId";

/** Which import the address is of and what it says of it, and how to say something else. */
export function useImportAddress() {
  const { projectId, importId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/projects/$projectId/sources/imports/$importId" });
  const change = (changed: SourceImportSearch): void => {
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  };
  return { projectId, importId, search, change };
}
