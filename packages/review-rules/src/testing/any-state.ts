import fc from "fast-check";
import type { ReviewedState } from "../state/reviewed-state.js";
import { modelDraft, stateMood } from "./states/model-drafts.js";
import { modelOf } from "./states/model-of-draft.js";
import { promiseDraft } from "./states/promise-drafts.js";
import { promiseOf } from "./states/promise-of-draft.js";
import { scenarioDraft } from "./states/scenario-drafts.js";
import { scenarioOf } from "./states/scenario-of-draft.js";

const stateDraft = fc.record({
  mood: stateMood,
  model: modelDraft,
  scenarios: fc.array(scenarioDraft, { maxLength: 3, size: "max" }),
  promises: fc.array(promiseDraft, { maxLength: 3, size: "max" }),
});
type StateDraft = typeof stateDraft extends fc.Arbitrary<infer Value> ? Value : never;

function stateOf(draft: StateDraft): ReviewedState {
  const { mood } = draft;
  const model = modelOf(draft.model, mood);
  const scenarios = draft.scenarios.map((one, number) => scenarioOf(one, { model, mood, number }));
  const promises = draft.promises.map((one, number) =>
    promiseOf(one, { model, scenarios, isTorn: mood.isTorn, number: number + 1 }),
  );
  return { model, scenarios, promises };
}

/**
 * Small states in which each result of each rule often comes: facts of every label and stale marks, scenarios that break
 * rules or name what is not there, promises in every state.
 */
export const anyState: fc.Arbitrary<ReviewedState> = fc.noBias(stateDraft).map(stateOf);
