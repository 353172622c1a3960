import type { OpenAPIObject } from "@nestjs/swagger";
import { type AccessRule, placeRuleOf, scopesOf } from "../access/access.decorator.js";
import { isHiddenFromRestricted } from "../access/token-access.js";
import type { Route } from "../routes/routes.js";
import { describePathParameters, type Operation } from "./describe-path-parameters.js";
import { PROBLEM_CONTENT, PROBLEM_SCHEMA, problemTitle } from "./problem-schema.js";

/** Of the answers that their route gives no words of its own. */
const SUCCESS_TITLES: Readonly<Record<string, string>> = {
  200: "What was asked for, or what was written",
  201: "Created",
  204: "Done; there is no body",
};

/** Adds to each operation what its decorators say: who may call it, its path parameters and its errors. */
export function describeRoutes(document: OpenAPIObject, routes: readonly Route[]): OpenAPIObject {
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, Problem: PROBLEM_SCHEMA };
  for (const route of routes) {
    const path = document.paths[route.path.replace(/:(\w+)/g, "{$1}")];
    const operation = path?.[route.method.toLowerCase() as "get"];
    if (operation !== undefined) {
      describeRoute(operation, route);
    }
  }
  return document;
}

function describeRoute(operation: Operation, route: Route): void {
  describeSuccesses(operation);
  describeErrors(operation, route);
  describePathParameters(operation, route.path);
  const security = securityOf(route.access);
  const scopes = scopesOf(route.access);
  if (security.length > 0) {
    operation.security = security;
  }
  if (scopes.length > 0) {
    Object.assign(operation, { "x-scope": scopes.join(" or ") });
  }
  operation.description = [operation.description, whoMayCall(route)].filter(Boolean).join(" ");
}

/** What a request may present; the roles of the bearer are the scope its token needs (OpenAPI 3.1). */
function securityOf(rule: AccessRule): Record<string, string[]>[] {
  if ("open" in rule) {
    return [];
  }
  if ("agentToken" in rule) {
    return [{ agentToken: [] }];
  }
  return [{ session: [] }, ...scopesOf(rule).map((scope) => ({ agentToken: [scope] }))];
}

function describeSuccesses(operation: Operation): void {
  for (const [status, title] of Object.entries(SUCCESS_TITLES)) {
    const response = operation.responses[status];
    if (response !== undefined && !("$ref" in response)) {
      response.description ||= title;
    }
  }
}

function describeErrors(operation: Operation, route: Route): void {
  for (const status of statusesOf(route)) {
    operation.responses[status] ??= { description: problemTitle(status) };
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (/^([45]..|default)$/.test(status) && response !== undefined && !("$ref" in response)) {
      response.content ??= PROBLEM_CONTENT;
    }
  }
}

function statusesOf(route: Route): readonly string[] {
  const own = "open" in route.access ? [] : ["401"];
  const role = "open" in route.access ? [] : placeRuleOf(route.access) !== null ? ["403", "404"] : ["403"];
  const body =
    route.body === null
      ? []
      : ["400", "408", "413", ...(route.body.anyContentType === undefined ? ["415"] : [])];
  const query = route.query.length === 0 ? [] : ["400"];
  const rate = route.rateLimit === null ? [] : ["429"];
  return [...own, ...role, ...query, ...body, ...rate, "default"];
}

function whoMayCall({ access: rule }: Route): string {
  if ("open" in rule) {
    return "Needs no sign-in.";
  }
  if ("agentToken" in rule) {
    return "Needs an agent token, whatever its scopes.";
  }
  const needed = placeRuleOf(rule);
  const who =
    needed !== null
      ? `Needs the role ${needed.role}.`
      : "signedIn" in rule
        ? "Needs a sign-in."
        : "Needs an instance administrator.";
  const scopes = scopesOf(rule);
  const reach = isHiddenFromRestricted(rule) ? " and all projects" : "";
  if (scopes.length > 0) {
    return `${who} An agent token needs the scope ${scopes.join(" or ")}${reach}.`;
  }
  return `${who} A person alone may call it.`;
}
