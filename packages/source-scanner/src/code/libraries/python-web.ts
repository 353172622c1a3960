import { importsOf } from "../finding/find-sites.js";
import { namesOf } from "../finding/names.js";
import { argument, either, named } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import { declaredFor, type Use } from "../finding/use.js";
import { eachVerb, literalRoute, type Verbs, verbOf } from "./http-operations.js";
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

const FRAMEWORKS = { imports: ["fastapi", "flask"] };

const GROUPS: RouteGroups = {
  makers: ["APIRouter", "Blueprint"],
  mountable: ["APIRouter", "Blueprint"],
  prefixArguments: ["prefix", "url_prefix"],
  mounting: [
    { call: "include_router", prefix: "prefix" },
    { call: "mount", prefix: "first" },
  ],
};

const FLASK_GROUPS: RouteGroups = {
  ...GROUPS,
  mounting: [{ call: "register_blueprint", prefix: "url_prefix" }],
};

const path: Pick = (use) => either(argument(0), named("path", "rule"))(use).flatMap(literalRoute);

/** Declared in another file: then how it is made, and where it is mounted, is not known here. */
function isImported(use: Use): boolean {
  const { on } = use.call;
  return on?.is === "name" && declaredFor(use, on.path).length === 0 && importsOf(use.view, FRAMEWORKS);
}

function isRouter(use: Use): boolean {
  const { on } = use.call;
  const made = on?.is === "name" ? declaredFor(use, on.path) : [];
  const isMade = made.some(
    ({ value, type }) =>
      (value?.is === "call" && MAKERS.includes(value.name)) || (type !== null && MAKERS.includes(type)),
  );
  return isMade || isImported(use);
}

function groupsOf(use: Use): RouteGroups {
  return use.view.imports.some(({ name }) => name.startsWith("flask")) ? FLASK_GROUPS : GROUPS;
}

const ROUTED: Omit<SiteRule, "tokens" | "detail"> = {
  as: ["annotation"],
  only: isRouter,
  kind: "operation",
  name: path,
  notes: (use) => (isImported(use) ? ["prefix-unknown"] : prefixOf(use, use.call.on, groupsOf(use)).notes),
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
    {
      ...ROUTED,
      tokens: ["route", "api_route"],
      detail: (use) => eachVerb(methodsOf(use), prefixOf(use, use.call.on, groupsOf(use)).detail),
    },
  ],
};
