import { TEST_PLAN_KINDS } from "../records/obligation.js";

export const RECIPE_PARTS = ["scenarioCheck", "sourcePattern", "plan"] as const;
export type RecipePart = (typeof RECIPE_PARTS)[number];

/** The typed part of the recipe of each kind; a kind that is not here has none. */
export const PART_OF_KIND: ReadonlyMap<string, RecipePart> = new Map<string, RecipePart>([
  ["scenario-check", "scenarioCheck"],
  ["source-pattern-check", "sourcePattern"],
  ...TEST_PLAN_KINDS.map((kind) => [kind, "plan"] as const),
]);
