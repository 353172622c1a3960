import { describe, expect, it } from "@jest/globals";
import type { ImpactEntry } from "../source-records.js";
import { impactLines } from "./impact-lines.js";

function entry(
  id: string,
  certainty: ImpactEntry["certainty"],
  kind: ImpactEntry["kind"],
  sentence = "",
): ImpactEntry {
  const reason = { code: "fact-changed" as const, factKey: null, change: null, source: null, sentence };
  return {
    id,
    certainty,
    kind,
    name: id,
    requirementId: kind === "promise" ? "SHOP-001" : null,
    reasons: [reason],
  };
}

const ENTRIES = [
  entry("orders are told", "definite", "promise", "operation GET /orders was removed"),
  entry("ordering", "definite", "element"),
  entry("basket", "possible", "element"),
];

const ids = (filter = {}) =>
  impactLines(ENTRIES, filter).flatMap((line) => (line.is === "entry" ? [line.entry.id] : []));

describe("what a change touches", () => {
  it("stands under how certain it is, in the order of the service", () => {
    expect(
      impactLines(ENTRIES).map((line) =>
        line.is === "head" ? `${line.certainty} ${line.count}` : line.entry.id,
      ),
    ).toEqual(["definite 2", "orders are told", "ordering", "possible 1", "basket"]);
  });

  it("is filtered, and searched by its reasons and requirement too", () => {
    expect(ids({ certainty: "possible" })).toEqual(["basket"]);
    expect(ids({ of: "promise" })).toEqual(["orders are told"]);
    expect(ids({ q: "get /orders" })).toEqual(["orders are told"]);
    expect(ids({ q: "shop-001" })).toEqual(["orders are told"]);
    expect(impactLines(ENTRIES, { q: "nowhere" })).toEqual([]);
  });
});
