import { PROMISE_LIMITS } from "../limits.js";
import type { CheckAssertion } from "../records/recipe.js";

/** What is left of a recipe's size when its text and its fault are taken off. */
const MOST_CHARACTERS = PROMISE_LIMITS.recipeCharacters - 4_096;

/** Expectations in as many parts as it takes for each to fit into one check: none is left out. */
export function inParts(expected: readonly CheckAssertion[]): readonly (readonly CheckAssertion[])[] {
  const parts: CheckAssertion[][] = [];
  let part: CheckAssertion[] = [];
  let characters = 0;
  for (const assertion of expected) {
    const added = JSON.stringify(assertion).length + 1;
    if (
      parts.length === 0 ||
      part.length >= PROMISE_LIMITS.assertions ||
      characters + added > MOST_CHARACTERS
    ) {
      part = [];
      characters = 0;
      parts.push(part);
    }
    part.push(assertion);
    characters += added;
  }
  return parts;
}
