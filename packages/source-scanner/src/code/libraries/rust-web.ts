import { callsNamed, usesNamed } from "../finding/calls-named.js";
import { importsOf } from "../finding/find-sites.js";
import { namesOf } from "../finding/names.js";
import { argument, earlierInChain } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import { annotatedMethod, callsGiven, enclosingMethod, type Use } from "../finding/use.js";
import type { Value } from "../syntax/value.js";
import { placeInActix } from "./actix-places.js";
import { literalRoute } from "./http-operations.js";
import { AT_ROOT, isHeldBy, type Mount, mountedBy, UNKNOWN, within } from "./mounts.js";

const VERBS = ["get", "post", "put", "delete", "patch", "head", "options"];

const path: Pick = (use) => argument(0)(use).flatMap(literalRoute);

/** `route("/x", get(h))`; `resource("/x").route(web::get().to(h))`. */
const routed: Pick = (use) => {
  const resource = earlierInChain(use.call, ["resource"]);
  return use.call.positional.length > 1
    ? path(use)
    : namesOf(use, resource?.positional[0]).flatMap(literalRoute);
};

/** `get(h).post(p)` and `web::get().to(h)`: the verbs along the chain. */
function verbsOf(value: Value | null | undefined): readonly string[] {
  return value?.is === "call"
    ? [...(VERBS.includes(value.name) ? [value.name] : []), ...verbsOf(value.on)]
    : [];
}

/** A router stands where it is nested: where it is made, or where the file nests what holds it or gives it back. */
function mountOf(use: Use): Mount {
  const nests = callsGiven(use, ["nest"]).toReversed();
  return within(holderMount(use), ...nests.map((nest) => mountedBy(use, nest)), placeInActix(use));
}

function holderMount(use: Use): Mount {
  const holder = use.path.find((node) => node.type === "let_declaration")?.childForFieldName("pattern")?.text;
  const method = enclosingMethod(use);
  const isGiven =
    holder === undefined && /\bRouter\b/.test(method?.node.childForFieldName("return_type")?.text ?? "");
  const nested = callsNamed(use.view, "nest").find((call) =>
    isHeldBy(call.positional[1], holder ?? method?.name),
  );
  if (nested !== undefined) {
    return mountedBy(use, nested);
  }
  return isGiven ? UNKNOWN : AT_ROOT;
}

/** A function with a route of its own stands where the file puts it into a service. */
function serviceOf(use: Use): Mount {
  const name = annotatedMethod(use)?.name;
  const service = usesNamed(use.view, "service").find(({ call }) => isHeldBy(call.positional[0], name));
  return service === undefined ? UNKNOWN : placeInActix(service);
}

const ROUTED: readonly SiteRule[] = VERBS.map((verb) => ({
  tokens: ["route"],
  as: ["call"],
  only: (use) => verbsOf(use.call.positional.at(-1)).includes(verb),
  kind: "operation",
  name: routed,
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
