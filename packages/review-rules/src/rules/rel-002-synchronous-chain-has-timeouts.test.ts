import { describe, expect, it } from "@jest/globals";
import type { StepDocument } from "@plumbline/playback-engine";
import {
  branch,
  call,
  parallel,
  publish,
  type Steps,
  scenario,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import { aState, INFERRED, STALE } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/rel-002.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, judged, said, without } from "../testing/judged.js";
import { rel002 } from "./rel-002-synchronous-chain-has-timeouts.js";

const { desk, order, pay, model } = parts;
const { state, subject } = examples.verified;
const ORDER = { kind: "operation", id: order } as const;
const PAY = { kind: "operation", id: pay } as const;
const NO_PAYLOADS = { operation: null, request: null, response: null, then: [], onError: [] };
const NO_TIMEOUT = { timeoutMs: 0 };
const OBSERVED = { ...NO_TIMEOUT, factStatus: "observed-in-source" };

describe("REL-002: synchronous chain has timeouts", () => {
  itGivesItsExamples(rel002, examples);

  it("is verified when every operation in chains declares a timeout", () => {
    expect(said(rel002, state, subject)).toEqual({
      subject,
      result: "verified",
      severity: "warning",
      reason: "Every operation that is called in a chain declares a timeout",
      cites: [`operation ${order}`, `operation ${pay}`, `scenario ${subject.id}`],
      items: [],
    });
  });

  it.each(["observed-in-source", "measured"])("is verified by a timeout that is %s", (factStatus) => {
    expect(said(rel002, changed(state, PAY, { factStatus }), subject).result).toBe("verified");
  });

  it("is a concern with a declared operation of timeout 0 in a chain", () => {
    expect(said(rel002, examples.concern.state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "warning",
      reason: 'Operation "pay", called in a chain, declares no timeout',
      cites: [`operation ${pay}`, `scenario ${subject.id}`],
      items: [pay],
    });
  });

  it("counts the operations without timeout, each once, the outer one too", () => {
    const neither = changed(examples.concern.state, ORDER, NO_TIMEOUT);
    expect(said(rel002, neither, subject)).toMatchObject({
      result: "concern",
      reason: '2 operations called in chains declare no timeout, the first operation "order"',
      cites: [`operation ${order}`, `operation ${pay}`, `scenario ${subject.id}`],
      items: [order, pay],
    });
  });

  it.each([
    ["inferred", changed(examples.concern.state, ORDER, INFERRED)],
    ["missing", without(examples.concern.state, ORDER)],
  ])("stands by one declared operation of timeout 0, though another is %s", (_, doubtful) => {
    expect(said(rel002, doubtful, subject)).toMatchObject({
      result: "concern",
      cites: [`operation ${pay}`, `scenario ${subject.id}`],
      items: [pay],
    });
  });

  it("is unknown when a timeout of 0 was not declared", () => {
    const observed = changed(state, PAY, OBSERVED);
    expect(said(rel002, observed, subject)).toEqual({
      subject,
      result: "unknown",
      severity: "warning",
      reason: 'Operation "pay", called in a chain, has no timeout, but was not declared to have none',
      cites: [`operation ${pay}`, `scenario ${subject.id}`],
      items: [pay],
    });
    const both = changed(observed, ORDER, OBSERVED);
    expect(said(rel002, both, subject)).toMatchObject({
      result: "unknown",
      reason:
        '2 operations called in chains have no timeout, but were not declared to have none, the first operation "order"',
      items: [order, pay],
    });
  });

  it("is unknown when a declared timeout of 0 is stale", () => {
    expect(said(rel002, changed(examples.concern.state, PAY, STALE), subject).result).toBe("unknown");
  });

  itIsUnknownInDoubt(rel002, examples.verified, [
    { ...ORDER, called: 'Operation "order"', mayBeMissing: true },
    { ...PAY, called: 'Operation "pay"', mayBeMissing: true },
  ]);

  it("is unknown when a call of a chain names no operation", () => {
    const unnamed: StepDocument = { type: "call", id: "pay", from: desk, ...NO_PAYLOADS };
    const steps = [call("order", desk, order, { does: [unnamed] })];
    expect(said(rel002, aState(model, [scenario(steps)]), subject)).toEqual({
      subject,
      result: "unknown",
      severity: "warning",
      reason: "The operation that a step leaves out is not known",
      cites: [`scenario ${subject.id}`],
      items: ["operation "],
    });
  });

  it("is not applicable when no call nests in another, whatever the timeouts and labels", () => {
    const { state: apart } = examples["not-applicable"];
    const endless = changed(changed(apart, PAY, NO_TIMEOUT), ORDER, INFERRED);
    expect(said(rel002, endless, subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "warning",
      reason: "No call of the scenario nests in another",
      cites: [`scenario ${subject.id}`],
      items: [],
    });
  });

  it("judges every scenario by itself", () => {
    const other = { ...scenario([]), id: "00000000-0000-4000-8000-0000000000fe" };
    const two = { ...state, scenarios: [...state.scenarios, ...aState(model, [other]).scenarios] };
    expect(judged(rel002, two, subject).result).toBe("verified");
    expect(judged(rel002, two, { kind: "scenario", id: other.id }).result).toBe("not-applicable");
  });
});

describe("chains of calls", () => {
  const inner = call("pay", desk, pay);
  const outer = (does: Steps) => [call("order", desk, order, { does })];
  const handled = (steps: Steps) => publish("say", desk, ["channel", "message"], { handlers: { on: steps } });
  const applies = (steps: Steps) =>
    judged(rel002, aState(model, [scenario(steps)]), subject).result !== "not-applicable";

  it.each<[string, Steps]>([
    ["by then", outer([inner])],
    ["through a branch that is taken", outer([branch("if", "order", "Failed", { does: [inner] })])],
    ["through one that is not", outer([branch("if", "order", "Failed", { otherwise: [inner] })])],
    ["through parallel lists", outer([parallel("both", [], [inner])])],
    ["through both", outer([parallel("both", [branch("if", "order", "Failed", { does: [inner] })])])],
    [
      "in what a call does about the failure of another",
      outer([call("other", desk, pay, { onError: [inner] })]),
    ],
    ["within a handler", [handled(outer([inner]))]],
  ])("nest %s", (_, steps) => {
    expect(applies(steps)).toBe(true);
  });

  it.each<[string, Steps]>([
    ["one call", outer([])],
    ["calls in order", [...outer([]), inner]],
    ["a call beside another by onError", [call("order", desk, order, { onError: [inner] })]],
    ["a call of a handler, which begins a chain", outer([handled([inner])])],
    ["calls in parallel", [parallel("both", outer([]), [inner])]],
    ["calls of a branch", [branch("if", "order", "Failed", { does: outer([]), otherwise: [inner] })]],
  ])("do not come from %s", (_, steps) => {
    expect(applies(steps)).toBe(false);
  });

  it("hold no call that stands beside them", () => {
    const besides = [call("order", desk, order, { does: [inner], onError: [call("late", desk, "missing")] })];
    expect(said(rel002, aState(model, [scenario(besides)]), subject).result).toBe("verified");
  });
});
