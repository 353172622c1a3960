import { dataOf } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";

const TOKEN = "codehost:token";

/** The code host of a workspace, as its settings come out. */
export function codeHostQuery(workspaceId: string | undefined) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "settings", "code-host"],
    queryFn: async ({ signal }) => {
      const params = { path: { workspaceId: workspaceId ?? "" } };
      const read = await dataOf(api.GET("/api/workspaces/{workspaceId}/settings", { params, signal }));
      return read.effective.codehost;
    },
    enabled: workspaceId !== undefined,
    staleTime: 30_000,
  });
}

/** How its token stands: owners alone may know. */
export function codeHostTokenQuery(workspaceId: string | undefined, isOwner: boolean) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "secrets", "code-host"],
    queryFn: async ({ signal }) => {
      const params = { path: { workspaceId: workspaceId ?? "" } };
      const all = await dataOf(api.GET("/api/workspaces/{workspaceId}/secrets", { params, signal }));
      return all.find(({ name }) => name === TOKEN) ?? { isSet: false, matchesCurrentUrl: false };
    },
    enabled: isOwner && workspaceId !== undefined,
    staleTime: 30_000,
  });
}
