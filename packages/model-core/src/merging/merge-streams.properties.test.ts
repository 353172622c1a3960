import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  FACT_KINDS,
  LIST_OF_KIND,
  type MergeInput,
  type Model,
  type ModelChange,
  mergeStreams,
} from "../index.js";
import { afterPlan, edit, inOrderOfIds } from "../testing/an-edit.js";
import { arbitraryBatch, worldOf } from "../testing/arbitrary-edits.js";
import { naive, naiveIsSound } from "../testing/naive-model.js";

const WORLD = worldOf("a");
const batches = (world: string): fc.Arbitrary<(readonly ModelChange[])[]> =>
  fc.array(arbitraryBatch(world), { maxLength: 6 });

/** The model after those batches that break nothing. */
function edited(model: Model, list: readonly (readonly ModelChange[])[]): Model {
  return list.reduce((present, batch) => {
    const planned = edit(present, batch);
    return planned.ok ? afterPlan(present, planned.value) : present;
  }, model);
}

/** What a merge makes of main, or the fields of its conflicts. */
function merged(input: MergeInput): Model | readonly string[] {
  const result = mergeStreams(input);
  return result.ok ? afterPlan(input.main, result.value) : result.refusal.errors.map(({ field }) => field);
}

function turned(model: Model): Model {
  const lists = FACT_KINDS.map((kind) => [LIST_OF_KIND[kind], model[LIST_OF_KIND[kind]].toReversed()]);
  return Object.fromEntries(lists) as Model;
}

describe("a merge of random edits", () => {
  it("is sound, the same from both sides and whatever the order of the lists", () => {
    const seen = { runs: 0, merged: 0, conflicts: 0 };
    const property = fc.property(batches("a"), batches("a"), (ours, theirs) => {
      seen.runs += 1;
      const [main, branch] = [edited(WORLD, ours), edited(WORLD, theirs)];
      const result = merged({ base: WORLD, main, branch });
      expect(merged({ base: WORLD, main: branch, branch: main })).toEqual(result);
      expect(merged({ base: turned(WORLD), main: turned(main), branch: turned(branch) })).toEqual(result);
      if (!Array.isArray(result)) {
        expect(naiveIsSound(naive(result as Model))).toBe(true);
        expect(merged({ base: WORLD, main: result as Model, branch })).toEqual(result);
      }
      seen[Array.isArray(result) ? "conflicts" : "merged"] += 1;
    });
    fc.assert(property, { seed: 20261123, numRuns: 400 });
    expect(Math.min(seen.merged, seen.conflicts)).toBeGreaterThan(seen.runs / 8);
  });

  it("of a branch that changed nothing is empty", () => {
    const property = fc.property(batches("a"), (ours) => {
      const result = mergeStreams({ base: WORLD, main: edited(WORLD, ours), branch: WORLD });
      expect(result).toMatchObject({ ok: true, value: { items: [], changesModel: false } });
    });
    fc.assert(property, { seed: 20261124, numRuns: 50 });
  });

  it("of changes of different things makes both", () => {
    const base = worldOf("a", "b");
    const property = fc.property(batches("a"), batches("b"), (ours, theirs) => {
      const [main, branch] = [edited(base, ours), edited(base, theirs)];
      expect(merged({ base, main, branch })).toEqual(inOrderOfIds(edited(main, theirs)));
    });
    fc.assert(property, { seed: 20261125, numRuns: 100 });
  });
});
