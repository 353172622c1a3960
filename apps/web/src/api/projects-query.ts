import { dataOf } from "@plumbline/api-client";
import { api } from "./client.js";
import { pagedOptions } from "./paged-query.js";

const PAGE = 50;

/** The projects of a workspace in name order, page by page. */
export function projectsQuery(workspaceId: string) {
  return pagedOptions(["workspaces", workspaceId, "projects"], (start, signal) =>
    dataOf(
      api.GET("/api/workspaces/{workspaceId}/projects", {
        params: { path: { workspaceId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}
