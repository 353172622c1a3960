import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ScanSearch } from "./scan-search.js";

const ROUTE = "/in/projects/$projectId/sources/scans/$scanId";

/** Which scan the address is of and what it says of it, and how to say something else. */
export function useScanAddress() {
  const { projectId, scanId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/projects/$projectId/sources/scans/$scanId" });
  const change = (changed: ScanSearch, { replace = true }: { readonly replace?: boolean } = {}): void => {
    void navigate({ search: (before) => ({ ...before, ...changed }), replace });
  };
  return { projectId, scanId, search, change };
}
