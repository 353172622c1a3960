import { dataOf } from "@plumbline/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./client.js";
import type { ModelState } from "./model-query.js";
import { type StampPart, useFollow } from "./use-follow.js";

/** What a build is made of. */
export const BUILT_FROM: readonly StampPart[] = [
  "model",
  "project",
  "schemas",
  "scenarios",
  "promises",
  "review",
  "decisions",
];

function readyQuery(projectId: string, state: ModelState) {
  return queryOptions({
    queryKey: ["projects", projectId, "built", "ready", state],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/build/ready", {
          params: { path: { projectId }, query: state },
          signal,
        }),
      ),
  });
}

/** Whether a design is ready to build, and what is in the way; asked again when something it hangs on moved. */
export function useReady(projectId: string, state: ModelState = {}) {
  const query = readyQuery(projectId, state);
  useFollow(projectId, BUILT_FROM, query.queryKey);
  return useQuery(query);
}
