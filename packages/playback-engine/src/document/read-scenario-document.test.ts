import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { storedScenario } from "../saving/stored-scenario.js";
import { readScenarioDocument } from "./read-scenario-document.js";

const ID = "0FA28266-3745-5601-A96F-28DB90E61742";
const EMPTY = { name: "n", steps: [], faults: [], assertions: [] };

function read(value: unknown) {
  return readScenarioDocument(typeof value === "string" ? value : JSON.stringify(value));
}

/** The document of a text that is one. */
function documentOf(value: unknown) {
  const result = read(value);
  if (!result.ok) {
    throw new Error(result.refusal.title);
  }
  return result.value.document;
}

function fieldsRefused(value: unknown): readonly string[] {
  const result = read(value);
  return result.ok ? [] : result.refusal.errors.map(({ field }) => field);
}

function withStep(step: unknown): object {
  return { ...EMPTY, steps: [step] };
}

describe("reading a scenario document", () => {
  it("keeps what it knows as it came and drops the rest", () => {
    const step = { extra: 1, id: "w", type: "write", change: { b: 1, a: [] }, dataset: null };
    const document = documentOf({ unknown: 1, ...withStep(step) });
    expect(JSON.parse(storedScenario(document).text)).toEqual({
      ...EMPTY,
      steps: [{ id: "w", type: "write", dataset: null, change: { b: 1, a: [] } }],
    });
  });

  it("reads GUIDs in any letter case and keeps them in lower case", () => {
    const step = {
      type: "publish",
      from: ID,
      channel: ID,
      message: ID,
      handlers: { [ID]: [] },
      headers: { A: "B" },
    };
    const document = documentOf({ ...withStep(step), id: ID, faults: [{ target: ID }] });
    const id = ID.toLowerCase();
    expect(JSON.parse(storedScenario(document).text)).toMatchObject({
      id,
      steps: [{ from: id, channel: id, message: id, handlers: { [id]: [] }, headers: { A: "B" } }],
      faults: [{ target: id }],
    });
  });

  it("leaves an ID that is no GUID to the run", () => {
    expect(documentOf(withStep({ type: "call", from: "Shop", operation: "" })).steps[0]).toMatchObject({
      from: "Shop",
      operation: "",
    });
  });

  it("treats keys such as __proto__ as any other", () => {
    const text = `{"name":"n","faults":[],"assertions":[],"steps":[{"type":"publish","headers":{"__proto__":"h","constructor":"c"},
      "handlers":{"__proto__":[]},"payload":{"__proto__":{"polluted":1}}}]}`;
    const [step] = documentOf(text).steps;
    const { text: stored } = storedScenario(documentOf(text));
    expect(stored).toContain('"headers":{"__proto__":"h","constructor":"c"},"handlers":{"__proto__":[]}');
    expect(stored).toContain('"payload":{"__proto__":{"polluted":1}}');
    expect(Object.getPrototypeOf(step)).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each(["name", "steps", "faults", "assertions"])(
    "refuses a document without %s, or with null for it",
    (key) => {
      expect(fieldsRefused({ ...EMPTY, [key]: undefined })).toEqual([key]);
      expect(fieldsRefused({ ...EMPTY, [key]: null })).toEqual([key]);
    },
  );

  it("lets everything deeper be missing or null", () => {
    const types = ["call", "publish", "write", "parallel", "branch"];
    const steps = [...types.map((type) => ({ type })), null];
    const nulls = [
      "from",
      "operation",
      "then",
      "onError",
      "branches",
      "handlers",
      "headers",
      "id",
      "whenStep",
      "dataset",
    ];
    const empty = types.map((type) => ({ type, ...Object.fromEntries(nulls.map((key) => [key, null])) }));
    const inside = [
      { type: "call", then: [null] },
      { type: "parallel", branches: [null, [null]] },
    ];
    const assertions = [{ type: "outcome" }, { type: "event-count", expected: null }, null];
    expect(
      fieldsRefused({ ...EMPTY, steps: [...steps, ...empty, ...inside], faults: [{}, null], assertions }),
    ).toEqual([]);
  });

  it.each([
    ["no JSON", "{", ""],
    ["a list", [], ""],
    ["a text", '"x"', ""],
    ["a name that is no text", { ...EMPTY, name: 1 }, "name"],
    ["an ID that is no GUID", { ...EMPTY, id: "x" }, "id"],
    ["steps that are no list", { ...EMPTY, steps: {} }, "steps"],
    ["a step that is no object", withStep([]), "steps[0]"],
    ["a step without a type", withStep({ id: "x" }), "steps[0].type"],
    ["a step with null for its type", withStep({ type: null }), "steps[0].type"],
    ["a step of an unknown type", withStep({ type: "Call" }), "steps[0].type"],
    ["a step of an inherited type", withStep({ type: "constructor" }), "steps[0].type"],
    [
      "a wrong type deep inside",
      withStep({ type: "call", then: [{ type: "parallel", branches: [[{ type: "write", id: 3 }]] }] }),
      "steps[0].then[0].branches[0][0].id",
    ],
    ["a list that is no list", withStep({ type: "branch", else: "x" }), "steps[0].else"],
    ["handlers that are a list", withStep({ type: "publish", handlers: [] }), "steps[0].handlers"],
    ["a handler that is no list", withStep({ type: "publish", handlers: { a: 1 } }), "steps[0].handlers.a"],
    ["a header that is no text", withStep({ type: "publish", headers: { a: 1 } }), "steps[0].headers.a"],
    ["a fault that is no object", { ...EMPTY, faults: [1] }, "faults[0]"],
    ["a fraction of attempts", { ...EMPTY, faults: [{ failFirst: 1.5 }] }, "faults[0].failFirst"],
    [
      "attempts out of range",
      '{"name":"n","steps":[],"faults":[{"failFirst":1e999}],"assertions":[]}',
      "faults[0].failFirst",
    ],
    ["an assertion of an unknown type", { ...EMPTY, assertions: [{ type: "x" }] }, "assertions[0].type"],
    ["an assertion that is no object", { ...EMPTY, assertions: ["x"] }, "assertions[0]"],
    [
      "a count that is a text",
      { ...EMPTY, assertions: [{ type: "event-count", expected: "1" }] },
      "assertions[0].expected",
    ],
    ["a repeated key", '{"name":"n","name":"n","steps":[],"faults":[],"assertions":[]}', "name"],
    [
      "a repeated key in a payload",
      '{"name":"n","steps":[{"type":"write","change":{"a":1,"a":1}}],"faults":[],"assertions":[]}',
      "steps[0].change.a",
    ],
    [
      "a repeated key under an unknown one",
      '{"name":"n","x":{"a":1,"a":1},"steps":[],"faults":[],"assertions":[]}',
      "x.a",
    ],
    [
      "two spellings of one subscription",
      withStep({ type: "publish", handlers: { [ID]: [], [ID.toLowerCase()]: [] } }),
      `steps[0].handlers.${ID.toLowerCase()}`,
    ],
  ])("refuses %s", (_, value, field) => {
    const result = read(value);
    expect(result.ok).toBe(false);
    expect(fieldsRefused(value)).toContain(field);
    expect(!result.ok && result.refusal.code).toBe("invalid_scenario");
  });

  it("gives all wrong types at once, up to 100", () => {
    expect(fieldsRefused({ ...EMPTY, name: 1, faults: [1, 2] })).toEqual(["name", "faults[0]", "faults[1]"]);
    expect(fieldsRefused({ ...EMPTY, faults: Array.from({ length: 300 }, () => 1) })).toHaveLength(100);
  });

  it("refuses 100,000 levels and a flood of oddities", () => {
    expect(fieldsRefused(`{"steps":${"[".repeat(100_000)}`)).toHaveLength(1);
    const flood = `{"name":"n","x":[${Array.from({ length: 100 }, () => "1e999").join(",")}],"steps":[],"faults":[],"assertions":[]}`;
    expect(fieldsRefused(flood)).toEqual([""]);
  });

  it("says what the text spelled oddly", () => {
    const result = read(
      `{"name":"n","steps":[{"type":"write","change":[${"1".repeat(41)},1e999,"\\ud800"]}],"faults":[],"assertions":[]}`,
    );
    expect(result.ok && result.value.oddities.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      "number-too-long steps[0].change[0]",
      "number-out-of-range steps[0].change[1]",
      "lone-surrogate steps[0].change[2]",
    ]);
  });

  it("reads what it stored back equal", () => {
    const folder = new URL("../../golden/systems/", import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".scenario.json"))) {
      const text = readFileSync(new URL(file, folder), "utf8");
      const document = documentOf(text);
      expect(JSON.parse(storedScenario(document).text)).toEqual(JSON.parse(text));
      expect(documentOf(storedScenario(document).text)).toEqual(document);
    }
  });
});
