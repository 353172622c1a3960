import { describe, expect, it } from "@jest/globals";
import { type Model, NO_FACTS } from "@plumbline/model-core";
import { ASYNC_API_PATH } from "../../contracts/asyncapi/asyncapi-document.js";
import { openApiPath } from "../../contracts/openapi/openapi-document.js";
import type { Blocker } from "../../manifest/manifest.js";
import { SHOP } from "../../testing/a-shop.js";
import { blockersInScope } from "./blockers-in-scope.js";

const blocker = (subject: string): Blocker => ({
  code: "self-check-failed",
  subject,
  message: "It differs.",
});

/** Of the blockers of all contract files those that parts of the shop bring. */
function filesInScope(parts: Partial<Model>): readonly string[] {
  const files = [...SHOP.elements.map(({ id }) => openApiPath(id)), ASYNC_API_PATH];
  const inScope = { ...NO_FACTS, ...parts };
  const scoped = { promises: [], scenarios: [], inScope, reached: new Set<string>() };
  return blockersInScope(files.map(blocker), scoped).map(({ subject }) => subject);
}

describe("blockers of contract files come with a brief", () => {
  it("of the elements that it brings, and of no others", () => {
    const [shop] = SHOP.elements;
    expect(filesInScope({ elements: shop === undefined ? [] : [shop] })).toEqual([
      openApiPath(SHOP.elements[0]?.id ?? ""),
    ]);
  });

  it.each(["channels", "messages", "subscriptions"] as const)("of messages, with any of its %s", (list) => {
    expect(SHOP[list].length).toBeGreaterThan(0);
    expect(filesInScope({ [list]: SHOP[list] })).toEqual([ASYNC_API_PATH]);
  });

  it("not of messages, where it brings none of them", () => {
    expect(filesInScope({ operations: SHOP.operations, relationships: SHOP.relationships })).toEqual([]);
    const { channels, messages, subscriptions } = SHOP;
    expect(filesInScope({ channels, messages, subscriptions })).toEqual([ASYNC_API_PATH]);
  });
});
