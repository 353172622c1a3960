import { lastPart } from "../../text/last-part.js";
import type { CodeName } from "../code-extraction.js";
import { namesOf } from "../finding/names.js";
import { argument, either, named } from "../finding/picks.js";
import type { LibraryTable, Pick, SiteRule } from "../finding/site-rule.js";
import { annotatedMethod, annotationsOn, enclosingType, type Use } from "../finding/use.js";
import type { Call } from "../syntax/value.js";
import { eachVerb, literalRoute, type Verbs } from "./http-operations.js";
import { joinRoutes } from "./routes.js";

const VERBS: Verbs = {
  GetMapping: "GET",
  PostMapping: "POST",
  PutMapping: "PUT",
  DeleteMapping: "DELETE",
  PatchMapping: "PATCH",
};

const CONTROLLERS = ["RestController", "Controller"];

const own: Pick = either(named("value", "path"), argument(0));

function pathsOf(use: Use, call: Call): readonly CodeName[] {
  const isGiven = call.positional.length > 0 || call.named.has("value") || call.named.has("path");
  return isGiven ? own({ ...use, call }) : [{ literal: "" }];
}

/** A mapping on a method of a controller, at each of its routes below each of the controller's. */
const routes: Pick = (use) => {
  const annotations = annotationsOn(use, enclosingType(use));
  if (annotatedMethod(use) === null || !annotations.some(({ name }) => CONTROLLERS.includes(name))) {
    return [];
  }
  const mapping = annotations.find(({ name }) => name === "RequestMapping");
  const outer = mapping === undefined ? [{ literal: "" }] : pathsOf(use, mapping);
  const paths = pathsOf(use, use.call);
  return outer.flatMap((one) => paths.flatMap((path) => joined(one, path)));
};

function joined(outer: CodeName, path: CodeName): readonly CodeName[] {
  const isLiteral = outer !== null && path !== null && "literal" in outer && "literal" in path;
  return isLiteral ? literalRoute({ literal: joinRoutes(outer.literal, path.literal) }) : [];
}

/** `method = RequestMethod.GET`, several of them, or none: then the verb is not a literal. */
function methodsOf(use: Use): readonly string[] {
  const names = namesOf(use, use.call.named.get("method"));
  return names.map((name) => (name !== null && "constant" in name ? lastPart(name.constant) : ""));
}

export const SPRING_WEB: LibraryTable = {
  library: "spring-web",
  languages: ["java", "kotlin"],
  gate: ["@(?:Get|Post|Put|Delete|Patch|Request)Mapping"],
  imports: ["org.springframework.web"],
  rules: [
    ...Object.entries(VERBS).map(
      ([token, verb]): SiteRule => ({
        tokens: [token],
        as: ["annotation"],
        kind: "operation",
        name: routes,
        detail: () => ({ transport: "http", verb }),
      }),
    ),
    {
      tokens: ["RequestMapping"],
      as: ["annotation"],
      kind: "operation",
      name: routes,
      detail: (use) => eachVerb(methodsOf(use)),
    },
  ],
};
