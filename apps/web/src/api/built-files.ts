import { dataOf } from "@plumbline/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./client.js";
import type { ModelState } from "./model-query.js";
import { BUILT_FROM } from "./ready-query.js";
import { useFollow } from "./use-follow.js";

/** What a build would hold: its files with their hashes, and the hash of all of them. */
export function useManifest(projectId: string, state: ModelState = {}) {
  const query = queryOptions({
    queryKey: ["projects", projectId, "built", "manifest", state],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/build/manifest", {
          params: { path: { projectId }, query: state },
          signal,
        }),
      ),
  });
  useFollow(projectId, BUILT_FROM, query.queryKey);
  return useQuery(query);
}

/** One file of a build as it stands there; asked for while `path` names one. */
export function useBuiltFile(projectId: string, path: string | undefined, state: ModelState = {}) {
  const query = queryOptions({
    queryKey: ["projects", projectId, "built", "file", state, path],
    queryFn: async ({ signal }) => {
      const query = { ...state, path: path ?? "" };
      const params = { path: { projectId }, query };
      const read = api.GET("/api/projects/{projectId}/build/files", { params, parseAs: "text", signal });
      return dataOf(read);
    },
    enabled: path !== undefined,
  });
  useFollow(projectId, BUILT_FROM, query.queryKey);
  return useQuery(query);
}
