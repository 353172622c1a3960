import { expect, it } from "@jest/globals";
import { NO_FACTS } from "@plumbline/model-core";
import { scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import { aPromise, aState } from "../testing/a-state.js";
import { contextOf, oncePerReview } from "./review-context.js";

it("a reviewed state has its scenarios and its promises by ID, in whatever order they came", () => {
  const ids = [guid(3), guid(1), guid(2)];
  const scenarios = ids.map((id) => ({ ...scenario([]), id }));
  const promises = ids.map((id) => {
    const one = aPromise({});
    return { ...one, promise: { ...one.promise, id } };
  });
  const context = contextOf(aState(NO_FACTS, scenarios, promises));
  expect(context.scenarios.map(({ id }) => id)).toEqual([guid(1), guid(2), guid(3)]);
  expect(context.promises.map(({ promise }) => promise.id)).toEqual([guid(1), guid(2), guid(3)]);
});

it("what is read once a review is worked out once for each", () => {
  let asked = 0;
  const read = oncePerReview(() => {
    asked += 1;
    return { asked };
  });
  const [one, other] = [contextOf(aState(NO_FACTS)), contextOf(aState(NO_FACTS))];
  expect([read(one), read(one), read(other), read(one)].map((said) => said.asked)).toEqual([1, 1, 2, 1]);
});
