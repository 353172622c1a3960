import { expect, it } from "@jest/globals";
import { SOURCE_IMPORT_LIMITS } from "./limits.js";
import { ImportedProject, itemOf } from "./testing/imported-project.js";
import { says } from "./testing/source-facts.js";

it("has the limits that are stated", () => {
  expect(SOURCE_IMPORT_LIMITS).toEqual({ sources: 20 });
});

it("an item names so many places at most, the most telling first", () => {
  const sources = Array.from({ length: 15 }, (_, at) => `a${at}`);
  const facts = [
    { ...says.message("Placed"), sources: sources.map((source) => `of the message ${source}`) },
    { ...says.publish("a", "Placed"), sources },
    says.service("a"),
  ];
  const item = itemOf(new ImportedProject().propose(facts), "message", "publish|a|Placed");
  expect(item.sources).toHaveLength(SOURCE_IMPORT_LIMITS.sources);
  expect(item.sources.slice(0, 15)).toEqual(sources);
});
