import { describe, expect, it } from "@jest/globals";
import { PROMISE_BODY_LIMITS } from "./documents/body-limits.js";
import { PROMISE_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["promises of a project", PROMISE_LIMITS.promises, 2_000],
  ["revisions of a promise", PROMISE_LIMITS.revisions, 100],
  ["obligations of a revision", PROMISE_LIMITS.obligations, 50],
  ["links of each kind", PROMISE_LIMITS.linksOfAKind, 50],
  ["forbidden events", PROMISE_LIMITS.forbiddenEvents, 20],
  ["faults of a check", PROMISE_LIMITS.faults, 50],
  ["assertions of a check", PROMISE_LIMITS.assertions, 100],
  ["items of each list of a plan", PROMISE_LIMITS.planItems, 50],
  ["characters of a recipe as JSON", PROMISE_LIMITS.recipeCharacters, 32_768],
  ["characters of a workflow", PROMISE_LIMITS.workflowCharacters, 255],
  ["characters of a revision as JSON", PROMISE_LIMITS.revisionCharacters, 262_144],
  ["runs of an obligation of a revision", PROMISE_LIMITS.runs, 1_000],
  ["pages of jobs that are read of a run", PROMISE_LIMITS.jobPages, 10],
  ["jobs of a page", PROMISE_LIMITS.jobsOfAPage, 100],
  ["characters of a title", PROMISE_LIMITS.titleCharacters, 200],
  ["characters of a text", PROMISE_LIMITS.textCharacters, 10_000],
  ["characters of a kind", PROMISE_LIMITS.kindCharacters, 50],
  ["characters of a service", PROMISE_LIMITS.serviceCharacters, 200],
  ["characters of a comment", PROMISE_LIMITS.commentCharacters, 2_000],
  ["least letters of a prefix", PROMISE_LIMITS.prefixLeastLetters, 2],
  ["most letters of a prefix", PROMISE_LIMITS.prefixMostLetters, 6],
  ["the highest first number", PROMISE_LIMITS.mostStartAt, 100_000],
  ["levels of a body", PROMISE_BODY_LIMITS.levels, 16],
  ["issues of a refusal", PROMISE_BODY_LIMITS.issues, 100],
  ["characters of the ID of a step or an assertion", PROMISE_BODY_LIMITS.stepIdCharacters, 100],
  ["characters of a job", PROMISE_BODY_LIMITS.jobCharacters, 255],
  ["characters of a run URL", PROMISE_BODY_LIMITS.urlCharacters, 2_000],
  ["characters of a conclusion", PROMISE_BODY_LIMITS.conclusionCharacters, 50],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength([PROMISE_LIMITS, PROMISE_BODY_LIMITS].flatMap(Object.keys).length);
  });
});
