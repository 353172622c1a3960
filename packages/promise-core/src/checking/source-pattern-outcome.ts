import type { SourcePattern } from "../records/recipe.js";
import type { Outcome } from "../records/run.js";

/** A check of a source pattern, and the scan that it reads. */
export interface SourcePatternRequest {
  readonly recipe: SourcePattern;
  /** The request named none. */
  readonly scan: null;
}

/** What came of a check of a source pattern (docs/reference/promises-evidence.md#results-of-checks). */
export function sourcePatternOutcome({ recipe }: SourcePatternRequest): Outcome {
  const { repository, pattern } = recipe;
  return {
    result: "not-run",
    scope: "source-at-commit",
    environment: "repository",
    modelRevision: null,
    commitSha: null,
    evidence: [],
    limitations: [],
    detail: `The request names no scan of ${repository} to look for the pattern ${pattern} in.`,
    inputs: [],
    assertions: [],
  };
}
