import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { pagedOptions } from "../../../api/paged-query.js";

export type Usage = Schemas["AiUsageResponse"];
export type Call = Schemas["AiCallResponse"];

const PAGE = 50;

/** What help from AI has cost the workspace of a project this month. */
export function usageQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "ai-usage"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/projects/{projectId}/ai/usage", { params: { path: { projectId } }, signal })),
  });
}

/** Each call of a workspace, the newest first; for owners. */
export function callsQuery(workspaceId: string) {
  return pagedOptions(["workspaces", workspaceId, "ai-calls"], (start, signal) =>
    dataOf(
      api.GET("/api/workspaces/{workspaceId}/ai/calls", {
        params: { path: { workspaceId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}
