import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";

/** Who is signed in; an error of type `unauthorized` while nobody is. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => dataOf(api.GET("/api/auth/me", { signal })),
  staleTime: 60_000,
});

/** The workspaces of who is signed in, with their role in each. */
export const workspacesQuery = queryOptions({
  queryKey: ["workspaces"],
  queryFn: ({ signal }) => dataOf(api.GET("/api/workspaces", { signal })),
});

export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/projects/{projectId}", { params: { path: { projectId } }, signal })),
  });
}

/** The versions of everything in a project that other people may change: one small row. */
export function stampQuery(projectId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "stamp"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/projects/{projectId}/stamp", { params: { path: { projectId } }, signal })),
    refetchInterval: 8_000,
  });
}
