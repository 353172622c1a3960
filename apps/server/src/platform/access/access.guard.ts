import { type CanActivate, type ExecutionContext, Inject, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import { type Guid, parseGuid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { forbidden, notFound, unauthorized } from "../errors/api-error.js";
import { requestContext } from "../logging/request-context.js";
import { ACCESS_RULE, type AccessRule, type GuardedRequest } from "./access.decorator.js";
import type { Authenticator } from "./authenticator.js";
import { AUTHENTICATOR, principalOf } from "./authenticator.js";
import { type Membership, MembershipRepository } from "./membership.repository.js";
import { actorOf, type Caller, type Principal, roleReaches } from "./principal.js";

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
    if (principal === null) throw unauthorized();
    request.caller = await this.callerFor(rule, principal, request);
    const log = requestContext.getStore();
    if (log !== undefined) log.actor = actorOf(request.caller);
    return true;
  }

  private async callerFor(rule: AccessRule, principal: Principal, request: Request): Promise<Caller> {
    if ("instanceAdmin" in rule && !principal.isInstanceAdmin)
      throw forbidden("Only an instance administrator may do this");
    if (!("role" in rule)) return { principal, workspaceId: null, projectId: null, role: null };
    const projectId = pathId(request, "projectId");
    const membership = await this.membership(principal, projectId, pathId(request, "workspaceId"));
    if (membership === null) throw notFound();
    if (!roleReaches(membership.role, rule.role)) throw forbidden(`This needs the role ${rule.role}`);
    return { principal, projectId, ...membership };
  }

  private membership(
    principal: Principal,
    projectId: Guid | null,
    workspaceId: Guid | null,
  ): Promise<Membership | null> {
    if (projectId !== null) return this.memberships.ofProject(principal.id, projectId);
    if (workspaceId !== null) return this.memberships.ofWorkspace(principal.id, workspaceId);
    throw new Error("A rule with a role needs workspaceId or projectId in its path");
  }
}

function pathId(request: Request, name: "projectId" | "workspaceId"): Guid | null {
  const text = request.params[name];
  if (text === undefined) return null;
  const id = parseGuid(text);
  if (id === null) throw notFound();
  return id;
}
