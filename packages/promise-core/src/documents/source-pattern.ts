import { boolean, object, orElseAlsoNull, orNull, word } from "@plumbline/model-core/declaring";
import { PATTERNS } from "../records/recipe.js";
import { REPOSITORY, SERVICE } from "./body-values.js";

/** The part of a `source-pattern-check` (docs/reference/promises.md#recipes). */
export const SOURCE_PATTERN = object({
  repository: REPOSITORY,
  pattern: word(PATTERNS),
  service: orNull(SERVICE),
  requireUnconditional: orElseAlsoNull(
    boolean({ about: "A pattern that exists only under a compile-time condition fails the check" }),
    true,
  ),
});
