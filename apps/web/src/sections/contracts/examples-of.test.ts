import { expect, test } from "@jest/globals";
import { examplesIn, examplesOf, type ScenarioBody } from "./examples-of.js";

const SCENARIO: ScenarioBody = {
  id: "s1",
  name: "Order",
  faults: [],
  assertions: [],
  origin: null,
  steps: [
    {
      type: "call",
      id: "place",
      operation: "op",
      request: { units: 1 },
      response: null,
      then: [
        {
          type: "publish",
          id: "tell",
          message: "msg",
          channel: "ch",
          payload: { a: 1 },
          handlers: { sub: [{ type: "call", id: "again", operation: "op", request: { units: 1 } }] },
        },
      ],
    },
    {
      type: "parallel",
      id: "both",
      branches: [[{ type: "publish", id: "bare", message: "msg", channel: "ch" }], null],
    },
    null,
    { type: "branch", id: "b", else: [{ type: "call", id: "deep", operation: "op", response: ["ok"] }] },
  ],
};

test("payloads are found at any depth, in the order of their steps", () => {
  const found = examplesIn([SCENARIO]).map(({ stepId, role, of }) => `${stepId} ${role} ${of}`);
  expect(found).toEqual([
    "place request op",
    "tell payload msg",
    "again request op",
    "bare payload msg",
    "deep response op",
  ]);
});

test("of one contract each payload is shown once, and none without", () => {
  const all = examplesIn([SCENARIO]);
  expect(examplesOf(all, "op").map(({ stepId }) => stepId)).toEqual(["place", "deep"]);
  expect(examplesOf(all, "msg").map(({ stepId, text }) => [stepId, text])).toEqual([
    ["tell", '{\n  "a": 1\n}'],
  ]);
});
