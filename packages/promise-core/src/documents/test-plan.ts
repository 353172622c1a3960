import { list, object, orNull, word } from "@plumbline/model-core/declaring";
import { PROMISE_LIMITS } from "../limits.js";
import { EVIDENCE_SYSTEMS } from "../records/recipe.js";
import { PROMISE_BODY_LIMITS } from "./body-limits.js";
import { hasEntry, line, optionalIds, optionalList, REPOSITORY, statedProse } from "./body-values.js";

const MOST = PROMISE_LIMITS.planItems;

export const EVIDENCE_SOURCE = object({
  system: word(EVIDENCE_SYSTEMS),
  repository: REPOSITORY,
  workflow: line(PROMISE_LIMITS.workflowCharacters, {
    about: "Ending in .yml or .yaml the path of its file, else its name",
  }),
  job: orNull(line(PROMISE_BODY_LIMITS.jobCharacters)),
});

/** The part of a test plan (docs/reference/promises.md#recipes). */
export const TEST_PLAN = object(
  {
    steps: list(statedProse(), { most: MOST, about: "At least one" }),
    inputs: optionalList(statedProse(), MOST),
    expectedObservations: list(statedProse(), { most: MOST, about: "At least one" }),
    forbiddenObservations: optionalList(statedProse(), MOST),
    contractIds: optionalIds(MOST, "Contracts of the model that the test is about"),
    evidenceSource: orNull(EVIDENCE_SOURCE),
  },
  { rules: [hasEntry("steps"), hasEntry("expectedObservations")] },
);
