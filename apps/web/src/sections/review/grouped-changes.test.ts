import { describe, expect, it } from "@jest/globals";
import { groupedChanges } from "./grouped-changes.js";
import { aFinding } from "./testing/a-finding.js";

describe("what became of a kept review", () => {
  it("is told by what happened, with what a changed finding was before", () => {
    const before = aFinding({ reason: "It has one attempt" });
    const after = aFinding({ reason: "It has two" });
    const groups = groupedChanges({
      added: [after],
      changed: [{ before, after }],
      answered: [],
      gone: [before],
    });
    expect(groups).toEqual([
      { name: "added", changed: [{ finding: after, before: null }] },
      { name: "changed", changed: [{ finding: after, before }] },
      { name: "gone", changed: [{ finding: before, before: null }] },
    ]);
  });

  it("is nothing where nothing happened", () => {
    expect(groupedChanges({ added: [], changed: [], answered: [], gone: [] })).toEqual([]);
  });
});
