import { describe, expect, it } from "@jest/globals";
import { guessFormat } from "./guess-format.js";

describe("what a file seems to be", () => {
  it.each([
    ['{"version":"1.0","project":{"name":"x"},"elements":[{"id":"a"'],
    ['\uFEFF \n{ "channels" : [] }'],
    ['{"project":{"openapi":"3.1"},"elements":[]}'],
  ])("is a model in JSON: %j", (head) => {
    expect(guessFormat(head)).toEqual({ isModel: true, contentType: "application/json" });
  });

  it("is a model in YAML", () => {
    const head = 'version: "1.0"\nproject:\n  name: x\nelements:\n  - id: a\n';
    expect(guessFormat(head)).toEqual({ isModel: true, contentType: "application/x-yaml" });
  });

  it.each([
    ['{"openapi":"3.1.0","paths":{}}', "application/json"],
    ['{"asyncapi":"3.0.0","channels":{},"operations":{}}', "application/json"],
    ['{"specification":{},"elements":{},"relations":{}}', "application/json"],
    ['{"name":"elements","model":{"people":[]}}', "application/json"],
    ['{"a":"\\"elements\\":"}', "application/json"],
    ["services:\n  web:\n    image: x\n", "application/x-yaml"],
    ["asyncapi: 2.6.0\nchannels:\n  a: {}\n", "application/x-yaml"],
    ['workspace "x" {\n  model {\n  }\n}', "application/x-yaml"],
    ["", "application/x-yaml"],
  ])("is to be converted: %j", (head, contentType) => {
    expect(guessFormat(head)).toEqual({ isModel: false, contentType });
  });
});
