import { dataOf } from "@plumbline/api-client";
import { api } from "../../../api/client.js";
import { type Pages, usePages } from "../../../api/paged-query.js";
import { useFollow } from "../../../api/use-follow.js";
import { sourcesKey } from "../source-queries.js";
import type { ServiceLink, UnseenFact } from "../source-records.js";

const PAGE = 50;

/** Links are of the model, and move with it. */
export function useLinks(projectId: string): Pages<ServiceLink> {
  const queryKey = [...sourcesKey(projectId), "links"];
  useFollow(projectId, ["model"], queryKey);
  return usePages(queryKey, (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/source-links", {
        params: { path: { projectId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}

export function useUnseen(projectId: string): Pages<UnseenFact> {
  const queryKey = [...sourcesKey(projectId), "unseen"];
  useFollow(projectId, ["model"], queryKey);
  return usePages(queryKey, (start, signal) =>
    dataOf(
      api.GET("/api/projects/{projectId}/source-links/unseen", {
        params: { path: { projectId }, query: { limit: PAGE, ...start } },
        signal,
      }),
    ),
  );
}
