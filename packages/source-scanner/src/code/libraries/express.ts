import type { Declared } from "../finding/declared-names.js";
import { literalOf, namesOf } from "../finding/names.js";
import { argument, earlierInChain, either, fieldOf } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import { declaredFor, type Use } from "../finding/use.js";
import type { Call, Value } from "../syntax/value.js";
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

/** How apps and routers of a framework are made, and what their types are called. */
interface Routers extends RouteGroups {
  readonly module: string;
  readonly made: readonly string[];
  readonly types: readonly string[];
}

const OF_EXPRESS: Routers = {
  module: "express",
  made: ["express", "Router"],
  types: ["Express", "Application", "Router", "IRouter"],
  mountable: ["Router", "IRouter"],
  makers: ["Router"],
  mounting: [{ call: "use" }],
};

const OF_FASTIFY: Routers = {
  module: "fastify",
  made: ["fastify", "Fastify"],
  types: ["FastifyInstance"],
  mountable: ["FastifyInstance"],
};

function isRouter(use: Use, on: Value | null, routers: Routers): boolean {
  if (on?.is === "call") {
    return isMade(use, on, routers) || isRouter(use, on.on, routers);
  }
  const declared = on?.is === "name" ? declaredFor(use, on.path) : [];
  return declared.some(
    ({ type, value }) =>
      (type !== null && routers.types.includes(type)) ||
      (value?.is === "call" && isMade(use, value, routers)),
  );
}

/** `express()`, also by another name (`const web = require("express")`). */
function isMade(use: Use, { name, on }: Call, { made, module }: Routers): boolean {
  const isModule = ({ value }: Declared): boolean =>
    value?.is === "call" && value.name === "require" && isText(value.positional[0], module);
  return made.includes(name) || (on === null && declaredFor(use, name).some(isModule));
}

function isText(value: Value | undefined, text: string): boolean {
  return value?.is === "text" && value.text === text;
}

/** `app.get("x")` without a handler reads a setting, so two arguments are asked for. */
const path: Pick = (use) => {
  const route = earlierInChain(use.call, ["route"]);
  const ownNames = use.call.positional.length > 1 ? argument(0)(use) : [];
  return (route === null ? ownNames : namesOf(use, route.positional[0])).flatMap(literalRoute);
};

function routed(routers: Routers): RoutedRule {
  return {
    as: ["call"],
    only: (use) => isRouter(use, use.call.on, routers),
    kind: "operation",
    notes: (use) => prefixOf(use, use.call.on, routers).notes,
  };
}

type RoutedRule = Omit<SiteRule, "tokens" | "name" | "detail">;

function byVerb(routers: Routers): SiteRule {
  return {
    ...routed(routers),
    tokens: Object.keys(VERBS),
    name: path,
    detail: (use) => ({
      transport: "http",
      verb: verbOf(VERBS, use),
      ...prefixOf(use, use.call.on, routers).detail,
    }),
  };
}

export const EXPRESS: LibraryTable = {
  library: "express",
  languages: ["typescript", "javascript"],
  gate: ["[\"']express[\"']"],
  imports: ["express"],
  rules: [byVerb(OF_EXPRESS)],
};

export const FASTIFY: LibraryTable = {
  library: "fastify",
  languages: ["typescript", "javascript"],
  gate: ["[\"']fastify[\"']"],
  imports: ["fastify"],
  rules: [
    byVerb(OF_FASTIFY),
    {
      ...routed(OF_FASTIFY),
      tokens: ["route"],
      name: (use) => either(fieldOf(0, "url"), fieldOf(0, "path"))(use).flatMap(literalRoute),
      detail: (use) => {
        const verbs = fieldOf(0, "method")(use).map((verb) => literalOf(verb).toUpperCase());
        const { detail } = prefixOf(use, use.call.on, OF_FASTIFY);
        const known = eachVerb(verbs, detail);
        return known.length > 0 ? known : { transport: "http", ...detail };
      },
    },
  ],
};
