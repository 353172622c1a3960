import { describe, expect, it } from "@jest/globals";
import { readScenarioDocument } from "@plumbline/playback-engine";
import { publish, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { MODEL, order, PAID, REQUEST, RESPONSE, SHOP } from "../testing/shop.js";
import { scenarioHash, schemaHash } from "./scenario-hash.js";
import { schemasOfScenario } from "./schemas-of-scenario.js";

describe("the hash of a scenario", () => {
  it("is the same for what is stored and read again, in any order of keys", () => {
    const read = readScenarioDocument(JSON.stringify(order()));
    expect(read.ok && scenarioHash(read.value.document)).toBe(scenarioHash(order()));
    const { name, ...others } = order();
    expect(scenarioHash({ ...others, name })).toBe(scenarioHash({ name, ...others }));
    expect(scenarioHash({ ...others, name: "Another" })).not.toBe(scenarioHash(order()));
    expect(scenarioHash({ ...order(), id: undefined })).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is of the keys that a payload has, whatever was read before", () => {
    const hashes = ["\\", "\n", '"'].map((key) => {
      const step = publish("tell", SHOP.web, ["x", "y"], { payload: { own: 1, [key]: 2, more: 3 } });
      return [0, 1, 2].map(() => scenarioHash(scenario([step]))).at(-1);
    });
    expect(new Set(hashes).size).toBe(3);
  });

  it("of a schema is that of its text", () => {
    expect(schemaHash({ content: "" })).toBe(
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    );
  });
});

describe("the schemas of a scenario", () => {
  it("are those of the operations and messages of its steps, by ID", () => {
    const ids = schemasOfScenario(order(), { ...MODEL, schemas: MODEL.schemas.toReversed() }).map(
      ({ id }) => id,
    );
    expect(ids).toEqual([REQUEST, RESPONSE, PAID]);
  });

  it("are none where a step names nothing that is there", () => {
    const unread = [
      { id: "a", type: "call", operation: null } as never,
      { ...publish("b", SHOP.web, ["x", "y"]), message: null, handlers: null } as never,
      { id: "c", type: "parallel", branches: null } as never,
    ];
    expect(schemasOfScenario(scenario(unread), MODEL)).toEqual([]);
  });
});
