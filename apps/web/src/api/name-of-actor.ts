import type { Schemas } from "@plumbline/api-client";
import { WHO_WORDS as words } from "../words/who.js";

type Member = Pick<Schemas["MemberResponse"], "userId" | "displayName">;

/** Who did something, from what the service wrote down: `user:<id>` or `agent-token:<id>`. */
export function nameOfActor(actor: string, members: readonly Member[]): string {
  const [kind, id = ""] = actor.split(":", 2);
  if (kind !== "user") {
    return kind === "agent-token" ? words.agent(id.slice(0, 8)) : actor;
  }
  return members.find(({ userId }) => userId === id)?.displayName ?? words.formerMember;
}
