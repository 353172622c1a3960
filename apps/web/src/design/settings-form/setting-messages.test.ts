import { describe, expect, it } from "@jest/globals";
import { sameJson } from "./same-json.js";
import { settingDifferences } from "./setting-differences.js";
import { draftOf } from "./setting-draft.js";
import { fieldsOf, type JsonObject } from "./setting-fields.js";
import { layerOf } from "./setting-layer.js";
import { messagesAt, messagesElsewhere, messagesIn } from "./setting-messages.js";
import { valueWords } from "./value-words.js";

const SCHEMA: JsonObject = {
  type: "object",
  properties: {
    kinds: { type: "array", items: { type: "string", enum: ["a", "b"] } },
    list: { type: "array", items: { type: "object", properties: { model: { type: "string" } } } },
    size: { type: "integer", default: 4 },
  },
  required: ["kinds"],
};
const FIELDS = fieldsOf(SCHEMA);
const KINDS = { path: "kinds", kind: "choices" } as const;
const LIST = { path: "list", kind: "entries" } as const;

const SAID = [
  { field: "kinds[1]", message: "is no kind" },
  { field: "list[0].model", message: "is missing" },
  { field: "list", message: "is too long" },
  { field: "listed", message: "is unknown" },
];

describe("what the service says about settings", () => {
  it("stands at the control of the value", () => {
    expect(messagesAt(SAID, KINDS)).toEqual(["is no kind"]);
    expect(messagesAt(SAID, LIST)).toEqual(["is too long"]);
    expect(messagesIn(SAID, "list[0]")).toEqual([{ field: "model", message: "is missing" }]);
  });

  it("stands beside the form where the value has none", () => {
    expect(messagesElsewhere(SAID, FIELDS)).toEqual([{ field: "listed", message: "is unknown" }]);
  });
});

describe("who set a value", () => {
  it("is this document, the layer under it, or nobody", () => {
    const size = FIELDS.find(({ path }) => path === "size");
    if (size === undefined) {
      throw new Error("No size");
    }
    expect(layerOf(size, draftOf(FIELDS, { size: 4 }, {}), {})).toEqual({ layer: "own", under: 4 });
    const under = { size: 9 };
    expect(layerOf(size, draftOf(FIELDS, {}, under), under)).toEqual({ layer: "under", under: 9 });
    expect(layerOf(size, draftOf(FIELDS, {}, {}), {})).toEqual({ layer: "preset", under: 4 });
  });
});

describe("two documents of settings", () => {
  it("differ where one states what the other does not, or something else", () => {
    const differences = settingDifferences(FIELDS, { size: 1, kinds: ["a"] }, { kinds: ["a"], list: [] });
    expect(differences.map(({ field, mine, theirs }) => [field.path, mine, theirs])).toEqual([
      ["list", undefined, []],
      ["size", 1, undefined],
    ]);
    expect(sameJson({ a: 1, b: [null] }, { b: [null], a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
    expect(sameJson([], {})).toBe(false);
  });
});

describe("a value in words", () => {
  it("is one line", () => {
    expect(
      [null, undefined, true, 1234.5, "", [], ["a", "b"], [{ name: "Ours" }], { x: 1 }].map(valueWords),
    ).toEqual(["none", "not set here", "yes", "1,234.5", "empty", "none", "a, b", "Ours", '{"x":1}']);
  });
});
