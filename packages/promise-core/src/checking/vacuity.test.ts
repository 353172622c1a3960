import { describe, expect, it } from "@jest/globals";
import { NO_FACTS, present } from "@plumbline/model-core";
import { runScenario } from "@plumbline/playback-engine";
import {
  branch,
  call,
  fault,
  parallel,
  scenario,
  write,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import type { CheckAssertion } from "../records/recipe.js";
import { LOOK, MODEL, order, PAY, SHOP } from "../testing/shop.js";
import { Vacuity } from "./vacuity.js";

const PAYMENT = { request: { amount: 1 }, response: {} };

function holdsWithNothing(document: ReturnType<typeof scenario>, said: object, model = MODEL): boolean {
  const played = runScenario({ document, model, modelVersion: 1 });
  expect(played.issues).toEqual([]);
  return new Vacuity(document, played).holdsWithNothingToObserve({ id: "a", ...said } as CheckAssertion);
}

const count = (target: string | null, expected = 0) => ({
  type: "event-count",
  kind: "Dropped",
  target,
  expected,
});
const skipped = (step: string, expected = "Skipped") => ({ type: "outcome", step, expected });

describe("a count of none", () => {
  it("is vacuous when its target occurs in no event, in none of three fields", () => {
    expect(holdsWithNothing(order(), count(LOOK))).toBe(true);
    expect(holdsWithNothing(order(), count(PAY))).toBe(false);
    expect(holdsWithNothing(order(), count(SHOP.orders))).toBe(false);
    expect(holdsWithNothing(order(), count(SHOP.bank))).toBe(false);
  });

  it("of no target is vacuous when the trace has no event", () => {
    expect(holdsWithNothing(scenario([]), count(null), NO_FACTS)).toBe(true);
    expect(holdsWithNothing(scenario([parallel("p")]), count(null), NO_FACTS)).toBe(true);
    expect(holdsWithNothing(scenario([parallel("p"), branch("b", "p", "Failed")]), count(null))).toBe(false);
  });

  it("is not vacuous when some are expected", () => {
    expect(holdsWithNothing(order(), count(LOOK, 1))).toBe(false);
  });
});

describe("the outcome Skipped", () => {
  const onError = [write("note", SHOP.orders, SHOP.database)];

  it("is vacuous when no step of the list that holds the step ran", () => {
    const steps = [call("pay", SHOP.web, PAY, { ...PAYMENT, onError })];
    expect(holdsWithNothing(scenario(steps), skipped("note"))).toBe(true);
    expect(holdsWithNothing(scenario(steps), skipped("note", "Succeeded"))).toBe(false);
    expect(holdsWithNothing(scenario(steps), skipped("nowhere"))).toBe(true);
  });

  it("is not when a step before it ran", () => {
    const steps = [call("pay", SHOP.web, PAY, PAYMENT), write("after", SHOP.web, SHOP.database)];
    expect(holdsWithNothing(scenario(steps, [fault(PAY, "Outage")]), skipped("after"))).toBe(false);
  });

  it("is not when a step of the list leaves no event, or acted in an attempt that counts no more", () => {
    const quiet = [parallel("quiet"), branch("b", "quiet", "Failed", { does: [parallel("in")] })];
    expect(holdsWithNothing(scenario(quiet), skipped("quiet"))).toBe(false);
    expect(holdsWithNothing(scenario([parallel("alone")]), skipped("alone"))).toBe(false);
    expect(holdsWithNothing(scenario(quiet), skipped("in"))).toBe(true);
    const late = [
      call("outer", SHOP.web, LOOK, {
        does: [call("pay", SHOP.orders, PAY, PAYMENT), write("after", SHOP.orders, SHOP.database)],
      }),
    ];
    const faults = [fault(PAY, "Timeout")];
    const played = runScenario({ document: scenario(late, faults), model: MODEL, modelVersion: 1 });
    expect(present(played.outcomes.get("pay"))).toBe("Skipped");
    expect(holdsWithNothing(scenario(late, faults), skipped("after"))).toBe(false);
    const alone = [call("outer", SHOP.web, LOOK, { does: [call("pay", SHOP.orders, PAY, PAYMENT)] })];
    expect(holdsWithNothing(scenario(alone, faults), skipped("pay"))).toBe(false);
  });
});
