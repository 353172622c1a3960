import { describe, expect, it } from "@jest/globals";
import { flowRows } from "./flow-rows.js";
import { aStep } from "./testing/a-flow.js";

const nameOf = (alias: string | null): string => (alias === null ? "nothing" : alias.toUpperCase());

describe("the steps of a proposed flow", () => {
  it("stand under the step that holds them, whatever their order in the list", () => {
    const steps = [
      aStep({ key: "a", type: "call", from: "web", operation: "order" }),
      aStep({ key: "b", type: "write", from: "web", store: "db", dataset: "orders" }),
      aStep({ key: "a2", type: "write", parent: "a", slot: "onError", from: "web", store: "log" }),
      aStep({ key: "a1", type: "parallel", parent: "a", slot: "then" }),
      aStep({
        key: "p",
        type: "publish",
        parent: "a1",
        slot: "branch",
        branchIndex: 1,
        from: "web",
        message: "m",
        channel: "c",
      }),
    ];
    expect(
      flowRows({ steps }, nameOf).map(({ key, depth, when, what }) => ({ key, depth, when, what })),
    ).toEqual([
      { key: "a", depth: 0, when: null, what: "WEB calls ORDER" },
      { key: "a2", depth: 1, when: "if it fails", what: "WEB writes data to LOG" },
      { key: "a1", depth: 1, when: "then", what: "At the same time" },
      { key: "p", depth: 2, when: "branch 2", what: "WEB publishes M on C" },
      { key: "b", depth: 0, when: null, what: "WEB writes orders to DB" },
    ]);
  });

  it("say which step a branch waits for, and what takes a message", () => {
    const steps = [
      aStep({ key: "a", type: "call", from: "web", operation: "order" }),
      aStep({ key: "b", type: "branch", whenStep: "a", is: "Failed" }),
      aStep({ key: "c", type: "call", parent: "b", slot: "else", from: "web", operation: "pay" }),
      aStep({ key: "d", type: "branch", parent: "c", slot: "handler", handlerOf: "sub" }),
    ];
    expect(flowRows({ steps }, nameOf).map(({ when, what }) => [when, what])).toEqual([
      [null, "WEB calls ORDER"],
      [null, "If “WEB calls ORDER” has failed"],
      ["otherwise", "WEB calls PAY"],
      ["when SUB takes it", "If “something” has something"],
    ]);
  });

  it("name each part once, by its alias", () => {
    const steps = [aStep({ key: "a", type: "call", from: "web", operation: "web" })];
    expect(flowRows({ steps }, nameOf).map(({ aliases }) => aliases)).toEqual([["web"]]);
  });
});
