import { describe, expect, it } from "@jest/globals";
import { runScenario } from "../run-scenario.js";
import { ModelBuilder } from "../testing/model-builder.js";
import type { Steps } from "../testing/scenario-builder.js";
import { branch, call, parallel, publish, scenario, write } from "../testing/scenario-builder.js";

const made = new ModelBuilder();
const shop = made.element("shop");
const [ledger, owner] = [made.element("ledger", "store"), made.element("owner")];
const pay = made.operation("pay", owner);
const topic = made.channel("topic");
const queue = made.channel("queue", "queue");
const bound = made.binding(topic, queue, "a.*");
const open = made.binding(topic, queue);
const taker = made.subscription(queue, owner);
const placed = made.message("placed", shop);
const model = made.build();
const told: readonly [string, string] = [topic, placed];

function labelsOf(steps: Steps): Readonly<Record<string, string>> {
  return Object.fromEntries(runScenario({ document: scenario(steps), model, modelVersion: 1 }).labels);
}

const WRITE = write("w", shop, ledger);

describe("the labels of a run", () => {
  it.each<readonly [string, Steps]>([
    ["what a call does", [call("c", shop, pay, { does: [WRITE] })]],
    ["what handles an error", [call("c", shop, pay, { onError: [WRITE] })]],
    ["what a consumer does", [publish("p", shop, told, { handlers: { [taker]: [WRITE] } })]],
    ["what is done at the same time", [parallel("p", [], [WRITE])]],
    ["what a branch does", [parallel("x"), branch("b", "x", "Failed", { does: [WRITE] })]],
    ["what a branch does otherwise", [parallel("x"), branch("b", "x", "Failed", { otherwise: [WRITE] })]],
  ])("name what stands in %s", (_, steps) => {
    expect(labelsOf(steps)).toMatchObject({ [shop]: "shop", [ledger]: "ledger" });
  });

  it("name an operation and its owner, a message, its channels, and both ends of bindings and subscriptions", () => {
    expect(labelsOf([call("c", shop, pay), publish("p", shop, told)])).toEqual({
      [shop]: "shop",
      [owner]: "owner",
      [pay]: "pay",
      [placed]: "placed",
      [topic]: "topic",
      [queue]: "queue",
      [bound]: "topic → queue (a.*)",
      [open]: "topic → queue",
      [taker]: "queue → owner",
    });
  });
});
