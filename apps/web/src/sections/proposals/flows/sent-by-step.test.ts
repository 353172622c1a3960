import { describe, expect, it } from "@jest/globals";
import { sentByStep } from "./sent-by-step.js";
import { aStep } from "./testing/a-flow.js";

describe("what a step of a proposed flow sends", () => {
  it("is each text that the flow has for it, headers by their names", () => {
    const step = aStep({
      ...{ key: "a", type: "publish", payloadJson: '{"id":1}', routingKey: "a.b" },
      headers: [{ name: "x-tries", value: "2" }],
    });
    expect(sentByStep(step)).toEqual([
      ["Payload", '{"id":1}'],
      ["Header x-tries", "2"],
      ["Routing key", "a.b"],
    ]);
    const call = aStep({ key: "a", type: "call", requestJson: "{}", responseJson: "null" });
    expect(sentByStep(call)).toEqual([
      ["Request", "{}"],
      ["Response", "null"],
    ]);
    expect(sentByStep(aStep({ key: "w", type: "write", changeJson: "1" }))).toEqual([["Change", "1"]]);
  });

  it("is nothing where it has none", () => {
    expect(sentByStep(aStep({ key: "a", type: "call" }))).toEqual([]);
  });
});
