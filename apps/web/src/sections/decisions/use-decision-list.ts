import { useNavigate, useSearch } from "@tanstack/react-router";
import type { DecisionListSearch } from "./decision-list-search.js";

/** What the address says of the list, and the way to say something else. */
export function useDecisionList() {
  const search = useSearch({ from: "/in/projects/$projectId/decisions" });
  const navigate = useNavigate({ from: "/projects/$projectId/decisions" });
  const change = (changed: DecisionListSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return { search, change };
}
