import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { StressSearch } from "./stress-search.js";

const ROUTE = "/in/projects/$projectId/stress";

/** What the address says of this screen, and the way to say something else. */
export function useStressAddress() {
  const { projectId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate();
  /** `isKept`: what was typed is stored, so leaving it asks nothing. */
  const go = (change: StressSearch, { replace = false, isKept = false } = {}): void => {
    void navigate({
      to: "/projects/$projectId/stress",
      params: { projectId },
      search: { ...search, ...change },
      replace,
      ignoreBlocker: isKept,
    });
  };
  return { projectId, search, go };
}
