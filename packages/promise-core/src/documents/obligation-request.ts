import { type ObjectRule, object, orNull, type ReadOf, text } from "@plumbline/model-core/declaring";
import { PROMISE_LIMITS } from "../limits.js";
import type { Recipe } from "../records/recipe.js";
import { line, matches, prose } from "./body-values.js";
import { PART_OF_KIND, RECIPE_PARTS } from "./part-of-kind.js";
import { sortedIds } from "./read-promise-request.js";
import { SCENARIO_CHECK } from "./scenario-check.js";
import { SOURCE_PATTERN } from "./source-pattern.js";
import { TEST_PLAN } from "./test-plan.js";

export const RECIPE = object({
  text: prose({ about: "What is done, in words" }),
  scenarioCheck: orNull(SCENARIO_CHECK),
  sourcePattern: orNull(SOURCE_PATTERN),
  plan: orNull(TEST_PLAN),
});
type SentRecipe = ReadOf<typeof RECIPE>;

/** The recipe that was sent, with the parts that are there. */
export function recipeOf({ text, scenarioCheck, sourcePattern, plan }: SentRecipe): Recipe {
  return {
    text,
    ...(scenarioCheck === null ? {} : { scenarioCheck }),
    ...(sourcePattern === null ? {} : { sourcePattern }),
    ...(plan === null ? {} : { plan: { ...plan, contractIds: sortedIds(plan.contractIds) } }),
  };
}

/** What was read of a request; the kind is empty, the recipe null where it cannot be read. */
type Read = {
  readonly kind: string;
  readonly recipe: SentRecipe | null;
};

const PART_FITS: ObjectRule<Read> = {
  at: "end",
  check({ given, read: { kind, recipe }, breaksRule }) {
    const sent = given["recipe"] as { readonly [part: string]: unknown };
    const fitting = PART_OF_KIND.get(kind);
    for (const part of kind === "" || recipe === null ? [] : RECIPE_PARTS) {
      const isSent = (sent[part] ?? null) !== null;
      if (isSent && part !== fitting) {
        breaksRule(["recipe", part], `does not fit the kind ${kind}`);
      } else if (!isSent && part === fitting) {
        breaksRule(["recipe", part], `is required of the kind ${kind}`);
      }
    }
  },
};

const RECIPE_IS_SHORT: ObjectRule<Read> = {
  at: "end",
  check({ read: { recipe }, breaksRule }) {
    const characters = recipe === null ? 0 : JSON.stringify(recipeOf(recipe)).length;
    if (characters > PROMISE_LIMITS.recipeCharacters) {
      breaksRule("recipe", `must have at most ${PROMISE_LIMITS.recipeCharacters} characters as JSON`);
    }
  },
};

const KIND = new RegExp(`^[a-z0-9-]{1,${PROMISE_LIMITS.kindCharacters}}$`);
const KIND_MESSAGE = `must be 1 to ${PROMISE_LIMITS.kindCharacters} lower-case letters, digits and hyphens`;

/** The body that adds an obligation or changes one (docs/reference/promises.md#obligations). */
export const OBLIGATION_REQUEST = object(
  {
    kind: text({ rules: [matches(KIND, KIND_MESSAGE)] }),
    title: line(PROMISE_LIMITS.titleCharacters),
    recipe: RECIPE,
  },
  { rules: [PART_FITS, RECIPE_IS_SHORT] },
);
