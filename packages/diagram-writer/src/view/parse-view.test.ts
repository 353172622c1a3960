import { describe, expect, it } from "@jest/globals";
import { VIEW_LIMITS } from "../limits.js";
import { parseView } from "./parse-view.js";

const ID = "0a20162a-5b65-5f14-b19d-98b160a14eb0";
const OTHER = "1b20162a-5b65-5f14-b19d-98b160a14eb0";

const FULL = {
  id: ID.toUpperCase(),
  name: "Orders",
  kind: "system",
  rootId: OTHER,
  elementIds: [OTHER, OTHER.toUpperCase()],
  positions: { [OTHER.toUpperCase()]: { x: 1.5, y: -2 } },
  scenarioId: null,
};

/** The broken rules of a view with some fields changed, as `code field`. */
function refusals(change: object): readonly string[] {
  const parsed = parseView({ ...FULL, ...change });
  return parsed.ok ? [] : parsed.refusal.issues.map(({ field }) => `${parsed.refusal.code} ${field}`);
}

describe("a view", () => {
  it("has its GUIDs in lower case and each element once", () => {
    expect(parseView({ ...FULL, extra: 1 })).toEqual({
      ok: true,
      value: { ...FULL, id: ID, elementIds: [OTHER], positions: { [OTHER]: { x: 1.5, y: -2 } } },
    });
  });

  it("needs only id, name and kind", () => {
    expect(parseView({ id: ID, name: "x", kind: "landscape" })).toEqual({
      ok: true,
      value: {
        id: ID,
        name: "x",
        kind: "landscape",
        rootId: null,
        elementIds: [],
        positions: {},
        scenarioId: null,
      },
    });
  });

  it("is an object", () => {
    for (const value of [null, [], "x", 1, undefined]) {
      expect(parseView(value)).toMatchObject({ ok: false, refusal: { code: "invalid_body" } });
    }
  });

  it.each<[string, object, readonly string[]]>([
    ["a missing name", { name: undefined }, ["invalid_body name"]],
    ["a missing id", { id: null }, ["invalid_body id"]],
    ["a missing kind", { kind: null }, ["invalid_body kind"]],
    ["a name that is no string", { name: 1 }, ["invalid_body name"]],
    ["a kind that is no string", { kind: 1 }, ["invalid_body kind"]],
    ["an id that is no string", { id: 1, rootId: 2 }, ["invalid_body id", "invalid_body rootId"]],
    ["elementIds that are no list", { elementIds: {} }, ["invalid_body elementIds"]],
    [
      "an entry that is no string",
      { elementIds: [1, null] },
      ["invalid_body elementIds[0]", "invalid_body elementIds[1]"],
    ],
    ["positions that are no object", { positions: [] }, ["invalid_body positions"]],
    ["a place that is no object", { positions: { [ID]: 1 } }, [`invalid_body positions.${ID}`]],
    ["a place without y", { positions: { [ID]: { x: 1 } } }, [`invalid_body positions.${ID}.y`]],
    ["an empty name", { name: " " }, ["validation_error name"]],
    ["a control character", { name: "a\u0007" }, ["validation_error name"]],
    ["a lone surrogate", { name: "a\ud800" }, ["validation_error name"]],
    ["a long name", { name: "x".repeat(VIEW_LIMITS.nameCharacters + 1) }, ["validation_error name"]],
    ["an unknown kind", { kind: "galaxy" }, ["validation_error kind"]],
    [
      "what is no GUID",
      { rootId: "x", scenarioId: "y" },
      ["validation_error rootId", "validation_error scenarioId"],
    ],
    ["a place of what is no GUID", { positions: { x: { x: 1, y: 1 } } }, ["validation_error positions.x"]],
    [
      "two places of one element",
      { positions: { [ID]: { x: 1, y: 1 }, [ID.toUpperCase()]: { x: 1, y: 1 } } },
      [`validation_error positions.${ID.toUpperCase()}`],
    ],
    [
      "a place too far away",
      { positions: { [ID]: { x: 1e7, y: 1 } } },
      [`validation_error positions.${ID}.x`],
    ],
    [
      "a place that is not finite",
      { positions: { [ID]: { x: Number.NaN, y: 1 } } },
      [`validation_error positions.${ID}.x`],
    ],
  ])("with %s is refused with its path", (_, change, expected) => {
    expect(refusals(change)).toEqual(expected);
  });

  it("takes as many characters, elements and places as the limits say, and no more", () => {
    const guid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
    const ids = (count: number): readonly string[] =>
      Array.from({ length: count }, (_, index) => guid(index));
    const places = (count: number): object =>
      Object.fromEntries(ids(count).map((id) => [id, { x: 0, y: 0 }]));
    expect(refusals({ name: "😀".repeat(VIEW_LIMITS.nameCharacters) })).toEqual([]);
    expect(refusals({ elementIds: ids(VIEW_LIMITS.elementIds) })).toEqual([]);
    expect(refusals({ elementIds: ids(VIEW_LIMITS.elementIds + 1) })).toEqual([
      "validation_error elementIds",
    ]);
    expect(refusals({ positions: places(VIEW_LIMITS.positions) })).toEqual([]);
    expect(refusals({ positions: places(VIEW_LIMITS.positions + 1) })).toEqual([
      "validation_error positions",
    ]);
    expect(refusals({ elementIds: Array.from({ length: 300 }, () => "x") })).toHaveLength(VIEW_LIMITS.issues);
  });
});
