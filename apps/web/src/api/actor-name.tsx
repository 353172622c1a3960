import { dataOf } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { api } from "./client.js";
import { projectQuery } from "./queries.js";

const USER = "user:";

/** Who did something, by the name that their workspace has for them: `user:<id>`, or a token of an agent. */
export function ActorName({
  projectId,
  actor,
}: {
  readonly projectId: string;
  readonly actor: string | null;
}): ReactNode {
  const { data: project } = useQuery(projectQuery(projectId));
  const workspaceId = project?.workspaceId ?? "";
  const { data: members } = useQuery({
    queryKey: ["workspaces", workspaceId, "members"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/api/workspaces/{workspaceId}/members", { params: { path: { workspaceId } }, signal })),
    enabled: workspaceId !== "",
    staleTime: 60_000,
  });
  if (actor === null) {
    return words.nobodyKnown;
  }
  if (!actor.startsWith(USER)) {
    return words.anAgent;
  }
  const member = members?.find(({ userId }) => `${USER}${userId}` === actor);
  return <span title={member?.email}>{member?.displayName ?? words.formerMember}</span>;
}
