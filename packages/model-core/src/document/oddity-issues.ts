import type { Issue } from "../issue.js";
import type { JsonOddity, JsonOddityKind } from "../json/json-value.js";
import { shortPath } from "../value-path.js";

/** Why an oddity is refused; null where a model document allows it. */
const MESSAGES: { readonly [Kind in JsonOddityKind]: string | null } = {
  "repeated-key": "is repeated",
  "number-out-of-range": "is outside the range of a 64-bit number",
  "number-too-long": null,
  "lone-surrogate": "holds invalid Unicode",
  nul: "holds U+0000",
};

/** What a model document refuses of the oddities of its text. */
export function oddityIssues(oddities: readonly JsonOddity[]): readonly Issue[] {
  return oddities.flatMap(({ kind, path }) => {
    const message = MESSAGES[kind];
    return message === null ? [] : [{ field: shortPath(path), message }];
  });
}
