import { describe, expect, it } from "@jest/globals";
import { type Model, NO_FACTS } from "@plumbline/model-core";
import { exampleOf } from "./example-of-schema.js";
import { newScenario } from "./new-scenario.js";

const CHOSEN = { id: "i", name: "n", stepId: "begin", operationId: "op", callerId: "web" };
const MODEL = {
  ...NO_FACTS,
  operations: [{ id: "op", requestSchemaId: "s", responseSchemaId: null }],
  schemas: [
    { id: "s", content: '{"type":"object","required":["total"],"properties":{"total":{"type":"integer"}}}' },
  ],
} as unknown as Model;

describe("a new scenario", () => {
  it("calls the operation that was chosen and asserts that it succeeds", () => {
    const { steps, assertions } = newScenario(CHOSEN, MODEL);
    expect(steps).toMatchObject([
      { type: "call", from: "web", operation: "op", request: { total: 0 }, response: null },
    ]);
    expect(assertions).toMatchObject([{ type: "outcome", step: "begin", expected: "Succeeded" }]);
  });

  it("begins without a step where no operation was chosen", () => {
    expect(newScenario({ ...CHOSEN, operationId: null }, MODEL)).toEqual({
      id: "i",
      name: "n",
      steps: [],
      faults: [],
      assertions: [],
    });
  });
});

describe("an example of a schema", () => {
  it.each([
    ['{"type":"string","format":"uuid"}', "00000000-0000-4000-8000-000000000000"],
    ['{"type":"string","minLength":3}', "xxx"],
    ['{"enum":["paid","open"]}', "paid"],
    ['{"type":["number","null"],"minimum":2}', 2],
    ['{"type":"array","minItems":1,"items":{"type":"boolean"}}', [false]],
    ['{"$ref":"#/$defs/a","$defs":{"a":{"const":7}}}', 7],
    ['{"$ref":"#"}', null],
    ["no JSON", null],
    [null, null],
  ])("of %s is %j", (content, example) => {
    expect(exampleOf(content)).toEqual(example);
  });
});
