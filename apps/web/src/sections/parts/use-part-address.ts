import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { PartSearch } from "./part-search.js";

const ROUTE = "/in/projects/$projectId/parts/$kind/$partId";

/** What the address says of this screen, and the way to say something else. */
export function usePartAddress() {
  const { projectId, kind, partId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate();
  const go = (change: PartSearch): void => {
    void navigate({
      to: "/projects/$projectId/parts/$kind/$partId",
      params: { projectId, kind, partId },
      search: { ...search, ...change },
      replace: true,
    });
  };
  return { projectId, kind, partId, search, go };
}
