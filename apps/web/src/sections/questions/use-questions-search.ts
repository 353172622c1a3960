import { useNavigate, useSearch } from "@tanstack/react-router";
import type { QuestionsSearch } from "./questions-search.js";

/** What the address says of the inbox, and the way to say something else. */
export function useQuestionsSearch() {
  const search = useSearch({ from: "/in/projects/$projectId/questions" });
  const navigate = useNavigate({ from: "/projects/$projectId/questions" });
  const change = (changed: QuestionsSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return { search, change };
}
