import { type CanActivate, type ExecutionContext, Inject, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import { parseGuid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { forbidden, humanOnly, notFound, unauthorized } from "../errors/api-error.js";
import { requestContext } from "../logging/request-context.js";
import { ACCESS_RULE, type AccessRule, type GuardedRequest, placeRuleOf } from "./access.decorator.js";
import type { Authenticator, Identity, Membership } from "./authenticator.js";
import { AUTHENTICATOR, forgetIdentity, identityOf } from "./authenticator.js";
import { bearerOf } from "./bearer.js";
import { type Place, placeOf } from "./place.js";
import {
  type AgentTokenPrincipal,
  actorOf,
  type Caller,
  type ProjectCaller,
  roleReaches,
  type UserPrincipal,
  type WorkspaceCaller,
} from "./principal.js";
import { tokenRefusal } from "./token-access.js";

/** Reads the access rule of a route and lets the caller through, or answers 401, 403 or 404. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS_RULE, context.getHandler());
    if (rule === undefined) {
      throw new Error(`No access rule on ${context.getClass().name}.${context.getHandler().name}`);
    }
    if ("open" in rule) {
      return true;
    }
    const http = context.switchToHttp();
    const request = http.getRequest<GuardedRequest>();
    const identity = await identityOf(request, http.getResponse<Response>(), this.authenticator);
    if (identity === null) {
      throw whoIsIt(request, rule);
    }
    request.caller = this.callerFor(rule, identity, request);
    const about = requestContext.getStore();
    if (about !== undefined) {
      about.actor = actorOf(request.caller);
      about.workspaceId = identity.membership?.workspaceId ?? null;
    }
    return true;
  }

  /** Looks once more after a body that took its time: who sends it may have been let through and be it no more. */
  again(context: ExecutionContext): Promise<boolean> {
    forgetIdentity(context.switchToHttp().getRequest());
    return this.canActivate(context);
  }

  private callerFor(rule: AccessRule, { principal, membership }: Identity, request: Request): Caller {
    const needed = placeRuleOf(rule);
    if (needed !== null && membership === null) {
      throw notFound();
    }
    const place = needed === null ? null : placeOfRoute(needed.kind, request);
    if (principal.kind === "user") {
      refusePerson(rule, principal, membership);
    } else {
      refuseToken(rule, principal, request);
    }
    if (place === null || membership === null) {
      return { principal };
    }
    const inWorkspace: WorkspaceCaller = { principal, ...membership };
    const inProject: ProjectCaller = { ...inWorkspace, projectId: place.id };
    return place.kind === "workspace" ? inWorkspace : inProject;
  }
}

function refusePerson(rule: AccessRule, person: UserPrincipal, membership: Membership | null): void {
  if ("instanceAdmin" in rule && !person.isInstanceAdmin) {
    throw forbidden("Only an instance administrator may do this");
  }
  if ("agentToken" in rule) {
    throw rule.unknownPeople ? unauthorized(SEND_A_TOKEN) : forbidden("Only an agent token may ask this");
  }
  const needed = placeRuleOf(rule);
  if (needed !== null && membership !== null && !roleReaches(membership.role, needed.role)) {
    throw forbidden(`This needs the role ${needed.role}`);
  }
}

function refuseToken(rule: AccessRule, token: AgentTokenPrincipal, { query }: Request): void {
  const preview = "preview" in rule ? rule.preview : undefined;
  if (preview !== undefined && query[preview] !== "true") {
    throw humanOnly(`An agent token may preview this (${preview}=true), not write it`);
  }
  const refusal = tokenRefusal(rule, token);
  if (refusal !== null) {
    throw refusal;
  }
}

const SEND_A_TOKEN = "Send an agent token: Authorization: Bearer <AGENT_TOKEN>";

/** Says whether nothing was presented or something that is not (or no longer) valid. */
function whoIsIt(request: Request, rule: AccessRule): Error {
  if (bearerOf(request).kind === "none") {
    return "agentToken" in rule ? unauthorized(SEND_A_TOKEN) : unauthorized();
  }
  return unauthorized("The token is not valid, or no longer", 'Bearer error="invalid_token"');
}

/** The place that the path of a route names; it must be the one the membership was read for. */
function placeOfRoute(kind: Place["kind"], request: Request): Place {
  const text = request.params[`${kind}Id`];
  const place = placeOf(request);
  if (place === null || typeof text !== "string" || place.id !== parseGuid(text)) {
    throw notFound();
  }
  return place;
}
