import { useQuery } from "@tanstack/react-query";
import { membersQuery } from "./members-query.js";
import { nameOfActor } from "./name-of-actor.js";
import { projectQuery } from "./queries.js";

/** Says who did something in a project. */
export function useActorName(projectId: string): (actor: string) => string {
  const { data: project } = useQuery(projectQuery(projectId));
  const { data: members = [] } = useQuery({
    ...membersQuery(project?.workspaceId ?? ""),
    enabled: project !== undefined,
  });
  return (actor) => nameOfActor(actor, members);
}
