import { expect, test } from "@jest/globals";
import { contractFacts, schemasOfContract } from "./contract-facts.js";
import { SHOP } from "./testing/shop.js";

function said(kind: "message" | "channel" | "operation" | "schema", id: string): readonly string[] {
  return contractFacts(SHOP, { kind, id }).map(
    ({ word, parts, text }) =>
      `${word}: ${[text, ...parts.map((part) => `${part.id} ${part.note}`.trim())].join(";")}`,
  );
}

test("a message says who produces and who consumes it", () => {
  expect(said("message", "ordered")).toEqual(["Producer: ;shop", "Consumers: ;bank;gone"]);
});

test("a channel says who subscribes, where failures go, and what it is bound to", () => {
  expect(said("channel", "orders")).toEqual([
    "Channel: topic",
    "Subscribers: ;bank what fails goes to refunds",
    "Bound to: ;refunds by back",
  ]);
  expect(said("channel", "refunds")).toEqual([
    "Channel: queue",
    "Subscribers: nobody",
    "Bound from: ;orders by back",
  ]);
});

test("an operation says its owner, timeout and attempts", () => {
  expect(said("operation", "get")).toEqual([
    "Served by: ;shop",
    "Transport: http",
    "Timeout: 500 ms",
    "Retry: 3 attempts, 100 ms between them",
  ]);
});

test("a schema says who uses it", () => {
  expect(said("schema", "order")).toEqual(["Version: 1", "Used by: ;ordered;get"]);
});

test("what is not there says nothing", () => {
  expect(said("message", "none")).toEqual([]);
  expect(said("operation", "none")).toEqual([]);
});

test("schemas are shown by what they are for", () => {
  expect(schemasOfContract(SHOP, { kind: "operation", id: "get" })).toEqual([
    { role: "Response", id: "order" },
  ]);
  expect(schemasOfContract(SHOP, { kind: "message", id: "ordered" })).toEqual([
    { role: "Payload", id: "order" },
  ]);
  expect(schemasOfContract(SHOP, { kind: "schema", id: "order" })).toEqual([
    { role: "Content", id: "order" },
  ]);
  expect(schemasOfContract(SHOP, { kind: "channel", id: "orders" })).toEqual([]);
});
