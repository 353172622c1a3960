import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.js";

/** The members of a workspace, by whom things are told. */
export function membersQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "members"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/workspaces/{workspaceId}/members", { params: { path: { workspaceId } }, signal })),
    staleTime: 60_000,
  });
}
