import { expect, test } from "@jest/globals";
import { contractEntries, soughtEntries } from "./contract-entries.js";
import { SHOP } from "./testing/shop.js";

const ENTRIES = contractEntries(SHOP);

test("contracts stand by kind and then by name, with who they are between", () => {
  expect(ENTRIES.map(({ kind, name, between }) => `${kind} ${name}: ${between}`)).toEqual([
    "message Ordered: shop → bank, not in the model",
    "channel orders: topic → bank",
    "channel refunds: queue → nobody",
    "operation GET /orders: http · shop",
    "schema order: Version 1",
  ]);
});

test("a schema carries no label", () => {
  expect(ENTRIES.map(({ status, isStale }) => [status, isStale])).toEqual([
    ["declared", false],
    ["inferred", true],
    ["declared", false],
    ["declared", false],
    [null, false],
  ]);
});

test("they are found by kind, and by a part of a name or a partner in any letter case", () => {
  const found = (q: string) => soughtEntries(ENTRIES, { q }).map(({ name }) => name);
  expect(found("ORDER")).toEqual(["Ordered", "orders", "GET /orders", "order"]);
  expect(found("bank")).toEqual(["Ordered", "orders"]);
  expect(soughtEntries(ENTRIES, { kind: "schema" }).map(({ name }) => name)).toEqual(["order"]);
  expect(found("nothing such")).toEqual([]);
});
