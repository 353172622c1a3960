import type { CodeName } from "../code-extraction.js";
import { namesOf } from "../finding/names.js";
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
  const onMethod = annotationsOn(use, method).find((one) => one.name === "Route");
  const own = either(argument(0), () => routeOf(use, onMethod))(use);
  const outer = routeOf(
    use,
    annotationsOn(use, type).find((one) => one.name === "Route"),
  );
  const [path] = own.length > 0 ? own : outer.length > 0 ? [{ literal: "" }] : [];
  if (type === null || method === null || path === undefined) {
    return [];
  }
  const isRooted = path !== null && "literal" in path && /^[~/]/.test(path.literal);
  const names = isRooted ? [path] : combine(outer.length === 0 ? [{ literal: "" }] : outer, path);
  return names.map((name) => withTokens(name, type.name, method.name)).flatMap((name) => literalRoute(name));
};

function routeOf(use: Use, annotation: Call | undefined): readonly CodeName[] {
  return namesOf(use, annotation?.positional[0]);
}

function combine(outer: readonly CodeName[], path: CodeName): readonly CodeName[] {
  return outer.flatMap((one) =>
    one !== null && path !== null && "literal" in one && "literal" in path
      ? [{ literal: joinRoutes(one.literal, path.literal) }]
      : [],
  );
}

function withTokens(name: CodeName, type: string, method: string): CodeName {
  if (name === null || !("literal" in name)) {
    return name;
  }
  const controller = type.replace(/Controller$/, "");
  return { literal: name.literal.replaceAll("[controller]", controller).replaceAll("[action]", method) };
}

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
