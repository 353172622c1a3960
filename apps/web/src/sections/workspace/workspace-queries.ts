import { dataOf, pages } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";

function at(workspaceId: string) {
  return { path: { workspaceId } };
}

/** The names of all projects of a workspace, for a choice of one. */
export function projectNamesQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "project-names"],
    queryFn: async ({ signal }) => {
      const params = { ...at(workspaceId), query: { limit: 200 } };
      const projects = [];
      for await (const project of pages(api, "/api/workspaces/{workspaceId}/projects", { params, signal })) {
        projects.push({ id: project.id, name: project.name });
      }
      return projects;
    },
  });
}

export function invitationsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "invitations"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/workspaces/{workspaceId}/invitations", { params: at(workspaceId), signal })),
  });
}

export function secretsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "secrets"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/workspaces/{workspaceId}/secrets", { params: at(workspaceId), signal })),
  });
}

export function tokensQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "tokens"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/workspaces/{workspaceId}/agent-tokens", { params: at(workspaceId), signal })),
  });
}

/** Ready texts for the agents that people use, with a place for the token. */
export const clientsQuery = queryOptions({
  queryKey: ["agent", "clients"],
  queryFn: async ({ signal }) => (await dataOf(api.GET("/api/agent/clients", { signal }))).clients,
  staleTime: Number.POSITIVE_INFINITY,
});
