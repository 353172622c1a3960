import { describe, expect, it } from "@jest/globals";
import { canonicalJson, sha256Hex } from "@plumbline/model-core";
import { runScenario } from "../run-scenario.js";
import { ModelBuilder } from "../testing/model-builder.js";
import { expectCount, expectOutcome, scenario, write } from "../testing/scenario-builder.js";
import type { RunResult } from "./run-result.js";
import { tooSlowRun } from "./too-slow-run.js";
import { runResultParts, writeRunResult } from "./write-run-result.js";

const EMPTY = sha256Hex(canonicalJson({ engineVersion: 1, events: [], outcomes: {}, assertions: [] }));

describe("a run that plays nothing", () => {
  it("answers its issues and the hash of the empty lists", () => {
    const result = runScenario({
      document: scenario([null as never]),
      model: new ModelBuilder().build(),
      modelVersion: 3,
    });
    expect(JSON.parse(writeRunResult(result))).toEqual({
      engineVersion: 1,
      hash: EMPTY,
      modelVersion: 3,
      issues: [{ stepId: null, code: "malformed-scenario", message: "steps[0]: is empty" }],
      events: [],
      outcomes: {},
      assertions: [],
      labels: {},
    });
  });

  it("was ended from outside", () => {
    const { issues, hash, modelVersion } = tooSlowRun(9);
    expect([issues.map(({ code }) => code), hash, modelVersion]).toEqual([["validation-too-slow"], EMPTY, 9]);
  });

  it("has no steps", () => {
    const result = runScenario({
      document: scenario([]),
      model: new ModelBuilder().build(),
      modelVersion: 3,
    });
    expect([result.issues, result.events, result.hash]).toEqual([[], [], EMPTY]);
  });
});

const PAYLOAD = { text: "x".repeat(5000) };

function threeWrites(): RunResult {
  const made = new ModelBuilder();
  const shop = made.element("shop");
  const steps = ["10", "9", "constructor"].map((id) => write(id, shop, shop, PAYLOAD));
  const assertions = [
    expectOutcome("holds", "9", "Succeeded"),
    expectOutcome("fails", "9", "Skipped"),
    expectCount("any", "DataWritten", 3),
    expectCount("once for from, to and target", "DataWritten", 3, shop),
    expectCount("none", "Dropped", 1),
  ];
  return runScenario({ document: scenario(steps, [], assertions), model: made.build(), modelVersion: 1 });
}

describe("a run", () => {
  it("judges its assertions in their order", () => {
    const result = threeWrites();
    expect(result.assertions.map(({ id, passed }) => `${id}: ${passed}`)).toEqual([
      "holds: true",
      "fails: false",
      "any: true",
      "once for from, to and target: true",
      "none: false",
    ]);
    expect(result.assertions[1]?.detail).toBe("expected Skipped, was Succeeded");
  });

  it("is written with the outcomes in document order, whatever the IDs", () => {
    expect(writeRunResult(threeWrites())).toContain(
      '"outcomes":{"10":"Succeeded","9":"Succeeded","constructor":"Succeeded"}',
    );
  });

  it("gives a long payload as one part, the same each time", () => {
    const result = threeWrites();
    const parts = [...runResultParts(result)];
    expect(parts.filter((part) => part === JSON.stringify(PAYLOAD))).toHaveLength(3);
    expect(parts.join("")).toBe(writeRunResult(result));
  });
});
