import type { Guid } from "@plumbline/model-core";

/** Someone who signed in: a person. */
export interface UserPrincipal {
  readonly kind: "user";
  readonly id: Guid;
  readonly displayName: string;
  readonly isInstanceAdmin: boolean;
}

/** A coding agent with a token of a workspace (docs/reference/access.md#agent-tokens). */
export interface AgentTokenPrincipal {
  readonly kind: "agent-token";
  readonly id: Guid;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly workspaceId: Guid;
  /** The one project of a restricted token. */
  readonly projectId: Guid | null;
  readonly expiresAt: Date | null;
}

/** Who a request comes from. */
export type Principal = UserPrincipal | AgentTokenPrincipal;

export const SCOPES = ["read", "propose", "export"] as const;
/** What an agent token may be used for; none holds another (docs/reference/access.md#scopes). */
export type Scope = (typeof SCOPES)[number];

export const ROLES = ["viewer", "editor", "owner"] as const;
/** A member's role in a workspace; each holds what those before it may do. */
export type Role = (typeof ROLES)[number];

export function roleReaches(held: Role, needed: Role): boolean {
  return ROLES.indexOf(held) >= ROLES.indexOf(needed);
}

/** Who asks, as the guard let them through. */
export interface Caller<Who extends Principal = Principal> {
  readonly principal: Who;
}

/** The same on a route of a workspace, with what they are in it. */
export interface WorkspaceCaller<Who extends Principal = Principal> extends Caller<Who> {
  readonly workspaceId: Guid;
  readonly role: Role;
}

/** The same on a route of a project. */
export interface ProjectCaller<Who extends Principal = Principal> extends WorkspaceCaller<Who> {
  readonly projectId: Guid;
}

/** How a write is recorded: `user:<id>` or `agent-token:<id>` (docs/reference/conventions.md#who-did-it). */
export function actorOf(caller: Caller): `${Principal["kind"]}:${string}` {
  return `${caller.principal.kind}:${caller.principal.id}`;
}

/** How audit lists call who did something. */
export function nameOf(principal: Principal): string {
  return principal.kind === "user" ? principal.displayName : principal.name;
}
