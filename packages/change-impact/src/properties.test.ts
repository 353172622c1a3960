import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { changeImpact } from "./change-impact.js";
import { CERTAINTIES } from "./records/change-impact.js";
import { anyImpactInput } from "./testing/any-impact-input.js";

const reversed = <Item>(list: readonly Item[]): readonly Item[] => list.toReversed();

it("the order of lists changes nothing", () => {
  fc.assert(
    fc.property(anyImpactInput, (input) => {
      const { model } = input;
      const other = {
        ...input,
        model: { ...model, elements: reversed(model.elements), operations: reversed(model.operations) },
        serviceLinks: reversed(input.serviceLinks),
        evidenceLinks: reversed(input.evidenceLinks),
        scenarios: reversed(input.scenarios),
        promises: reversed(input.promises),
        base: { ...input.base, files: reversed(input.base.files), facts: reversed(input.base.facts) },
        head: { ...input.head, files: reversed(input.head.files), facts: reversed(input.head.facts) },
      };
      expect(changeImpact(other)).toEqual(changeImpact(input));
    }),
    { seed: 18, numRuns: 300 },
  );
});

it("a commit against itself, completely read, touches nothing", () => {
  fc.assert(
    fc.property(anyImpactInput, (input) => {
      const base = { ...input.head, complete: true, incomplete: [] };
      const { entries, changes, files } = changeImpact({ ...input, base, head: base });
      expect({ entries, changes, files }).toEqual({
        entries: [],
        changes: [],
        files: { added: 0, changed: 0, removed: 0 },
      });
    }),
    { seed: 19, numRuns: 200 },
  );
});

it("nothing is removed that was in a file which the head did not read", () => {
  fc.assert(
    fc.property(anyImpactInput, (input) => {
      const unread = new Set(
        input.head.files
          .filter(({ status, reason }) => status !== "read" || reason !== null)
          .map(({ path }) => path),
      );
      const { changes } = changeImpact(input);
      const removed = changes.filter(({ change, factKey }) => change === "removed" && factKey !== null);
      const places = removed.map(({ source }) => source?.replace(/^.*:(.*)#.*$/, "$1") ?? "");
      expect(places.filter((path) => unread.has(path))).toEqual([]);
    }),
    { seed: 20, numRuns: 300 },
  );
});

it("each thing is told once, its counts add up, and entries are in order", () => {
  fc.assert(
    fc.property(anyImpactInput, (input) => {
      const { entries, counts } = changeImpact(input);
      expect(new Set(entries.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(entries.length);
      expect(counts.definite + counts.possible + counts.unknown).toBe(entries.length);
      const ranks = entries.map(({ certainty }) => CERTAINTIES.indexOf(certainty));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      expect(entries.filter(({ reasons }) => reasons.length === 0)).toEqual([]);
    }),
    { seed: 21, numRuns: 300 },
  );
});
