import { describe, expect, it } from "@jest/globals";
import { NO_FACTS } from "@plumbline/model-core";
import { SchemaValidators } from "@plumbline/playback-engine";
import fc from "fast-check";
import { fault } from "../../../playback-engine/src/testing/scenario-builder.js";
import type { CheckAssertion, CheckFault, ScenarioCheck } from "../records/recipe.js";
import { STREAM } from "../testing/promise-builder.js";
import {
  ASK,
  KEEP,
  LOOK,
  MAIL,
  MODEL,
  order,
  PAID,
  PAY,
  REQUEST,
  RESPONSE,
  SCENARIO_ID,
  SHOP,
} from "../testing/shop.js";
import type { CheckState } from "./check-state.js";
import { runScenarioCheck } from "./run-scenario-check.js";
import { scenarioHash, schemaHash } from "./scenario-hash.js";

const HOLDS: CheckAssertion = { id: "paid", type: "outcome", step: "pay", expected: "Succeeded" };
const BROKEN: CheckAssertion = { id: "failed", type: "outcome", step: "pay", expected: "Failed" };
const VACUOUS: CheckAssertion = {
  id: "no-look",
  type: "event-count",
  kind: "RequestFailed",
  target: LOOK,
  expected: 0,
};

/** Compiled once: that takes longer than all the rest. */
const SCHEMAS = new SchemaValidators();

function checked(said: Partial<ScenarioCheck>, state: Partial<CheckState> = {}) {
  return runScenarioCheck({
    check: { scenarioId: SCENARIO_ID, faults: [], expect: [HOLDS], ...said },
    scenario: { version: 4, document: order() },
    model: MODEL,
    modelRevision: { streamId: STREAM, version: 7, revisionId: null },
    schemas: SCHEMAS,
    ...state,
  });
}

const resultOf = (said: Partial<ScenarioCheck>, state: Partial<CheckState> = {}) => {
  const { result, detail } = checked(said, state).outcome;
  return [result, detail];
};

describe("the result of a scenario check", () => {
  it("is passed when every assertion holds and one is not vacuous", () => {
    expect(resultOf({ expect: [VACUOUS, HOLDS] })).toEqual(["passed", "All of 2 assertions hold."]);
  });

  it("is failed when an assertion does not hold", () => {
    expect(resultOf({ expect: [HOLDS, BROKEN, VACUOUS] })).toEqual([
      "failed",
      '1 of 3 assertions do not hold; the first is "failed": expected Failed, was Succeeded.',
    ]);
    const faults: CheckFault[] = [{ target: PAY, kind: "Error", failFirst: null }];
    expect(resultOf({ faults })[0]).toBe("failed");
    expect(resultOf({ faults, expect: [BROKEN] })[0]).toBe("passed");
  });

  it("is unsupported when every assertion holds and each is vacuous", () => {
    expect(resultOf({ expect: [VACUOUS] })).toEqual([
      "unsupported",
      "Every assertion holds with nothing to observe, so nothing is shown.",
    ]);
  });

  it("is not-run when the scenario is missing, or faults a target of the check", () => {
    expect(resultOf({}, { scenario: null })[0]).toBe("not-run");
    const document = order([], [fault(PAY, "Outage")]);
    const faults: CheckFault[] = [{ target: PAY, kind: "Error", failFirst: 1 }];
    expect(resultOf({ faults }, { scenario: { version: 4, document } })[0]).toBe("not-run");
  });

  it("is not-run when it cannot be played on the model, and says why", () => {
    expect(resultOf({ expect: [{ ...HOLDS, step: "gone" }] })).toEqual([
      "not-run",
      'The scenario cannot be played on the model: step: "gone" is not in the scenario.',
    ]);
    const [result, detail] = resultOf({}, { model: NO_FACTS });
    expect(result).toBe("not-run");
    expect(detail).toMatch(
      /^The scenario cannot be played on the model \(the first of \d+ issues\) at the step "pay": /,
    );
  });

  it("looks at what the check expects alone", () => {
    const document = { ...order(), assertions: [{ id: "own", type: "outcome" } as never] };
    expect(resultOf({}, { scenario: { version: 4, document } })[0]).toBe("passed");
  });
});

