import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";

type BranchState = "open" | "merged" | "discarded";

/** Branches of a project, the newest first. */
export function branchesQuery(projectId: string, state: BranchState = "open") {
  return queryOptions({
    queryKey: ["projects", projectId, "branches", state],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/branches", {
          params: { path: { projectId }, query: { state } },
          signal,
        }),
      ),
  });
}

/** The revisions of a project, the newest first. */
export function revisionsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "revisions"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/projects/{projectId}/revisions", { params: { path: { projectId } }, signal })),
  });
}
