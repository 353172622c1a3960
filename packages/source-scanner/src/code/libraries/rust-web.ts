import type { SiteDetail, SiteNote } from "../code-extraction.js";
import { callsNamed } from "../finding/calls-named.js";
import { importsOf } from "../finding/find-sites.js";
import { namesOf } from "../finding/names.js";
import { argument } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import { annotatedMethod, enclosingMethod, type Use } from "../finding/use.js";
import type { Call, Value } from "../syntax/value.js";
import { literalRoute } from "./http-operations.js";
import { prefixOf } from "./route-groups.js";
import { joinRoutes } from "./routes.js";

const VERBS = ["get", "post", "put", "delete", "patch", "head", "options"];
const GROUPS = { groups: ["scope"] };

const path: Pick = (use) => argument(0)(use).flatMap(literalRoute);

/** `get(h).post(p)` and `web::get().to(h)`: the verbs along the chain. */
function verbsOf(value: Value | null | undefined): readonly string[] {
  return value?.is === "call"
    ? [...(VERBS.includes(value.name) ? [value.name] : []), ...verbsOf(value.on)]
    : [];
}

interface Mount {
  readonly detail: SiteDetail;
  readonly notes: readonly SiteNote[];
}

const UNKNOWN: Mount = { detail: {}, notes: ["prefix-unknown"] };

/** A router that a function gives back, or a variable holds, stands where the file nests it. */
function mountOf(use: Use): Mount {
  const holder = use.path.find((node) => node.type === "let_declaration")?.childForFieldName("pattern")?.text;
  const method = enclosingMethod(use);
  const isGiven =
    holder === undefined && /\bRouter\b/.test(method?.node.childForFieldName("return_type")?.text ?? "");
  const nested = callsNamed(use.view, "nest").find((call) =>
    names(call.positional[1], holder ?? method?.name),
  );
  if (nested !== undefined) {
    return at(use, nested);
  }
  return isGiven ? UNKNOWN : prefixOf(use, use.call.on, GROUPS);
}

function names(value: Value | undefined, name: string | undefined): boolean {
  return (
    (value?.is === "name" && value.path === name) ||
    (value?.is === "call" && value.name === name && !value.isNew)
  );
}

function at(use: Use, nest: Call): Mount {
  const [name] = namesOf(use, nest.positional[0]);
  return name !== null && name !== undefined && "literal" in name
    ? { detail: { prefix: { literal: joinRoutes(name.literal) } }, notes: [] }
    : UNKNOWN;
}

/** A function with a route of its own stands where the file puts it into a service. */
function serviceOf(use: Use): Mount {
  const name = annotatedMethod(use)?.name;
  const service = callsNamed(use.view, "service").find((call) => names(call.positional[0], name));
  return service === undefined ? UNKNOWN : prefixOf(use, service.on, GROUPS);
}

const ROUTED: readonly SiteRule[] = VERBS.map((verb) => ({
  tokens: ["route"],
  as: ["call"],
  only: (use) => verbsOf(use.call.positional[1]).includes(verb),
  kind: "operation",
  name: path,
  detail: (use) => ({ transport: "http", verb: verb.toUpperCase(), ...mountOf(use).detail }),
  notes: (use) => mountOf(use).notes,
}));

export const RUST_WEB: LibraryTable = {
  library: "rust-web",
  languages: ["rust"],
  gate: ["\\baxum\\b", "\\bactix_web\\b"],
  imports: ["axum", "actix_web"],
  rules: [
    ...ROUTED,
    {
      tokens: VERBS,
      as: ["annotation"],
      only: (use) => importsOf(use.view, { imports: ["actix_web"] }) && annotatedMethod(use) !== null,
      kind: "operation",
      name: path,
      detail: (use) => ({ transport: "http", verb: use.token.toUpperCase(), ...serviceOf(use).detail }),
      notes: (use) => serviceOf(use).notes,
    },
  ],
};
