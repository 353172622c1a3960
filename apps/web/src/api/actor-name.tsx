import { dataOf } from "@plumbline/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ACTOR_WORDS as words } from "../words/actors.js";
import { api } from "./client.js";
import { projectQuery } from "./queries.js";

/** Who belongs to a workspace. */
export function membersQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ["workspaces", workspaceId, "members"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/workspaces/{workspaceId}/members", { params: { path: { workspaceId } }, signal })),
  });
}

/** Who did something, as records name them: `user:<id>`, `agent-token:<id>`. */
export function ActorName({
  actor,
  workspaceId,
}: {
  readonly actor: string;
  readonly workspaceId: string;
}): ReactNode {
  const { data } = useQuery(membersQuery(workspaceId));
  const [kind, id] = actor.split(":");
  if (kind === "agent-token") {
    return <span title={actor}>{words.agent}</span>;
  }
  const member = data?.find(({ userId }) => userId === id);
  return <span title={member?.email ?? actor}>{member?.displayName ?? words.somebody}</span>;
}

/** As above, in a project. */
export function ProjectActor({
  actor,
  projectId,
}: {
  readonly actor: string;
  readonly projectId: string;
}): ReactNode {
  const { data } = useQuery(projectQuery(projectId));
  return data === undefined ? null : <ActorName actor={actor} workspaceId={data.workspaceId} />;
}
