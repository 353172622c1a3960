import { dataOf } from "@plumbline/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { WHO_WORDS as words } from "../words/who.js";
import { api } from "./client.js";
import { projectQuery } from "./queries.js";

/** The members of a workspace, by whom things are told. */
export function membersQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "members"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/workspaces/{workspaceId}/members", { params: { path: { workspaceId } }, signal })),
    staleTime: 60_000,
  });
}

/** Says who did something, from what the service wrote down: `user:<id>` or `agent-token:<id>`. */
export function useActorName(projectId: string): (actor: string) => string {
  const { data: project } = useQuery(projectQuery(projectId));
  const { data: members } = useQuery({
    ...membersQuery(project?.workspaceId ?? ""),
    enabled: project !== undefined,
  });
  return (actor) => {
    const [kind, id = ""] = actor.split(":", 2);
    if (kind !== "user") {
      return kind === "agent-token" ? words.agent(id.slice(0, 8)) : actor;
    }
    return members?.find(({ userId }) => userId === id)?.displayName ?? words.formerMember;
  };
}
