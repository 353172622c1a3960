import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { EXPLAIN_LIMITS } from "../limits.js";
import { relationshipsOfElement } from "./relationships-of-element.js";

function modelWith(
  ...relationships: readonly (readonly [id: string, fromId: string, toId: string])[]
): Model {
  const facts = relationships.map(([id, fromId, toId]) => ({ id, fromId, toId }));
  return { relationships: facts } as unknown as Model;
}

describe("what an element depends on, and what depends on it", () => {
  it("is what leads from it, then what leads to it, each once and in the order of IDs", () => {
    const model = modelWith(
      ["r6", "a", "b"],
      ["r5", "b", "a"],
      ["r4", "a", "a"],
      ["r3", "b", "c"],
      ["r2", "c", "a"],
      ["r1", "a", "c"],
    );
    expect(relationshipsOfElement(model, "a")).toEqual(["r1", "r4", "r6", "r2", "r5"]);
    expect(relationshipsOfElement(model, "d")).toEqual([]);
  });

  it("is so much of it as is told", () => {
    const most = EXPLAIN_LIMITS.relationships;
    const model = modelWith(
      ["a", "x", "hub"],
      ...Array.from({ length: most }, (_, at) => [`r${at}`, "hub", "x"] as const),
    );
    const told = relationshipsOfElement(model, "hub");
    expect(told).toHaveLength(most);
    expect(told).not.toContain("a");
  });
});
