import { describe, expect, it } from "@jest/globals";
import { EDIT_LIMITS, FACT_LIMITS, IMPORT_LIMITS, READING_LIMITS } from "./index.js";

describe("limits", () => {
  it("of an import are those of docs/reference/limits.md#import", () => {
    expect(IMPORT_LIMITS).toEqual({
      bodyBytes: 16777216,
      elements: 5000,
      relationships: 10000,
      messages: 5000,
      schemas: 200,
      operations: 5000,
      channels: 5000,
      subscriptions: 5000,
      bindings: 5000,
      shapeIssues: 100,
    });
  });

  it("of a fact are those of docs/reference/limits.md#values-of-facts", () => {
    expect(FACT_LIMITS).toEqual({
      nameLength: 200,
      labelLength: 200,
      technologyLength: 200,
      descriptionLength: 10000,
      iconLength: 10000,
      routingKeyLength: 2000,
      lineShapeLength: 100,
      tags: 50,
      tagLength: 100,
      provenanceSourceLength: 2000,
      revisionLength: 2000,
      staleReasonLength: 100,
      minConfidence: 0,
      maxConfidence: 1,
      maxTimeoutMs: 3600000,
      minAttempts: 1,
      maxAttempts: 10,
      maxBackoffMs: 3600000,
      schemaContentLength: 65536,
      consumerIssues: 20,
    });
  });

  it("of editing are those of docs/reference/limits.md#editing", () => {
    expect(EDIT_LIMITS).toEqual({ changes: 5000, issues: 10000 });
  });

  it("of reading leave room for the largest document and bound the rest", () => {
    expect(READING_LIMITS).toEqual({
      depth: 512,
      yamlDepth: 100,
      yamlMarks: 2500000,
      numberLength: 40,
      containers: 1000000,
      keys: 1200000,
      objectKeys: 20000,
      oddities: 100,
    });
  });
});
