import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { StressSearch } from "./stress-search.js";

const ROUTE = "/in/projects/$projectId/stress";

/** What the address says of this screen, and the way to say something else. */
export function useStressAddress() {
  const { projectId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate();
  const go = (change: StressSearch, { replace = false } = {}): void => {
    void navigate({
      to: "/projects/$projectId/stress",
      params: { projectId },
      search: { ...search, ...change },
      replace,
    });
  };
  return { projectId, search, go };
}
