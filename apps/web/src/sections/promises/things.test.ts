import { describe, expect, it } from "@jest/globals";
import { foundThings, nameOfThing, type Thing } from "./things.js";

const THINGS: readonly Thing[] = [
  { kind: "operation", id: "1", name: "Cancel order", detail: "Ordering" },
  { kind: "operation", id: "2", name: "Place order", detail: "Ordering" },
  { kind: "channel", id: "3", name: "Order events", detail: "exchange" },
  { kind: "element", id: "4", name: "Ordering", detail: "app" },
];
const BY_ID = new Map(THINGS.map((thing) => [thing.id, thing]));
const find = (text: string, kinds: readonly Thing["kind"][] = ["operation", "channel", "element"]) =>
  foundThings(BY_ID, { text, kinds, limit: 10 }).map(({ id }) => id);

describe("what a promise may name", () => {
  it("is found by every word, in its name or by what it belongs to", () => {
    expect(find("order can")).toEqual(["1"]);
    expect(find("ORDERING place")).toEqual(["2"]);
  });

  it("comes first where its name begins with what is sought", () => {
    expect(find("order")).toEqual(["3", "4", "1", "2"]);
  });

  it("is of the kinds that are asked for, and no more than are asked for", () => {
    expect(find("order", ["channel"])).toEqual(["3"]);
    expect(foundThings(BY_ID, { text: "", kinds: ["operation"], limit: 1 })).toHaveLength(1);
  });

  it("is named by the beginning of its ID where it is gone", () => {
    expect(nameOfThing(BY_ID, "3")).toBe("Order events");
    expect(nameOfThing(BY_ID, "0d0f7d36-3ff7-45d0-bd6f-0a3b6a7e7c11")).toBe("0d0f7d36");
  });
});
