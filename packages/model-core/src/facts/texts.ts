/** Texts that facts of several kinds have. */

import { list } from "../declaring/containers.js";
import { orElseAlsoNull, orNull } from "../declaring/presence.js";
import { atMostCharacters, NOT_EMPTY } from "../declaring/value-rules.js";
import { text } from "../declaring/values.js";
import { FACT_LIMITS } from "../limits.js";

/** A name, which is not empty. */
export const NAME = text({ rules: [NOT_EMPTY, atMostCharacters(FACT_LIMITS.nameLength)] });

/** A text that may be left out. */
export function orNoText(most: number) {
  return orNull(text({ rules: [atMostCharacters(most)] }));
}

export const DESCRIPTION = orNoText(FACT_LIMITS.descriptionLength);

export const TECHNOLOGY = orNoText(FACT_LIMITS.technologyLength);

export const TAGS = orElseAlsoNull(
  list(text({ rules: [atMostCharacters(FACT_LIMITS.tagLength)] }), {
    most: FACT_LIMITS.tags,
    tooMany: `must hold at most ${FACT_LIMITS.tags} tags`,
    counts: "different",
    repeats: "left-out",
    about: `At most ${FACT_LIMITS.tags} different ones`,
  }),
  [],
);
