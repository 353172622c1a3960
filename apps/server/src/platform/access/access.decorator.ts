import { createParamDecorator, type ExecutionContext, SetMetadata } from "@nestjs/common";
import type { Request } from "express";
import type { Caller, Role, Scope } from "./principal.js";

/** The scope that lets agent tokens in, or that a person alone may call the route: every rule says which. */
type TokensOrPeople =
  | { readonly scope: Scope; readonly person?: never }
  | { readonly person: true; readonly scope?: never };

/**
 * Who may call a route. `role` is the role in the workspace that the path names (`workspaceId`, or the
 * project of `projectId`). `restricted` lets tokens restricted to a project call a route whose path names the
 * whole workspace. `agentToken` is for tokens alone, whatever their scopes.
 */
export type AccessRule =
  | { readonly open: true }
  | ({ readonly signedIn: true } & TokensOrPeople)
  | ({ readonly role: Role; readonly restricted?: true } & TokensOrPeople)
  | { readonly instanceAdmin: true; readonly person?: true }
  | { readonly agentToken: true };

export const ACCESS_RULE = Symbol("AccessRule");

/** States on the route who may call it; a route without it stops the start. */
export function Access(rule: AccessRule): MethodDecorator {
  return SetMetadata(ACCESS_RULE, rule);
}

export type GuardedRequest = Request & { caller?: Caller };

/** The caller the guard let through. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<GuardedRequest>();
  if (caller === undefined) throw new Error("An open route has no caller");
  return caller;
});

/** The scope that an agent token needs for a route; null where no scope opens it. */
export function scopeOf(rule: AccessRule): Scope | null {
  return "scope" in rule ? (rule.scope ?? null) : null;
}
