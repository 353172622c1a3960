import { createParamDecorator, type ExecutionContext, SetMetadata } from "@nestjs/common";
import type { Request } from "express";
import type {
  AgentTokenPrincipal,
  Caller,
  Principal,
  ProjectCaller,
  Role,
  Scope,
  UserPrincipal,
  WorkspaceCaller,
} from "./principal.js";

/** The scope that lets agent tokens in, or that a person alone may call the route: every rule says which. */
type TokensOrPeople =
  | { readonly scope: Scope; readonly orScope?: Scope; readonly person?: never }
  | { readonly person: true; readonly scope?: never; readonly orScope?: never };

/**
 * Who may call a route. `workspace` and `project` are the role that is needed in the place that the path names, by
 * `workspaceId` or `projectId`. `restricted` lets tokens restricted to a project call a route whose path names the
 * whole workspace. `preview` is the query parameter that has to be true in a call of a token: people alone may do more.
 * `agentToken` is for tokens alone, whatever their scopes; with `unknownPeople` somebody's session counts for nothing there.
 */
export type AccessRule =
  | { readonly open: true }
  | ({ readonly signedIn: true } & TokensOrPeople)
  | ({ readonly workspace: Role; readonly restricted?: true } & TokensOrPeople)
  | ({ readonly project: Role; readonly preview?: string } & TokensOrPeople)
  | { readonly instanceAdmin: true; readonly person: true }
  | { readonly agentToken: true; readonly unknownPeople?: true };

type PrincipalFor<Rule> = Rule extends { readonly scope: Scope }
  ? Principal
  : Rule extends { readonly agentToken: true }
    ? AgentTokenPrincipal
    : UserPrincipal;

/** What the guard hands to a handler under a rule; nothing under an open one. */
export type CallerFor<Rule> = Rule extends { readonly open: true }
  ? never
  : Rule extends { readonly project: Role }
    ? ProjectCaller<PrincipalFor<Rule>>
    : Rule extends { readonly workspace: Role }
      ? WorkspaceCaller<PrincipalFor<Rule>>
      : Caller<PrincipalFor<Rule>>;

export const ACCESS_RULE = Symbol("AccessRule");

type Handler = (...parts: never[]) => unknown;

/** A handler that takes its caller first, as the rule hands it over. Where no place is meant it may go without. */
export type HandlerUnder<Rule, Method extends Handler> = Method extends (
  first: infer First,
  ...rest: never[]
) => unknown
  ? First extends Caller
    ? CallerFor<Rule> extends First
      ? Method
      : never
    : Rule extends { readonly project: Role } | { readonly workspace: Role }
      ? never
      : Method
  : never;

/**
 * States on the route who may call it; a route without it stops the start. A handler that expects another caller than
 * the rule lets in, or that asks elsewhere for the place of its path, does not compile.
 */
export function Access<const Rule extends AccessRule>(rule: Rule) {
  const set = SetMetadata(ACCESS_RULE, rule);
  return <Method extends Handler>(
    target: object,
    key: string | symbol,
    handler: TypedPropertyDescriptor<HandlerUnder<Rule, Method>> & TypedPropertyDescriptor<Method>,
  ): void => {
    set(target, key, handler as PropertyDescriptor);
  };
}

export type GuardedRequest = Request & { caller?: Caller };

/** The caller the guard let through: what `CallerFor` says of the route's rule. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<GuardedRequest>();
  if (caller === undefined) {
    throw new Error("An open route has no caller");
  }
  return caller;
});

/** The scopes of which an agent token needs one for a route; none where no scope opens it. */
export function scopesOf(rule: AccessRule): readonly Scope[] {
  const stated = "scope" in rule ? [rule.scope, rule.orScope] : [];
  return stated.filter((scope) => scope !== undefined);
}

/** The role that a rule needs, and where; null where none is. */
export function placeRuleOf(
  rule: AccessRule,
): { readonly kind: "project" | "workspace"; readonly role: Role } | null {
  if ("project" in rule) {
    return { kind: "project", role: rule.project };
  }
  return "workspace" in rule ? { kind: "workspace", role: rule.workspace } : null;
}
