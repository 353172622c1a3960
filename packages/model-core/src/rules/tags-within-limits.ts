import type { Issue } from "../issue.js";
import { FACT_LIMITS } from "../limits.js";
import { isLongerThan } from "../text-rules.js";
import { pathOfIndex } from "../value-path.js";

/** A fact has at most so many tags of at most so many characters, repeats not counted. */
export function tagsWithinLimits({ tags }: { readonly tags: readonly string[] }): Issue | null {
  if (tags.length > FACT_LIMITS.tags) {
    return { field: "tags", message: `must hold at most ${FACT_LIMITS.tags} tags` };
  }
  const long = tags.findIndex((tag) => isLongerThan(tag, FACT_LIMITS.tagLength));
  return long === -1
    ? null
    : { field: pathOfIndex("tags", long), message: `must have at most ${FACT_LIMITS.tagLength} characters` };
}
