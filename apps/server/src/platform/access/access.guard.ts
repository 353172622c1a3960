import { type CanActivate, type ExecutionContext, Inject, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import { type Guid, parseGuid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { forbidden, notFound, unauthorized } from "../errors/api-error.js";
import { requestContext } from "../logging/request-context.js";
import { ACCESS_RULE, type AccessRule, type GuardedRequest } from "./access.decorator.js";
import type { Authenticator } from "./authenticator.js";
import { AUTHENTICATOR, principalOf } from "./authenticator.js";
import { bearerOf } from "./bearer.js";
import { type Membership, MembershipRepository } from "./membership.repository.js";
import {
  type AgentTokenPrincipal,
  actorOf,
  type Caller,
  type Principal,
  roleReaches,
  type UserPrincipal,
} from "./principal.js";
import { TOKEN_ROLE, tokenRefusal } from "./token-access.js";

/** The IDs in a path that lead to a workspace. */
interface PathIds {
  readonly workspaceId: Guid | null;
  readonly projectId: Guid | null;
}

/** Reads the access rule of a route and lets the caller through, or answers 401, 403 or 404. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly memberships: MembershipRepository,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS_RULE, context.getHandler());
    if (rule === undefined)
      throw new Error(`No access rule on ${context.getClass().name}.${context.getHandler().name}`);
    if ("open" in rule) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<GuardedRequest>();
    const principal = await principalOf(request, http.getResponse<Response>(), this.authenticator);
    if (principal === null) throw whoIsIt(request);
    request.caller = await this.callerFor(rule, principal, request);
    const log = requestContext.getStore();
    if (log !== undefined) log.actor = actorOf(request.caller);
    return true;
  }

  private async callerFor(rule: AccessRule, principal: Principal, request: Request): Promise<Caller> {
    const ids = "role" in rule ? pathIds(request) : null;
    const membership = ids === null ? null : await this.membership(principal, ids);
    if (ids !== null && membership === null) throw notFound();
    if (principal.kind === "user") refusePerson(rule, principal, membership);
    else refuseToken(rule, principal, request);
    const { workspaceId, role } = membership ?? { workspaceId: null, role: null };
    return { principal, projectId: ids?.projectId ?? null, workspaceId, role };
  }

  private membership(principal: Principal, { projectId, workspaceId }: PathIds): Promise<Membership | null> {
    if (principal.kind === "agent-token")
      return projectId === null
        ? Promise.resolve(membershipOfToken(principal, workspaceId))
        : this.membershipInProject(principal, projectId);
    if (projectId !== null) return this.memberships.ofProject(principal.id, projectId);
    if (workspaceId !== null) return this.memberships.ofWorkspace(principal.id, workspaceId);
    throw new Error("A rule with a role needs workspaceId or projectId in its path");
  }

  private async membershipInProject(token: AgentTokenPrincipal, projectId: Guid): Promise<Membership | null> {
    if (token.projectId !== null && token.projectId !== projectId) return null;
    return membershipOfToken(token, await this.memberships.workspaceOf(projectId));
  }
}

function membershipOfToken({ workspaceId }: AgentTokenPrincipal, asked: Guid | null): Membership | null {
  return asked === workspaceId ? { workspaceId, role: TOKEN_ROLE } : null;
}

function refusePerson(rule: AccessRule, person: UserPrincipal, membership: Membership | null): void {
  if ("instanceAdmin" in rule && !person.isInstanceAdmin)
    throw forbidden("Only an instance administrator may do this");
  if ("agentToken" in rule) throw forbidden("Only an agent token may ask this");
  if ("role" in rule && membership !== null && !roleReaches(membership.role, rule.role))
    throw forbidden(`This needs the role ${rule.role}`);
}

function refuseToken(rule: AccessRule, token: AgentTokenPrincipal, request: Request): void {
  const refusal = tokenRefusal(rule, token, request.route.path as string);
  if (refusal !== null) throw refusal;
}

/** Says whether nothing was presented or something that is not (or no longer) valid. */
function whoIsIt(request: Request): Error {
  if (bearerOf(request).kind === "none") return unauthorized();
  return unauthorized("The token is not valid, or no longer", 'Bearer error="invalid_token"');
}

function pathIds(request: Request): PathIds {
  return { workspaceId: pathId(request, "workspaceId"), projectId: pathId(request, "projectId") };
}

function pathId(request: Request, name: "projectId" | "workspaceId"): Guid | null {
  const text = request.params[name];
  if (text === undefined) return null;
  const id = parseGuid(text);
  if (id === null) throw notFound();
  return id;
}
