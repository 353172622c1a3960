import { describe, expect, it } from "@jest/globals";
import { aCall, aFlow, aMissing, anAssertion, everyFlow } from "../testing/flows.js";
import { type AliasUse, usesOfFlow, usesOfMissing } from "./uses-of-flow.js";

function lines(uses: readonly AliasUse[]): readonly string[] {
  return uses.map(({ pointer, alias, by, kinds }) => `${by} ${pointer} ${alias} ${kinds?.join() ?? "any"}`);
}

describe("the places of a flow that name a part", () => {
  it("are told in the order of the flow, with what names it and which kinds it may have", () => {
    const flow = aFlow({
      missing: [
        aMissing({ alias: "m", kind: "message", producer: "web", consumers: ["shop", "pay"] }),
        aMissing({ alias: "s", kind: "subscription", channel: "events", consumer: "shop" }),
      ],
      steps: [aCall()],
      faults: [{ target: "order", kind: "Error", failFirst: null }],
      assertions: [anAssertion({ target: "bound" }), anAssertion()],
      questions: [{ text: "Who?", about: ["web", "shop"] }],
    });
    expect(lines(usesOfFlow(flow))).toEqual([
      "missing /missing/0/producer web element",
      "missing /missing/0/consumers/0 shop element",
      "missing /missing/0/consumers/1 pay element",
      "missing /missing/1/channel events channel",
      "missing /missing/1/consumer shop element",
      "scenario /steps/0/from shop element",
      "scenario /steps/0/operation order operation",
      "scenario /faults/0/target order operation,channel,subscription,element",
      "scenario /assertions/0/target bound operation,channel,subscription,element,binding",
      "question /questions/0/about/0 web any",
      "question /questions/0/about/1 shop any",
    ]);
  });

  it("of a missing part alone point into it", () => {
    const [, message] = everyFlow().missing;
    expect(message === undefined ? [] : lines(usesOfMissing(message))).toEqual([
      "missing /producer pay element",
      "missing /consumers/0 web element",
      "missing /consumers/1 pay element",
    ]);
  });
});
