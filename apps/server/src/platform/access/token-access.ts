import type { Guid } from "@plumbline/model-core";
import { type ApiError, forbidden, humanOnly, missingScope, notFound } from "../errors/api-error.js";
import { type AccessRule, placeRuleOf, scopesOf } from "./access.decorator.js";
import type { Membership } from "./authenticator.js";
import type { Place } from "./place.js";
import { type AgentTokenPrincipal, type Role, roleReaches } from "./principal.js";

/**
 * The role of every agent token in its workspace; its scopes narrow it
 * (docs/reference/access.md#agent-tokens).
 */
export const TOKEN_ROLE: Role = "editor";

/** What a token is in a place, given the workspace of the place; null hides other workspaces and other projects. */
export function membershipOfToken(
  { workspaceId, projectId }: AgentTokenPrincipal,
  place: Place | null,
  placeWorkspaceId: Guid | null,
): Membership | null {
  if (placeWorkspaceId !== workspaceId) {
    return null;
  }
  if (place?.kind === "project" && projectId !== null && projectId !== place.id) {
    return null;
  }
  return { workspaceId, role: TOKEN_ROLE };
}

/**
 * Why a token may not call a route of its own workspace and project; null when it may. The guard answers it
 * and the list of capabilities leaves such routes out.
 */
export function tokenRefusal(rule: AccessRule, token: AgentTokenPrincipal): ApiError | null {
  if ("open" in rule || "agentToken" in rule) {
    return null;
  }
  const scopes = scopesOf(rule);
  if (scopes.length === 0) {
    return humanOnly();
  }
  if (token.projectId !== null && isHiddenFromRestricted(rule)) {
    return notFound();
  }
  if (!scopes.some((scope) => token.scopes.includes(scope))) {
    return missingScope(scopes.join(" or "));
  }
  const needed = placeRuleOf(rule);
  if (needed !== null && !roleReaches(TOKEN_ROLE, needed.role)) {
    return forbidden(`This needs the role ${needed.role}`);
  }
  return null;
}

/** Whether a token restricted to one project is answered 404: the path names the whole workspace. */
export function isHiddenFromRestricted(rule: AccessRule): boolean {
  return "workspace" in rule && rule.restricted === undefined;
}
