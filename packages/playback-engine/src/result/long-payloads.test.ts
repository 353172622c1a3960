import { expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { SAVE_LIMITS } from "../limits.js";
import { runScenario } from "../run-scenario.js";
import { storedScenario } from "../saving/stored-scenario.js";
import { ModelBuilder } from "../testing/model-builder.js";
import type { Steps } from "../testing/scenario-builder.js";
import { publish, scenario, write } from "../testing/scenario-builder.js";
import type { RunResult } from "./run-result.js";
import { runResultParts, writeRunResult } from "./write-run-result.js";

const made = new ModelBuilder();
const shop = made.element("shop");
const topic = made.channel("topic");
const told: readonly [string, string] = [topic, made.message("message", shop)];
const model = made.build();

function played(steps: Steps): RunResult {
  return runScenario({ document: scenario(steps), model, modelVersion: 1 });
}

it.each<readonly [string, JsonValue, number, number]>([
  ["a long payload", "x".repeat(10_000), 0, 5],
  ["long headers", null, 10_000, 5],
  ["nothing long", "x", 1, 1],
])("an event with %s is written as it is, what is long as a part of its own", (_, payload, length, parts) => {
  const result = played([publish("p", shop, told, { payload, headers: { h: "x".repeat(length) } })]);
  expect(JSON.parse(writeRunResult(result)).events).toEqual(result.events);
  // One part stands before the events, and one after them.
  expect([...runResultParts(result)]).toHaveLength(2 + parts * result.events.length);
});

it("a scenario is stored up to the limit, and one that is larger is refused in words", () => {
  const of = (characters: number) =>
    storedScenario(scenario([write("w", shop, shop, "x".repeat(characters))]));
  const room = SAVE_LIMITS.storedDocumentBytes - of(0).bytes;
  expect(of(room)).toMatchObject({ bytes: SAVE_LIMITS.storedDocumentBytes, refusal: null });
  expect(of(room + 1).refusal).toEqual({
    code: "scenario_too_large",
    title: "The scenario takes 524289 bytes as stored; at most 524288 are allowed",
  });
});
