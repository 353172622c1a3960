import { expect, it } from "@jest/globals";
import { ImportedProject, itemOf } from "../testing/imported-project.js";
import { SHOP } from "../testing/source-facts.js";
import { saysSame } from "./change-of-item.js";

it("only a list that source adds to, and content that is the same JSON, say the same in other words", () => {
  expect(saysSame("content", "{}", "{ }")).toBe(true);
  expect(saysSame("content", "{", "[")).toBe(false);
  expect(saysSame("name", "{}", "{ }")).toBe(false);
  expect(saysSame("consumerIds", ["a"], ["b", "a"])).toBe(true);
});

it("consumers that a person added stay beside those that source adds", () => {
  const project = new ImportedProject();
  project.accept(project.propose(SHOP));
  const db = itemOf(project.propose(SHOP, { evidenceLinks: [] }), "element", "store|db").targetId;
  const messages = project.model.messages.map((one) => ({ ...one, consumerIds: [db as never] }));
  project.model = { ...project.model, messages };
  const billing = project.evidenceLinks.find(({ factKey }) => factKey === "service|src/billing")?.factId;
  const items = project.propose(SHOP);
  expect(items).toMatchObject([
    { kind: "message", change: "update", proposed: { consumerIds: [db, billing] } },
  ]);
});
