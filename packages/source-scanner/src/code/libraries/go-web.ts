import { callsNamed } from "../finding/calls-named.js";
import { literalOf } from "../finding/names.js";
import { argument } from "../finding/picks.js";
import type { LibraryTable, Pick } from "../finding/site-rule.js";
import { callsAround, enclosingMethod, type Use } from "../finding/use.js";
import { literalRoute } from "./http-operations.js";
import { AT_ROOT, isHeldBy, type Mount, mountedBy, UNKNOWN, within } from "./mounts.js";
import { prefixOf, type RouteGroups } from "./route-groups.js";

const VERBS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
const WORDS = ["Get", "Post", "Put", "Delete", "Patch", "Head", "Options"];

/** Groups of gin and echo are values; those of chi are functions too, and mounted by `Mount`. */
const GROUPED: RouteGroups = { groups: ["Group"], mountable: ["RouterGroup", "Group", "IRoutes", "IRouter"] };
const MOUNTING = [{ call: "Mount", prefix: "first" }];
const CHI: RouteGroups = { around: ["Route"], mountable: ["Router", "Mux"], mounting: MOUNTING };

function mountOf(use: Use): Mount {
  if (!WORDS.includes(use.token)) {
    return prefixOf(use, use.call.on, GROUPED);
  }
  const isAround = callsAround(use, ["Route"]).length > 0;
  return within(givenMount(use), prefixOf(use, use.call.on, isAround ? { around: ["Route"] } : CHI));
}

/** A router that a function gives back stands where the file mounts it. */
function givenMount(use: Use): Mount {
  const method = enclosingMethod(use);
  const mount = callsNamed(use.view, "Mount").find((call) => isHeldBy(call.positional[1], method?.name));
  if (mount !== undefined) {
    return mountedBy(use, mount);
  }
  const given = method?.node.childForFieldName("result")?.text ?? "";
  return /\bchi\.Router\b/.test(given) ? UNKNOWN : AT_ROOT;
}

/** A route and a handler. */
const route: Pick = (use) => (use.call.positional.length > 1 ? argument(0)(use).flatMap(literalRoute) : []);

/** `mux.HandleFunc("GET /orders/{id}", …)` has its verb in the pattern; one without a verb says none. */
const PATTERN = /^[A-Z]+ [^/]*\/.*$/;

function patternOf(use: Use): { readonly verb: string; readonly path: string } | null {
  const [name] = argument(0)(use);
  const text = literalOf(name ?? null);
  return PATTERN.test(text)
    ? { verb: text.slice(0, text.indexOf(" ")), path: text.slice(text.indexOf("/")) }
    : null;
}

export const GO_WEB: LibraryTable = {
  library: "go-web",
  languages: ["go"],
  gate: ["gin-gonic/gin", "go-chi/chi", "labstack/echo", '"net/http"'],
  imports: ["github.com/gin-gonic/gin", "github.com/go-chi/chi", "github.com/labstack/echo"],
  rules: [
    {
      tokens: [...VERBS, ...WORDS],
      as: ["call"],
      on: ["Engine", "RouterGroup", "IRoutes", "IRouter", "Echo", "Group", "Router", "Mux"],
      kind: "operation",
      name: route,
      detail: (use) => ({
        transport: "http",
        verb: use.token.toUpperCase(),
        ...mountOf(use).detail,
      }),
      notes: (use) => mountOf(use).notes,
    },
    {
      tokens: ["HandleFunc", "Handle"],
      as: ["call"],
      kind: "operation",
      name: (use) => {
        const pattern = patternOf(use);
        return pattern === null ? [] : literalRoute({ literal: pattern.path.replace(/\{\$\}$/, "") });
      },
      detail: (use) => ({ transport: "http", verb: String(patternOf(use)?.verb) }),
    },
  ],
};
