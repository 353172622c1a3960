import { describe, expect, it } from "@jest/globals";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { call, type Steps, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { aState, INFERRED } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/ovr-005.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, said } from "../testing/judged.js";
import { ovr005 } from "./ovr-005-retries-do-not-multiply.js";

const { order, pay } = parts;
const { state, subject } = examples.verified;
const ORDER = { kind: "operation", id: order } as const;
const PAY = { kind: "operation", id: pay } as const;
const ALL = [`operation ${order}`, `operation ${pay}`, `scenario ${subject.id}`];

describe("OVR-005: retries do not multiply", () => {
  itGivesItsExamples(ovr005, examples);

  it("is verified when the product of attempts is 10", () => {
    expect(said(ovr005, state, subject)).toEqual({
      subject,
      result: "verified",
      severity: "note",
      reason: "Down each chain of calls, attempts multiply to 10 or less",
      cites: ALL,
      items: [],
    });
  });

  it("counts an operation without retry as one attempt", () => {
    const most = changed(changed(state, ORDER, { retry: null }), PAY, {
      retry: { maxAttempts: 10, backoffMs: 0 },
    });
    expect(said(ovr005, most, subject).result).toBe("verified");
  });

  it("is a concern when it is over 10", () => {
    expect(said(ovr005, examples.concern.state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "note",
      reason:
        'Down the chain from "order" to "pay", retries multiply to 15 attempts: retry at one place of it',
      cites: ALL,
      items: [order, pay],
    });
  });

  for (const example of [examples.verified, examples.concern]) {
    itIsUnknownInDoubt(ovr005, example, [
      { ...ORDER, called: 'Operation "order"', mayBeMissing: true },
      { ...PAY, called: 'Operation "pay"', mayBeMissing: true },
    ]);
  }

  it("is not applicable without a chain, whatever the labels", () => {
    const inferred = changed(examples["not-applicable"].state, PAY, INFERRED);
    expect(said(ovr005, inferred, subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "note",
      reason: "No call of the scenario nests in another",
      cites: [`scenario ${subject.id}`],
      items: [],
    });
  });
});

describe("attempts down a chain", () => {
  const shop = new ModelBuilder();
  const app = shop.element("App");
  const three = { maxAttempts: 3, backoffMs: 0 };
  const [a, b, c, d] = [
    shop.operation("a", app, { retry: three }),
    shop.operation("b", app, { retry: three }),
    shop.operation("c", app, { retry: three }),
    shop.operation("d", app, { retry: { maxAttempts: 4, backoffMs: 0 } }),
  ];
  const chain = (...[operation, ...within]: readonly string[]): Steps =>
    operation === undefined ? [] : [call(operation, app, operation, { does: chain(...within) })];
  const judge = (inferred: readonly string[], steps: Steps) => {
    const all = aState(shop.build(), [scenario(steps)]);
    return said(
      ovr005,
      inferred.reduce((put, id) => changed(put, { kind: "operation", id }, INFERRED), all),
      subject,
    );
  };

  it("are those of one chain, not of chains beside one another", () => {
    expect(judge([], [...chain(a, b), ...chain(b, c)]).result).toBe("verified");
    const beside: Steps = [call("a", app, a, { does: [...chain(b), ...chain(c)] })];
    expect(judge([], beside).result).toBe("verified");
  });

  it("are told of the chain with the most", () => {
    expect(judge([], [...chain(a, d), ...chain(a, b, c), ...chain(d, b)])).toMatchObject({
      result: "concern",
      reason: 'Down the chain from "a" to "c", retries multiply to 27 attempts: retry at one place of it',
      cites: [`operation ${a}`, `operation ${b}`, `operation ${c}`, `scenario ${subject.id}`],
      items: [a, b, c],
    });
  });

  it("are those of calls beside entries that hold no step", () => {
    const nested = chain(a, d);
    const flow = { ...scenario(nested), steps: [null, ...nested] };
    expect(said(ovr005, aState(shop.build(), [flow]), subject)).toEqual(judge([], nested));
  });

  it("of one call are none of a chain", () => {
    const many = shop.operation("many", app, { retry: { maxAttempts: 11, backoffMs: 0 } });
    expect(judge([a], chain(many, a)).result).toBe("unknown");
    expect(judge([], chain(many, a)).result).toBe("concern");
  });

  it.each([
    ["below", [c], chain(a, d, c)],
    ["above", [c], chain(c, a, d)],
    ["elsewhere", [c], [...chain(a, d), ...chain(b, c)]],
  ])("of stated operations stand, whatever is in doubt %s", (_, inferred, steps) => {
    expect(judge(inferred, steps)).toMatchObject({
      result: "concern",
      cites: [`operation ${a}`, `operation ${d}`, `scenario ${subject.id}`],
      items: [a, d],
    });
  });

  it("are unknown across an operation in doubt", () => {
    expect(judge([b], chain(a, b, d))).toMatchObject({ result: "unknown", items: [`operation ${b}`] });
  });

  it("of deep chains are read without running out of stack", () => {
    let deep: Steps = [];
    for (let level = 0; level < 250; level += 1) {
      deep = [call(`${level}`, app, level % 2 === 0 ? b : a, { does: deep })];
    }
    expect(judge([], deep)).toMatchObject({
      result: "concern",
      cites: [`operation ${a}`, `operation ${b}`, `scenario ${subject.id}`],
    });
  });
});
