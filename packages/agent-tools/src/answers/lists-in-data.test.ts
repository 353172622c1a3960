import { describe, expect, it } from "@jest/globals";
import { holdsItemsOf, totalsOf, withoutCursors } from "./lists-in-data.js";

const DATA = {
  channels: { total: 3, items: [{ id: "1" }], nextCursor: "abc" },
  schemas: { total: 0, items: [], nextCursor: null },
};

describe("the lists of an answer", () => {
  it("are told by their totals", () => {
    expect(totalsOf(DATA)).toEqual({ channels: { total: 3 }, schemas: { total: 0 } });
  });

  it("are told without the cursors that they have of their own", () => {
    expect(withoutCursors(DATA)).toEqual({
      channels: { total: 3, items: [{ id: "1" }] },
      schemas: { total: 0, items: [] },
    });
  });

  it.each([
    [{ channels: { items: [{ id: "1" }] } }, true],
    [{ channels: { items: [] } }, false],
    [{ channels: { total: 3 } }, false],
    [{}, false],
  ])("cut to %j have their items: %s", (data, holds) => {
    expect(holdsItemsOf(DATA, JSON.stringify({ data }))).toBe(holds);
  });
});
