import { describe, expect, it } from "@jest/globals";
import { readScenarioDocument } from "../document/read-scenario-document.js";
import type { Steps } from "../testing/scenario-builder.js";
import {
  call,
  expectCount,
  expectOutcome,
  fault,
  parallel,
  publish,
  scenario,
  write,
} from "../testing/scenario-builder.js";
import { checkSaveLimits } from "./check-save-limits.js";
import { storedScenario } from "./stored-scenario.js";

function fields(steps: Steps): readonly string[] {
  return checkSaveLimits(scenario(steps)).map(({ field }) => field);
}

function nested(levels: number): Steps {
  return levels === 1 ? [write("w", "a", "b")] : [call(`c${levels}`, "a", "b", { does: nested(levels - 1) })];
}

function list(levels: number): unknown {
  return JSON.parse("[".repeat(levels) + "]".repeat(levels));
}

const long = (characters: number): string => "é".repeat(characters);
const MESSAGE: readonly [string, string] = ["c", "m"];

describe("save limits", () => {
  it("allow what is exactly at them", () => {
    const headers = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`${n}`.padEnd(200, "h"), long(2000)]),
    );
    const steps = [
      publish(long(100), "a", MESSAGE, {
        headers,
        routingKey: "😀".repeat(200),
        payload: "x".repeat(65_534),
      }),
      { ...write("w", "a", "b", list(32) as never), dataset: long(200) },
      ...nested(24),
    ];
    const assertions = [expectOutcome(long(100), long(100), "Failed")];
    expect(checkSaveLimits({ ...scenario(steps, [], assertions), name: long(200) })).toEqual([]);
    expect(fields(Array.from({ length: 499 }, (_, n) => write(`${n}`, "a", "b")))).toEqual([]);
  });

  it.each<readonly [string, Steps, string]>([
    ["a long step ID", [write(long(101), "a", "b")], "steps[0].id"],
    ["a control character in a step ID", [write("a\u0000", "a", "b")], "steps[0].id"],
    ["invalid Unicode in an element's ID", [write("w", "\ud800", "b")], "steps[0].by"],
    ["a long dataset", [{ ...write("w", "a", "b"), dataset: long(201) } as never], "steps[0].dataset"],
    ["a long routing key", [publish("p", "a", MESSAGE, { routingKey: long(201) })], "steps[0].routingKey"],
    [
      "a long header name",
      [publish("p", "a", MESSAGE, { headers: { [long(201)]: "" } })],
      `steps[0].headers.${long(201)}`.slice(0, 9),
    ],
    [
      "a long header value",
      [publish("p", "a", MESSAGE, { headers: { h: long(2001) } })],
      "steps[0].headers.h",
    ],
    [
      "a control character in a header",
      [publish("p", "a", MESSAGE, { headers: { h: "a\nb" } })],
      "steps[0].headers.h",
    ],
    [
      "a handler's key",
      [publish("p", "a", MESSAGE, { handlers: { "a\u0001": [] } })],
      'steps[0].handlers["a\\u0001"]',
    ],
    ["a payload over 64 KB", [call("c", "a", "b", { response: "x".repeat(65_535) })], "steps[0].response"],
    ["a payload of 33 levels", [call("c", "a", "b", { request: list(33) as never })], "steps[0].request"],
    [
      "U+0000 in a payload",
      [publish("p", "a", MESSAGE, { payload: { a: ["", "\u0000"] } })],
      "steps[0].payload.a[1]",
    ],
    ["U+0000 in a key", [write("w", "a", "b", { "\u0000": 1 })], 'steps[0].change["\\u0000"]'],
    ["invalid Unicode in a payload", [write("w", "a", "b", "\udc00")], "steps[0].change"],
    ["a number that is none", [write("w", "a", "b", [Number.NaN])], "steps[0].change[0]"],
    [
      "a place deep inside",
      [parallel("p", [], [call("c", "a", "b", { onError: [write(long(101), "a", "b")] })])],
      "steps[0].branches[1][0].onError[0].id",
    ],
    ["25 levels", nested(25), `steps[0]${".then[0]".repeat(23)}.then`],
    ["over 500 steps and lists", Array.from({ length: 500 }, (_, n) => write(`${n}`, "a", "b")), "steps"],
  ])("refuse %s", (_, steps, field) => {
    const found = fields(steps);
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(field)).toBe(true);
  });

  it("refuse 51 headers", () => {
    const headers = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`h${n}`, ""]));
    expect(fields([publish("p", "a", MESSAGE, { headers })])).toEqual(["steps[0].headers"]);
  });

  it("refuse names, faults and assertions that break them, all at once", () => {
    const faults = [fault("a\u0001", "Error"), fault("a", "\u0001")];
    const assertions = [
      expectOutcome(long(101), long(101), "\u0001" as never),
      expectCount("a\u0001", "\u0001" as never, 0, "\u0001"),
    ];
    const found = checkSaveLimits({ ...scenario([], faults, assertions), name: "" }).map(
      ({ field }) => field,
    );
    expect(found).toEqual([
      "name",
      "faults[0].target",
      "faults[1].kind",
      "assertions[0].id",
      "assertions[0].step",
      "assertions[0].expected",
      "assertions[1].id",
      "assertions[1].kind",
      "assertions[1].target",
    ]);
    const broken = `${long(201)}\u0001\ud800`;
    expect(checkSaveLimits({ ...scenario([]), name: broken }).map(({ message }) => message)).toEqual([
      "must have at most 200 characters",
      "must hold no control character",
      "must be valid Unicode",
    ]);
  });

  it("refuse whenStep and is of a branch", () => {
    const text = JSON.stringify({ type: "branch", whenStep: long(101), is: "\u0001" });
    const read = readScenarioDocument(`{"name":"n","steps":[${text}],"faults":[],"assertions":[]}`);
    expect(read.ok && checkSaveLimits(read.value.document).map(({ field }) => field)).toEqual([
      "steps[0].whenStep",
      "steps[0].is",
    ]);
  });

  it("refuse what only the text shows", () => {
    const text = `{"name":"n","x":"\\ud800","steps":[{"type":"write","change":[${"1".repeat(41)},1e999]}],"faults":[],"assertions":[]}`;
    const read = readScenarioDocument(text);
    const issues = read.ok ? checkSaveLimits(read.value.document, read.value.oddities) : [];
    expect(issues.map(({ field }) => field).sort()).toEqual([
      "steps[0].change[0]",
      "steps[0].change[1]",
      "x",
    ]);
  });
});

describe("the stored form", () => {
  it("is refused over 512 KiB", () => {
    const base = storedScenario(scenario([])).bytes;
    const named = (bytes: number) =>
      storedScenario({ ...scenario([]), name: "A scenario".padEnd(10 + bytes - base, "x") });
    expect(named(524_288).refusal).toBeNull();
    expect(named(524_289)).toMatchObject({ bytes: 524_289, refusal: { code: "scenario_too_large" } });
  });

  it("counts bytes of UTF-8", () => {
    const { text, bytes } = storedScenario({ ...scenario([]), name: "é😀" });
    expect(bytes).toBe(text.length + 3);
  });
});