describe("the record of a scenario check", () => {
  it("holds every input that was read", () => {
    const content = (id: string) => ({
      content: String(MODEL.schemas.find((schema) => schema.id === id)?.content),
    });
    const { outcome, traceHash } = checked({ expect: [HOLDS, VACUOUS] });
    expect(outcome).toEqual({
      result: "passed",
      scope: "declared-behaviour",
      environment: "virtual-time",
      modelRevision: { streamId: STREAM, version: 7, revisionId: null },
      commitSha: null,
      evidence: [],
      limitations: [
        "What the model declares was played in virtual time; nothing was measured.",
        'The assertion "no-look" holds with nothing to observe.',
      ],
      detail: "All of 2 assertions hold.",
      inputs: [
        { kind: "model", id: STREAM, version: 7, hash: null },
        { kind: "scenario", id: SCENARIO_ID, version: 4, hash: scenarioHash(order()) },
        ...[REQUEST, RESPONSE, PAID].map((id) => ({
          kind: "schema",
          id,
          version: 1,
          hash: schemaHash(content(id)),
        })),
      ],
      assertions: [
        { id: "paid", passed: true, vacuous: false, detail: "expected Succeeded, was Succeeded" },
        { id: "no-look", passed: true, vacuous: true, detail: "expected 0, counted 0" },
      ],
    });
    expect(traceHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("holds no assertions, no trace and no input that is not there when nothing was played", () => {
    const { outcome, traceHash } = checked({}, { scenario: null });
    expect(outcome.inputs.map(({ kind }) => kind)).toEqual(["model"]);
    expect(outcome.assertions).toEqual([]);
    expect(outcome.limitations).toEqual([
      "What the model declares was played in virtual time; nothing was measured.",
    ]);
    expect(traceHash).toBeNull();
    const withoutSchemas = checked({}, { model: { ...MODEL, schemas: [] } });
    expect(withoutSchemas.outcome.inputs.map(({ kind }) => kind)).toEqual(["model", "scenario"]);
    expect(withoutSchemas.traceHash).toBeNull();
  });

  it("has the schemas of its own model and scenario, whatever was checked with either before", () => {
    const document = order();
    const shorter = { ...document, steps: document.steps.slice(0, 1) };
    const schemas = MODEL.schemas.map((schema) => ({ ...schema, version: 9 }));
    const newer = { ...MODEL, schemas };
    const versions = [
      [MODEL, document],
      [MODEL, shorter],
      [newer, document],
      [newer, shorter],
      [MODEL, document],
    ] as const;
    const told = versions.map(([model, played]) =>
      checked({}, { model, scenario: { version: 4, document: played } })
        .outcome.inputs.filter(({ kind }) => kind === "schema")
        .map(({ id, version }) => [id, version]),
    );
    const of = (ids: readonly string[], version: number) => ids.map((id) => [id, version]);
    const [all, few] = [[REQUEST, RESPONSE, PAID], (told[1] ?? []).map(([id]) => String(id))];
    expect(few.length).toBeLessThan(all.length);
    expect(told).toEqual([of(all, 1), of(few, 1), of(all, 9), of(few, 9), of(all, 1)]);
  });
});

describe("any check", () => {
  const targets = fc.constantFrom(PAY, ASK, LOOK, MAIL, KEEP, SHOP.bank, SHOP.database);
  const faults = fc.uniqueArray(
    fc.record<CheckFault>({
      target: targets,
      kind: fc.constantFrom("Error", "Outage", "Timeout"),
      failFirst: fc.option(fc.integer({ min: 1, max: 4 })),
    }),
    { selector: ({ target }) => target, maxLength: 3 },
  );
  const step = fc.constantFrom("pay", "book", "note", "announce", "send", "never", "gone");
  const expectation = fc.oneof(
    fc.record({
      type: fc.constant("outcome" as const),
      step,
      expected: fc.constantFrom("Succeeded", "Failed", "Skipped"),
    }),
    fc.record({
      type: fc.constant("event-count" as const),
      kind: fc.constantFrom("RequestSent", "Delivered", "Dropped", "StepSkipped"),
      target: fc.option(targets),
      expected: fc.nat(2),
    }),
  );
  const PAYS = { type: "outcome", step: "pay", expected: "Succeeded" } as const;
  const check = fc.record({ faults, expect: fc.array(expectation, { minLength: 1, maxLength: 4 }) });

  it("gives one of four results as the table says, the same every time", () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(check, fc.constantFrom(MODEL, { ...MODEL, channels: [] }), (said, model) => {
        const expected = said.expect.map((one, index) => ({ ...one, id: `a${index}` }) as CheckAssertion);
        const { outcome, traceHash } = checked({ ...said, expect: expected }, { model });
        const { assertions, result } = outcome;
        met.add(result);
        expect(traceHash === null).toBe(result === "not-run");
        expect(assertions).toHaveLength(result === "not-run" ? 0 : expected.length);
        expect(assertions.some(({ passed }) => !passed)).toBe(result === "failed");
        expect(assertions.every(({ vacuous }) => vacuous)).toBe(
          result === "unsupported" || result === "not-run",
        );
        expect(assertions.filter(({ passed, vacuous }) => vacuous && !passed)).toEqual([]);
        expect(checked({ ...said, expect: expected }, { model })).toEqual({ outcome, traceHash });
      }),
      { seed: 2, numRuns: 500, examples: [[{ faults: [], expect: [PAYS] }, MODEL]] },
    );
    expect([...met].sort()).toEqual(["failed", "not-run", "passed", "unsupported"]);
  });

  it("of a scenario that cannot be played is neither passed nor failed", () => {
    const unplayable = fc.constantFrom(
      { model: NO_FACTS },
      { model: { ...MODEL, messages: [] } },
      { scenario: null },
      { scenario: { version: 1, document: { ...order(), steps: [null] } } },
    );
    fc.assert(
      fc.property(check, unplayable, (said, state) => {
        const expected = said.expect.map((one, index) => ({ ...one, id: `a${index}` }) as CheckAssertion);
        expect(resultOf({ ...said, expect: expected }, state)[0]).toBe("not-run");
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});
