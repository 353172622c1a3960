/** @jest-environment node */
import { afterAll, describe, expect, it, jest } from "@jest/globals";
import { type JsonValue, type Model, parseModelDocument } from "@plumbline/model-core";
import HASHES from "../../../../packages/playback-engine/golden/engine-1/systems.hashes.json" with {
  type: "json",
};
import CONSUMER_DOWN from "../../../../packages/playback-engine/golden/systems/eshop.consumer-down.scenario.json" with {
  type: "json",
};
import HAPPY_ORDER from "../../../../packages/playback-engine/golden/systems/eshop.happy-order.scenario.json" with {
  type: "json",
};
import MODEL from "../../../../packages/playback-engine/golden/systems/eshop.model.json" with {
  type: "json",
};
import PAYMENT_FAILED from "../../../../packages/playback-engine/golden/systems/eshop.payment-failed.scenario.json" with {
  type: "json",
};
import { holdModel } from "./held-models.js";
import { carried, type PlayOutput, play } from "./play.js";
import { validate } from "./validate.js";

function modelOf(document: JsonValue): Model {
  const read = parseModelDocument(document);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  const schemas = read.value.schemas.map((schema) => ({ ...schema, version: 1 }));
  const elements = read.value.elements.map((element) => ({ ...element, ownerId: null }));
  return { ...read.value, elements, schemas } as Model;
}

const handle = "eshop";
holdModel({ handle, modelVersion: 7, model: modelOf(MODEL) });

function playedRun(output: PlayOutput) {
  if (output.is !== "played") {
    throw new Error(JSON.stringify(output));
  }
  return output.run;
}

const TEXT = JSON.stringify(HAPPY_ORDER, null, 2);

// However busy the machine is, the checks of schemas have time here.
const clock = jest.spyOn(performance, "now").mockReturnValue(0);
afterAll(() => clock.mockRestore());

describe("the calls of playing", () => {
  it.each([
    ["eshop.happy-order.scenario.json", HAPPY_ORDER],
    ["eshop.payment-failed.scenario.json", PAYMENT_FAILED],
    ["eshop.consumer-down.scenario.json", CONSUMER_DOWN],
  ] as const)("play %s to the hash of the engine's golden file", (file, document) => {
    const run = playedRun(play({ handle, text: JSON.stringify(document) }));
    expect(run.hash).toBe(HASHES[file]);
    expect(run.modelVersion).toBe(7);
  });

  it("hand out what an event carries when it is asked for", () => {
    const output = play({ handle, text: TEXT });
    const { hash, events } = playedRun(output);
    const event = events.find(({ stepId }) => stepId === "create-order");
    expect(event).not.toHaveProperty("payload");
    expect(carried({ hash, sequence: event?.sequence ?? 0 })?.payload).toMatchObject({
      userId: "buyer-7",
    });
    expect(carried({ hash: "nobody", sequence: 1 })).toBeNull();
  });

  it("say so when the model is not held", () => {
    expect(play({ handle: "gone", text: "{}" })).toEqual({ is: "no-model" });
    expect(validate({ handle: "gone", text: "{}" })).toEqual({ is: "no-model" });
  });
});

describe("issues while typing", () => {
  const changed = (change: (document: { steps: Record<string, unknown>[]; faults: unknown[] }) => void) => {
    const document = JSON.parse(TEXT);
    change(document);
    return JSON.stringify(document, null, 2);
  };

  it("are none for a scenario that plays", () => {
    expect(validate({ handle, text: TEXT })).toEqual({ is: "read", issues: [] });
  });

  it("have the step, the path and the place of what they are about", () => {
    const text = changed(({ steps }) => Object.assign(steps[1] ?? {}, { operation: "nowhere" }));
    const line = text.split("\n").findIndex((one) => one.includes("nowhere")) + 1;
    expect(validate({ handle, text })).toMatchObject({
      issues: [
        { code: "unknown-operation", stepId: "get-items", path: "steps[1].operation", place: { line } },
      ],
    });
  });

  it("of a fault have its path", () => {
    const text = changed(({ faults }) => faults.push({ target: "x", kind: "Error", failFirst: null }));
    expect(validate({ handle, text })).toMatchObject({
      issues: [{ code: "unknown-fault-target", path: "faults[0].target", stepId: null }],
    });
  });

  it("say where a text is no JSON", () => {
    expect(validate({ handle, text: '{\n  "name": }' })).toMatchObject({
      is: "refused",
      issues: [{ code: "unreadable", place: { line: 2 } }],
    });
  });

  it("are what a run says too", () => {
    const text = changed(({ steps }) => Object.assign(steps[0] ?? {}, { id: "get-items" }));
    expect(play({ handle, text })).toMatchObject({
      is: "unplayable",
      issues: [{ code: "duplicate-step-id" }],
    });
  });
});
