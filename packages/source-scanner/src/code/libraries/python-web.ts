import { namesOf } from "../finding/names.js";
import { argument, either, named } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import { declaredFor, type Use } from "../finding/use.js";
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
const MAKERS = ["FastAPI", "APIRouter", "Flask", "Blueprint"];

const GROUPS: RouteGroups = {
  mountable: ["APIRouter", "Blueprint"],
  prefixArguments: ["prefix", "url_prefix"],
  mounting: { call: "include_router", prefix: "prefix" },
};

const FLASK_GROUPS: RouteGroups = {
  ...GROUPS,
  mounting: { call: "register_blueprint", prefix: "url_prefix" },
};

const path: Pick = (use) => either(argument(0), named("path", "rule"))(use).flatMap(literalRoute);

/** What a decorator is called on must be made by the framework, or be imported from where it is. */
function isRouter(use: Use): boolean {
  const { on } = use.call;
  const made = on?.is === "name" ? declaredFor(use, on.path) : [];
  return made.some(
    ({ value, type }) =>
      (value?.is === "call" && MAKERS.includes(value.name)) || (type !== null && MAKERS.includes(type)),
  );
}

function groupsOf(use: Use): RouteGroups {
  return use.view.imports.some(({ name }) => name.startsWith("flask")) ? FLASK_GROUPS : GROUPS;
}

const ROUTED: Omit<SiteRule, "tokens" | "detail"> = {
  as: ["annotation"],
  only: isRouter,
  kind: "operation",
  name: path,
  notes: (use) => prefixOf(use, use.call.on, groupsOf(use)).notes,
};

function methodsOf(use: Use): readonly string[] {
  const names = namesOf(use, use.call.named.get("methods"));
  const verbs = names.map((name) => (name !== null && "literal" in name ? name.literal.toUpperCase() : ""));
  return verbs.length === 0 ? ["GET"] : verbs;
}

export const PYTHON_WEB: LibraryTable = {
  library: "python-web",
  languages: ["python"],
  gate: ["\\bfastapi\\b", "\\bflask\\b"],
  imports: ["fastapi", "flask"],
  rules: [
    {
      ...ROUTED,
      tokens: Object.keys(VERBS),
      detail: (use) => ({
        transport: "http",
        verb: verbOf(VERBS, use),
        ...prefixOf(use, use.call.on, groupsOf(use)).detail,
      }),
    },
    ...["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"].map((verb) => ({
      ...ROUTED,
      tokens: ["route", "api_route"],
      only: (use: Use) => isRouter(use) && methodsOf(use).includes(verb),
      detail: (use: Use) => ({
        transport: "http" as const,
        verb,
        ...prefixOf(use, use.call.on, groupsOf(use)).detail,
      }),
    })),
  ],
};
