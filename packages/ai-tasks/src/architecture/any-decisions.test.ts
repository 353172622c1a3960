import { describe, expect, it } from "@jest/globals";
import { exportModelDocument, NO_FACTS, planImport } from "@plumbline/model-core";
import fc from "fast-check";
import type { ArchitectureItem, ArchitectureProposal } from "../index.js";
import { anOutput, aProposal, ITEMS, SHOP } from "../testing/architectures.js";
import { decide, modelAfter, PLACE, type Said } from "../testing/decided-architectures.js";

const ALIASES = ITEMS.map(({ alias }) => alias);

/** Each item is accepted, rejected or left. */
const said: fc.Arbitrary<Said> = fc
  .array(fc.constantFrom("accept", "reject", "leave"), {
    minLength: ALIASES.length,
    maxLength: ALIASES.length,
  })
  .map((words) => ({
    accept: ALIASES.filter((_, index) => words[index] === "accept"),
    reject: ALIASES.filter((_, index) => words[index] === "reject"),
  }));

const order = fc.shuffledSubarray([...ITEMS], { minLength: ITEMS.length, maxLength: ITEMS.length });

/** What becomes of an item, read from the words alone: a second reading of the same rules. */
function expected(alias: string, proposal: ArchitectureProposal, { accept, reject }: Said): string {
  const item = proposal.items.find((one) => one.alias === alias) as ArchitectureItem;
  const needs = item.dependsOn.map((id) => proposal.items.find((one) => one.id === id)?.alias ?? "");
  const states = needs.map((needed) => expected(needed, proposal, { accept, reject }));
  const isRejected =
    reject.includes(alias) || states.some((state) => state !== "open" && state !== "accepted");
  if (accept.includes(alias)) {
    return states.every((state) => state === "accepted") ? "accepted" : "refused";
  }
  return isRejected ? "rejected" : "open";
}

describe("whatever is said of items", () => {
  it("an item gets what was said of it, or nothing is written at all", () => {
    fc.assert(
      fc.property(said, order, (words, items) => {
        fc.pre(words.accept.length + words.reject.length > 0);
        const proposal = aProposal(anOutput({ items }));
        const states = new Map(ALIASES.map((alias) => [alias, expected(alias, proposal, words)]));
        const outcome = decide(proposal, words);
        expect(outcome.ok).toBe(![...states.values()].includes("refused"));
        if (outcome.ok) {
          const found = outcome.value.proposal.items.map(({ alias, state }) => [alias, state] as const);
          expect(new Map(found)).toEqual(states);
        }
      }),
      { seed: 24 },
    );
  });

  it("the model after it keeps every rule of an import", () => {
    fc.assert(
      fc.property(said, (words) => {
        const outcome = decide(aProposal(), words);
        if (outcome.ok) {
          const document = exportModelDocument(modelAfter(SHOP, outcome.value), "Shop");
          const { result } = planImport({
            ...{ document, present: NO_FACTS, modelVersion: 0, schemaOwners: new Map(), elsewhere: NO_FACTS },
            ...PLACE,
          });
          expect(result.items.filter(({ change }) => change === "refused")).toEqual([]);
        }
      }),
      { seed: 25 },
    );
  });

  it("the order of the items changes nothing of what is written", () => {
    const sorted = (proposal: ArchitectureProposal) => {
      const outcome = decide(proposal, { accept: ALIASES, reject: [] });
      const names = outcome.ok ? modelAfter(SHOP, outcome.value).elements.map(({ name }) => name) : [];
      return names.toSorted();
    };
    fc.assert(
      fc.property(order, (items) => {
        expect(sorted(aProposal(anOutput({ items })))).toEqual(sorted(aProposal()));
      }),
      { seed: 26 },
    );
  });
});
