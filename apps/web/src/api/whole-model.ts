import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";

/** Every fact of main, or of an open branch, with the version that they are of. */
export function wholeModelQuery(projectId: string, branchId: string | undefined) {
  return queryOptions({
    queryKey: ["projects", projectId, "model", "whole", branchId ?? null],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/model", {
          params: { path: { projectId }, query: branchId === undefined ? {} : { branchId } },
          signal,
        }),
      ),
    staleTime: 30_000,
  });
}
