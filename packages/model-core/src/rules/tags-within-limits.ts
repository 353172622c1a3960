import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import { isLongerThan } from "../text-rules.js";
import { pathOfIndex } from "../value-path.js";

/** A fact has at most so many tags of at most so many characters, repeats not counted. Too many are not read. */
export function tagsWithinLimits({ tags }: { readonly tags: readonly string[] }): readonly Issue[] {
  if (tags.length > FACT_LIMITS.tags) {
    return [{ field: "tags", message: `must hold at most ${FACT_LIMITS.tags} tags` }];
  }
  const message = `must have at most ${FACT_LIMITS.tagLength} characters`;
  return tags.flatMap((tag, index) =>
    isLongerThan(tag, FACT_LIMITS.tagLength) ? [{ field: pathOfIndex("tags", index), message }] : [],
  );
}
