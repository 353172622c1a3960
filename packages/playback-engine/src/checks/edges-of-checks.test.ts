import { describe, expect, it } from "@jest/globals";
import type { JsonValue, Model } from "@plumbline/model-core";
import { readScenarioDocument } from "../document/read-scenario-document.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import { PLAYBACK_LIMITS } from "../limits.js";
import { ModelBuilder } from "../testing/model-builder.js";
import { branch, call, fault, publish, scenario, write } from "../testing/scenario-builder.js";
import { validateScenario } from "./validate-scenario.js";

const GONE = "00000000-0000-4000-8000-00000000dead" as never;

const made = new ModelBuilder();
const shop = made.element("shop");
const pay = made.operation("pay", shop, { timeoutMs: PLAYBACK_LIMITS.delayMs });
const slow = made.operation("slow", shop, { timeoutMs: PLAYBACK_LIMITS.delayMs + 1 });
const counted = made.operation("counted", shop, { request: made.schema("number", { type: "number" }) });
const topic = made.channel("topic");
const dead = made.channel("dead", "exchange");
const taker = made.subscription(topic, shop, { deadLetter: dead });
const message = made.message("message", shop);
const behind = made.binding(dead, topic);
const MODEL = made.build();

function issuesOf(document: ScenarioDocument, model: Model = MODEL): readonly string[] {
  return validateScenario({ document, model }).map(({ stepId, message: words }) => `${stepId}: ${words}`);
}

/** What validation says of the text of a scenario that writes `NUMBER` under a handler of some name. */
function issuesOfNumber(number: string, handler: string): readonly string[] {
  const steps = [write("w", shop, shop, "NUMBER")];
  const document = scenario([publish("p", shop, [topic, message], { handlers: { [handler]: steps } })]);
  const read = readScenarioDocument(JSON.stringify(document).replace('"NUMBER"', number));
  const issues = read.ok ? validateScenario({ ...read.value, model: MODEL }) : [];
  return issues.filter(({ stepId }) => stepId === "w").map((issue) => issue.message);
}

describe("the contracts of a step", () => {
  it("may wait as long as the limit, and no longer", () => {
    expect(issuesOf(scenario([call("c", shop, pay)]))).toEqual([]);
    expect(issuesOf(scenario([call("c", shop, slow)]))).toEqual([
      `c: operation ${slow}: timeoutMs: must be 0 to 3600000`,
    ]);
  });

  it("are those behind the dead-letter channels of its subscriptions too", () => {
    const document = scenario([publish("p", shop, [topic, message])]);
    const bindings = MODEL.bindings.map((binding) => ({ ...binding, targetChannelId: GONE }));
    expect(issuesOf(document)).toEqual([]);
    expect(issuesOf(document, { ...MODEL, bindings })).toEqual([
      `p: binding ${behind}: targetChannelId: is not in the model`,
    ]);
  });
});

describe("an issue", () => {
  it("of a step without an ID names no step, also inside another", () => {
    const inside = { ...write("w", shop, shop), id: null } as never;
    expect(issuesOf(scenario([call("c", shop, pay, { does: [inside] })]))).toEqual([
      "null: steps[0].then[0]: has no id",
    ]);
  });

  it("says of what is left out what it says of null", () => {
    const steps = [{ ...branch("b", "b", "Failed"), whenStep: undefined } as never];
    const faults = [{ ...fault(shop, "Error"), target: undefined } as never];
    expect(issuesOf(scenario(steps, faults))).toEqual([
      "b: whenStep: names no step",
      "null: faults[0].target: nothing is no operation, channel, subscription or element",
    ]);
  });
});

it("says that the schema checks of a scenario took too long", () => {
  const steps = [call("c", shop, counted, { request: 1 })];
  const issues = validateScenario({ document: scenario(steps), model: MODEL, outOfTime: () => true });
  expect(issues).toEqual([
    { stepId: "c", code: "validation-too-slow", message: "the schema checks took over 2 seconds" },
  ]);
});

it("counts lists and objects of a payload as levels, and not what they hold", () => {
  const nested = (levels: number): JsonValue => JSON.parse(`${"[".repeat(levels)}1${"]".repeat(levels)}`);
  expect(issuesOf(scenario([write("w", shop, shop, nested(64))]))).toEqual([]);
  expect(issuesOf(scenario([write("w", shop, shop, nested(65))]))).toEqual([
    "w: steps[0].change: nests over 64 levels",
  ]);
});

it("names the first place of each rule that a payload breaks, in the order of the text", () => {
  const change = { b: ["a", "\ud800", "\ud800"], a: ["\ud800", Number.NaN, Number.NaN] };
  expect(issuesOf(scenario([write("w", shop, shop, change)]))).toEqual([
    "w: steps[0].change.b[1]: is not valid Unicode",
    "w: steps[0].change.a[1]: is outside the 64-bit floating-point range",
  ]);
});

describe("a number of a payload", () => {
  it("of too many digits is named, and one that is too large is named as that alone", () => {
    const path = `steps[0].handlers.${taker}[0].change[0]`;
    expect(issuesOfNumber(`[${"1".repeat(41)}]`, taker)).toEqual([
      `${path}: is a number of over 40 characters`,
    ]);
    expect(issuesOfNumber("[1e999]", taker)).toEqual([`${path}: is outside the 64-bit floating-point range`]);
    expect(issuesOfNumber("[1e9]", taker)).toEqual([]);
  });

  it("is named for the payload that holds it, and for no other", () => {
    const steps = ["a", "b"].map((id) => write(id, shop, shop, id));
    const text = JSON.stringify(scenario(steps)).replace('"change":"b"', `"change":${"1".repeat(41)}`);
    const read = readScenarioDocument(text);
    const issues = read.ok ? validateScenario({ ...read.value, model: MODEL }) : [];
    expect(issues.map(({ stepId }) => stepId)).toEqual(["b"]);
  });

  it("is found below a path that is cut short", () => {
    const long = "x".repeat(3000);
    expect(issuesOfNumber("1".repeat(41), long)).toEqual([
      expect.stringMatching(/x{100}"\]\[0\]\.change: is a number of over 40 characters$/u),
    ]);
    expect(issuesOfNumber("1".repeat(40), long)).toEqual([]);
  });
});
