import type { RequiredPattern } from "../records/content.js";
import type { StatedObligation } from "../records/obligation.js";
import { titled } from "./titled.js";

/** The check that the source has the pattern that a promise requires. */
export function sourcePatternChecks(required: RequiredPattern | null): readonly StatedObligation[] {
  if (required === null) {
    return [];
  }
  const { repository, pattern, service } = required;
  const where = service === null ? repository : `the service ${service} of ${repository}`;
  return [
    {
      kind: "source-pattern-check",
      title: titled(`${where} has the pattern ${pattern}`),
      recipe: {
        text: `A scan of ${repository} finds the pattern ${pattern}, under no compile-time condition.`,
        sourcePattern: { repository, pattern, service, requireUnconditional: true },
      },
    },
  ];
}
