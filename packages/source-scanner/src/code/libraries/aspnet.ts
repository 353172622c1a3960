import type { CodeName } from "../code-extraction.js";
import { literalOf, namesOf } from "../finding/names.js";
import { argument, either } from "../finding/picks.js";
import type { LibraryTable, Pick } from "../finding/site-rule.js";
import { annotatedMethod, annotationsOn, enclosingType, type Use } from "../finding/use.js";
import type { Call } from "../syntax/value.js";
import { literalRoute, verbOf } from "./http-operations.js";
import { prefixOf, type RouteGroups } from "./route-groups.js";
import { joinRoutes } from "./routes.js";

const MAPPED = { MapGet: "GET", MapPost: "POST", MapPut: "PUT", MapDelete: "DELETE", MapPatch: "PATCH" };
const ATTRIBUTES = {
  HttpGet: "GET",
  HttpPost: "POST",
  HttpPut: "PUT",
  HttpDelete: "DELETE",
  HttpPatch: "PATCH",
  HttpHead: "HEAD",
  HttpOptions: "OPTIONS",
};

const GROUPS: RouteGroups = { groups: ["MapGroup"], mountable: ["RouteGroupBuilder"] };

/** The class's route, or none where the method's begins at the root; without any there is no literal route. */
const attributeRoute: Pick = (use) => {
  const type = enclosingType(use);
  const method = annotatedMethod(use);
  const onMethod = annotationsOn(use, method);
  if (type === null || method === null || onMethod.some(({ name }) => name === "NonAction")) {
    return [];
  }
  const own = either(argument(0), () => routesIn(use, onMethod))(use);
  const onType = annotationsOn(use, type);
  const outer = routesIn(use, onType);
  const paths = own.length > 0 || outer.length === 0 ? own : [{ literal: "" }];
  const tokens = { area: areaIn(use, onType), controller: controllerOf(type.name), action: method.name };
  return paths
    .flatMap((path) =>
      isRooted(path) ? [path] : combine(outer.length === 0 ? [{ literal: "" }] : outer, path),
    )
    .flatMap((name) => withTokens(name, tokens))
    .flatMap(literalRoute);
};

function routesIn(use: Use, annotations: readonly Call[]): readonly CodeName[] {
  return annotations
    .filter(({ name }) => name === "Route")
    .flatMap(({ positional: [route] }) => namesOf(use, route));
}

function areaIn(use: Use, annotations: readonly Call[]): string {
  const area = annotations.find(({ name }) => name === "Area");
  return literalOf(namesOf(use, area?.positional[0])[0] ?? null);
}

function controllerOf(type: string): string {
  return type.replace(/Controller$/, "");
}

function isRooted(path: CodeName): boolean {
  return /^[~/]/.test(literalOf(path));
}

function combine(outer: readonly CodeName[], path: CodeName): readonly CodeName[] {
  return outer.flatMap((one) =>
    one !== null && path !== null && "literal" in one && "literal" in path
      ? [{ literal: joinRoutes(one.literal, path.literal) }]
      : [],
  );
}

/** A route with what its tokens stand for; none where one of them says nothing. */
function withTokens(name: CodeName, tokens: Readonly<Record<string, string>>): readonly CodeName[] {
  const filled = literalOf(name).replace(
    TOKEN,
    (whole, token: string) => tokens[token.toLowerCase()] || whole,
  );
  const isLeft = filled.replace(/\{[^{}]*\}/g, "").search(TOKEN) !== -1;
  return name === null || !("literal" in name) || isLeft ? [] : [{ literal: filled }];
}

const TOKEN = /\[(\w+)\]/g;

export const ASPNET: LibraryTable = {
  library: "aspnet",
  languages: ["c-sharp"],
  gate: [
    "\\bMap(?:Get|Post|Put|Delete|Patch|Methods)\\b",
    "\\[Http(?:Get|Post|Put|Delete|Patch|Head|Options)\\b",
    ",\\s*Http(?:Get|Post|Put|Delete|Patch)\\b",
  ],
  imports: ["Microsoft.AspNetCore"],
  rules: [
    {
      tokens: Object.keys(MAPPED),
      as: ["call"],
      kind: "operation",
      name: (use) => argument(0)(use).flatMap(literalRoute),
      detail: (use) => ({
        transport: "http",
        verb: verbOf(MAPPED, use),
        ...prefixOf(use, use.call.on, GROUPS).detail,
      }),
      notes: (use) => prefixOf(use, use.call.on, GROUPS).notes,
    },
    {
      tokens: Object.keys(ATTRIBUTES),
      as: ["annotation"],
      kind: "operation",
      name: attributeRoute,
      detail: (use) => ({ transport: "http", verb: verbOf(ATTRIBUTES, use) }),
    },
  ],
};
