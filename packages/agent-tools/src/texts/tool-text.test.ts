import { describe, expect, it } from "@jest/globals";
import { FIND_ELEMENTS, GET_SCHEMA, LIST_PROJECTS } from "../index.js";
import { argumentsText, toolLine } from "./tool-text.js";

describe("a tool in words", () => {
  it("has its name, the scopes that open it and what it is for", () => {
    const told = toolLine({ ...FIND_ELEMENTS, scopes: ["read", "export"], about: "Finds." });
    expect(told).toBe("`find_elements` (scope `read` or `export`): Finds.");
  });

  it("says what it needs and what it takes, where there is any", () => {
    expect(argumentsText(GET_SCHEMA)).toBe("Needs `projectId`, `schemaId`. Takes `maxTokens`.");
    expect(argumentsText({ ...GET_SCHEMA, takesBudget: false })).toBe("Needs `projectId`, `schemaId`.");
    expect(argumentsText({ ...LIST_PROJECTS, list: null })).toBe("Takes `maxTokens`.");
  });
});
