import { describe, expect, it } from "@jest/globals";
import { numbered } from "../testing/aliased-facts.js";
import { aProposal, ID } from "../testing/architectures.js";
import type { ArchitectureItem } from "./architecture-item.js";
import { isServices, linksOfItems } from "./links-of-items.js";

const services = [{ repository: "git.example/acme/shop", serviceKey: "shipping", name: "shipping" }];

/** An app that was added, but for what is said. */
function item(change: Partial<ArchitectureItem> = {}): ArchitectureItem {
  const [ship] = aProposal().items;
  if (ship === undefined) {
    throw new Error("No item");
  }
  return { ...ship, services, createdId: ID.orders, ...change };
}

describe("the services of an item", () => {
  it.each<[string, Partial<ArchitectureItem>, boolean]>([
    ["a new app", {}, true],
    ["a new system", { fields: { kind: "system" } }, false],
    ["an app that is there", { action: "update" }, false],
    ["a channel", { kind: "channel" }, false],
  ])("are those of %s", (_, change, isLinked) => {
    expect(isServices(item(change))).toBe(isLinked);
    const links = linksOfItems(numbered(4), [item(change)]);
    const made = links.map(({ serviceKey, elementId }) => `${serviceKey} ${elementId}`);
    expect(made).toEqual(isLinked ? [`shipping ${ID.orders}`] : []);
  });
});
