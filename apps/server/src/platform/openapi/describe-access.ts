import type { OpenAPIObject } from "@nestjs/swagger";
import type { AccessRule } from "../access/access.decorator.js";
import type { Route } from "../http/routes.js";

const PROBLEM = {
  type: "object",
  required: ["type", "title", "errors"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "message"],
        properties: { field: { type: "string" }, message: { type: "string" } },
      },
    },
  },
};

/** Adds to each operation what its decorators say: who may call it and the errors every such route can answer. */
export function describeAccess(document: OpenAPIObject, routes: readonly Route[]): OpenAPIObject {
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, Problem: PROBLEM };
  for (const route of routes) {
    const path = document.paths[route.path.replace(/:(\w+)/g, "{$1}")];
    const operation = path?.[route.method.toLowerCase() as "get"];
    if (operation === undefined) continue;
    const statuses = statusesOf(route);
    for (const status of statuses) operation.responses[status] ??= problemAnswer(status);
    if (!("open" in route.access)) operation.security = [{ session: [] }];
    operation.description = [operation.description, whoMayCall(route.access)].filter(Boolean).join(" ");
  }
  return document;
}

function statusesOf(route: Route): readonly string[] {
  const own = "open" in route.access ? [] : ["401"];
  const role = "role" in route.access ? ["403", "404"] : "instanceAdmin" in route.access ? ["403"] : [];
  const body =
    route.body === null ? [] : ["400", "413", ...(route.body.anyContentType === undefined ? ["415"] : [])];
  return [...own, ...role, ...body];
}

function whoMayCall(rule: AccessRule): string {
  if ("open" in rule) return "Needs no sign-in.";
  const who =
    "role" in rule
      ? `Needs the role ${rule.role}.`
      : "signedIn" in rule
        ? "Needs a sign-in."
        : "Needs an instance administrator.";
  return rule.person === true ? `${who} A person alone may call it.` : who;
}

function problemAnswer(status: string) {
  const titles: Record<string, string> = {
    400: "The request breaks a rule",
    401: "No valid sign-in",
    403: "The role is too low",
    404: "Not there, or not yours to see",
    413: "The body is too large",
    415: "The body has the wrong content type",
  };
  return {
    description: titles[status] ?? "An error",
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}
