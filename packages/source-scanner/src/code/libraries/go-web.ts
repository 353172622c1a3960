import { literalOf } from "../finding/names.js";
import { argument } from "../finding/picks.js";
import type { LibraryTable, Pick } from "../finding/site-rule.js";
import { callsAround, type Use } from "../finding/use.js";
import { literalRoute } from "./http-operations.js";
import { prefixOf, type RouteGroups } from "./route-groups.js";

const VERBS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
const WORDS = ["Get", "Post", "Put", "Delete", "Patch", "Head", "Options"];

/** Groups of gin and echo are values; those of chi are functions too, and mounted by `Mount`. */
const GROUPED: RouteGroups = { groups: ["Group"], mountable: ["RouterGroup", "Group", "IRoutes", "IRouter"] };
const CHI: RouteGroups = { around: ["Route"], mountable: ["Router", "Mux"], mounting: { call: "Mount" } };

function groupsOf(use: Use): RouteGroups {
  return WORDS.includes(use.token)
    ? callsAround(use, ["Route"]).length > 0
      ? { around: ["Route"] }
      : CHI
    : GROUPED;
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
        ...prefixOf(use, use.call.on, groupsOf(use)).detail,
      }),
      notes: (use) => prefixOf(use, use.call.on, groupsOf(use)).notes,
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
