import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { SheetSearch } from "./sheet-search.js";

const ROUTE = "/in/projects/$projectId/costs/$sheetId";

/** Which cost sheet the address is of and what it says of it, and how to say something else. */
export function useSheetAddress() {
  const { projectId, sheetId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/projects/$projectId/costs/$sheetId" });
  const change = (changed: SheetSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return { projectId, sheetId, search, change };
}
