import type { CodeName, SiteDetail, SiteNote } from "../code-extraction.js";
import { callsNamed } from "../finding/calls-named.js";
import { namesOf } from "../finding/names.js";
import { callsAround, declaredFor, type Use } from "../finding/use.js";
import { MAX_VALUE_DEPTH } from "../limits.js";
import type { Call, Value } from "../syntax/value.js";
import { joinRoutes } from "./routes.js";

/** How a framework puts routes under a common prefix. */
export interface RouteGroups {
  /** Calls that make a group of a prefix (`MapGroup("/x")`). */
  readonly groups?: readonly string[];
  /** Calls whose function argument has the group's routes (`r.Route("/x", func(r) { … })`). */
  readonly around?: readonly string[];
  /** Types of those that another place mounts under a prefix, and what is called to make them. */
  readonly mountable?: readonly string[];
  readonly makers?: readonly string[];
  /** Named arguments of what makes them that are a prefix (`APIRouter(prefix="/x")`). */
  readonly prefixArguments?: readonly string[];
  /** Calls that mount one (`app.use("/x", router)`). */
  readonly mounting?: readonly Mounting[];
}

interface Mounting {
  readonly call: string;
  /** The named argument that is the prefix, or `first`; else the first text is, where one stands before the router. */
  readonly prefix?: string;
}

/** A prefix in parts; null where a part of it is not known here. */
type Parts = readonly string[] | null;

export function prefixOf(
  use: Use,
  on: Value | null,
  rules: RouteGroups,
): { readonly detail: SiteDetail; readonly notes: readonly SiteNote[] } {
  const around = callsAround(use, rules.around ?? [])
    .toReversed()
    .map((call) => partOf(use, call));
  const parts = joined([...around, partsOf(use, on, rules, 0)]);
  if (parts === null) {
    return { detail: {}, notes: ["prefix-unknown"] };
  }
  const prefix = joinRoutes(...parts);
  return { detail: prefix === "/" ? {} : { prefix: { literal: prefix } }, notes: [] };
}

function joined(parts: readonly Parts[]): Parts {
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

function partsOf(use: Use, on: Value | null, rules: RouteGroups, depth: number): Parts {
  if (on === null || depth > MAX_VALUE_DEPTH) {
    return [];
  }
  if (on.is === "call") {
    const outer = partsOf(use, on.on, rules, depth + 1);
    return rules.groups?.includes(on.name) === true
      ? joined([outer, partOf(use, on)])
      : joined([outer, ownOf(use, on, rules)]);
  }
  if (on.is !== "name") {
    return [];
  }
  const declared = declaredFor(use, on.path);
  const made = declared.map(({ value }) => value).find((value) => value?.is === "call");
  const isMountable =
    declared.some(({ type }) => type !== null && rules.mountable?.includes(type)) ||
    (made?.is === "call" && rules.makers?.includes(made.name) === true);
  const own = made === undefined ? [] : partsOf(use, made, rules, depth + 1);
  const mounted = mountedAt(use, on.path, rules);
  const whereNot = isMountable ? null : [];
  return joined([mounted === undefined ? whereNot : mounted, own]);
}

function ownOf(use: Use, made: Call, rules: RouteGroups): Parts {
  const given = (rules.prefixArguments ?? [])
    .map((key) => made.named.get(key))
    .filter((value) => value !== undefined);
  return joined(given.map((value) => literalOf(namesOf(use, value))));
}

function partOf(use: Use, call: Call): Parts {
  return literalOf(namesOf(use, call.positional[0]));
}

function literalOf(names: readonly CodeName[]): Parts {
  const name = names[0] ?? null;
  return name !== null && "literal" in name ? [name.literal] : null;
}

/** Where the same file mounts it: `app.use("/x", router)`, `include_router(router, prefix="/x")`; undefined where it does not. */
function mountedAt(use: Use, path: string, rules: RouteGroups): Parts | undefined {
  for (const { call, prefix } of rules.mounting ?? []) {
    for (const { positional, named } of callsNamed(use.view, call)) {
      const at = positional.findIndex((value) => value.is === "name" && value.path === path);
      if (at !== -1) {
        const given = prefix === undefined || prefix === "first" ? positional.slice(0, at) : [];
        return prefix === undefined ? searched(use, given) : stated(use, given[0] ?? named.get(prefix));
      }
    }
  }
  return undefined;
}

function stated(use: Use, prefix: Value | undefined): Parts {
  return prefix === undefined ? [] : literalOf(namesOf(use, prefix));
}

/** What stands before a router may be functions, too: of these a name or a call is taken to be one, unless it is declared a text. */
function searched(use: Use, given: readonly Value[]): Parts {
  const texts = given.map((value) => (value.is === "name" ? declaredText(use, value.path) : value));
  const [first] = texts.filter((value) => value?.is === "text" || value?.is === "unreadable");
  return stated(use, first);
}

function declaredText(use: Use, path: string): Value | undefined {
  return declaredFor(use, path).flatMap(({ value }) =>
    value === null || value.is === "call" ? [] : value,
  )[0];
}
