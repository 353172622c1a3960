import { namesOf } from "../finding/names.js";
import { argument, earlierInChain, either, fieldOf } from "../finding/picks.js";
import type { LibraryTable, Pick } from "../finding/site-rule.js";
import { declaredFor, type Use } from "../finding/use.js";
import type { Value } from "../syntax/value.js";
import { literalRoute, type Verbs, verbOf } from "./http-operations.js";
import { prefixOf, type RouteGroups } from "./route-groups.js";

const VERBS: Verbs = {
  get: "GET",
  post: "POST",
  put: "PUT",
  delete: "DELETE",
  patch: "PATCH",
  head: "HEAD",
  options: "OPTIONS",
};

/** What is called to make an app or a router, and the types of those that a function is given. */
const MAKERS = ["express", "Router", "fastify", "Fastify"];
const TYPES = ["Express", "Application", "Router", "IRouter", "FastifyInstance"];

const EXPRESS_GROUPS: RouteGroups = {
  mountable: ["Router", "IRouter"],
  makers: ["Router"],
  mounting: { call: "use" },
};
const FASTIFY_GROUPS: RouteGroups = { mountable: ["FastifyInstance"] };

function isRouter(use: Use, on: Value | null): boolean {
  if (on?.is === "call") {
    return MAKERS.includes(on.name) || isRouter(use, on.on);
  }
  const declared = on?.is === "name" ? declaredFor(use, on.path) : [];
  return declared.some(
    ({ type, value }) =>
      (type !== null && TYPES.includes(type)) || (value?.is === "call" && MAKERS.includes(value.name)),
  );
}

/** `app.get("x")` without a handler reads a setting, so two arguments are asked for. */
const path: Pick = (use) => {
  const route = earlierInChain(use.call, ["route"]);
  const names =
    route === null
      ? use.call.positional.length > 1
        ? argument(0)(use)
        : []
      : namesOf(use, route.positional[0]);
  return names.flatMap(literalRoute);
};

function groupsOf(use: Use): RouteGroups {
  return use.view.imports.some(({ name }) => name.includes("fastify")) ? FASTIFY_GROUPS : EXPRESS_GROUPS;
}

export const EXPRESS: LibraryTable = {
  library: "express",
  languages: ["typescript", "javascript"],
  gate: ["[\"']express[\"']", "[\"']fastify[\"']"],
  imports: ["express", "fastify"],
  rules: [
    {
      tokens: Object.keys(VERBS),
      as: ["call"],
      only: (use) => isRouter(use, use.call.on),
      kind: "operation",
      name: path,
      detail: (use) => ({
        transport: "http",
        verb: verbOf(VERBS, use),
        ...prefixOf(use, use.call.on, groupsOf(use)).detail,
      }),
      notes: (use) => prefixOf(use, use.call.on, groupsOf(use)).notes,
    },
    {
      tokens: ["route"],
      as: ["call"],
      only: (use) => isRouter(use, use.call.on),
      kind: "operation",
      name: (use) => either(fieldOf(0, "url"), fieldOf(0, "path"))(use).flatMap(literalRoute),
      detail: (use) => {
        const verb = fieldOf(0, "method")(use)[0] ?? null;
        const isLiteral = verb !== null && "literal" in verb;
        return {
          transport: "http",
          ...(isLiteral ? { verb: verb.literal } : {}),
          ...prefixOf(use, use.call.on, groupsOf(use)).detail,
        };
      },
      notes: (use) => prefixOf(use, use.call.on, groupsOf(use)).notes,
    },
  ],
};
