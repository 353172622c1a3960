/** @jest-environment node */
import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { validateScenario } from "@plumbline/playback-engine";
import { inForceOf, stateOf } from "@plumbline/promise-core";
import {
  compareFindings,
  type Finding,
  hashOfFindings,
  type ReviewedState,
  reviewState,
} from "@plumbline/review-rules";
import { SYSTEMS, systemNamed } from "../../../../../packages/review-rules/src/testing/given-systems.js";
import { holdModel } from "../held-models.js";
import { reviewEdit } from "./review-edit.js";
import type { Stories } from "./stories.js";

function storiesOf(key: string, { scenarios, promises }: ReviewedState): Stories {
  return {
    key,
    scenarios: scenarios.map(({ id, document }) => ({ id, text: JSON.stringify(document) })),
    promises: promises.map(({ promise }) => ({
      ...{ id: promise.id, requirementId: promise.requirementId, state: stateOf(promise) },
      links: inForceOf(promise)?.content?.links ?? null,
    })),
  };
}

/** What the service finds, without what hangs on runs. */
function foundByService(state: ReviewedState, model: Model): readonly Finding[] {
  const approved = new Set<string>(
    state.promises.filter(({ promise }) => stateOf(promise) === "approved").map(({ promise }) => promise.id),
  );
  const scenarios = state.scenarios.map(({ id, document }) => ({
    ...{ id, document },
    issues: validateScenario({ document, model }),
  }));
  return reviewState({ ...state, scenarios, model }).filter(
    ({ ruleId, subjectId }) => ruleId !== "TRU-002" || !approved.has(subjectId),
  );
}

describe("an edit that is reviewed in the page", () => {
  it.each(SYSTEMS)("of %s does what it does for the service", (system) => {
    const state = systemNamed(system);
    const { model } = state;
    const edited = { ...model, operations: model.operations.slice(1), messages: model.messages.slice(1) };
    holdModel({ handle: `${system} before`, modelVersion: 1, model });
    holdModel({ handle: `${system} after`, modelVersion: 2, model: edited });
    const stories = storiesOf(system, state);
    const reviewed = reviewEdit({ before: `${system} before`, after: `${system} after`, stories });
    const [before, after] = [foundByService(state, model), foundByService(state, edited)];
    const isJudgedWhole = stories.promises.every((promise) => promise.state !== "approved");
    expect(reviewed).toEqual({
      is: "reviewed",
      comparison: compareFindings(before, after),
      hash: isJudgedWhole ? hashOfFindings(after) : null,
    });
  });

  it("asks for models that are not held", () => {
    const stories = { key: "none", scenarios: [], promises: [] };
    expect(reviewEdit({ before: "gone", after: "gone", stories })).toEqual({ is: "no-model" });
  });
});
