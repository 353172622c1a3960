import type { Guid } from "@plumbline/model-core";

/** Who a request comes from. */
export interface Principal {
  readonly kind: "user";
  readonly id: Guid;
  readonly displayName: string;
  readonly isInstanceAdmin: boolean;
}

export const ROLES = ["viewer", "editor", "owner"] as const;
/** A member's role in a workspace; each holds what those before it may do. */
export type Role = (typeof ROLES)[number];

export function roleReaches(held: Role, needed: Role): boolean {
  return ROLES.indexOf(held) >= ROLES.indexOf(needed);
}

/** What the guard found out about a request, for the handler. */
export interface Caller {
  readonly principal: Principal;
  readonly workspaceId: Guid | null;
  readonly projectId: Guid | null;
  readonly role: Role | null;
}

/** How a write is recorded: `user:<id>` (design: the API's conventions). */
export function actorOf(caller: Caller): string {
  return `${caller.principal.kind}:${caller.principal.id}`;
}
