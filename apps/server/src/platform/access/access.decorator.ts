import { createParamDecorator, type ExecutionContext, SetMetadata } from "@nestjs/common";
import type { Request } from "express";
import type { Caller, Role, Scope } from "./principal.js";

/**
 * Who may call a route. `role` is the role in the workspace that the path names (`workspaceId`, or the
 * project of `projectId`). `scope` is what an agent token needs; without it no token may call the route.
 * `restricted` lets tokens restricted to a project call a route whose path names the whole workspace.
 */
export type AccessRule =
  | { readonly open: true }
  | { readonly signedIn: true; readonly person?: true; readonly scope?: Scope }
  | {
      readonly role: Role;
      readonly person?: true;
      readonly scope?: Scope;
      readonly restricted?: true;
    }
  | { readonly instanceAdmin: true; readonly person?: true }
  /** Agent tokens alone, whatever their scopes. */
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
