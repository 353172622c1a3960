import { useNavigate, useSearch } from "@tanstack/react-router";

/** What the address says of one decision, and the ways to and from its form. */
export function useDecisionSearch() {
  const search = useSearch({ from: "/in/projects/$projectId/decisions/$decisionId" });
  const navigate = useNavigate({ from: "/projects/$projectId/decisions/$decisionId" });
  return {
    search,
    edit: () => void navigate({ search: { mode: "edit" } }),
    read: () => void navigate({ search: {} }),
  };
}
