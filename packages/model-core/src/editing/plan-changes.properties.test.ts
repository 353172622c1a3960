import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { FACT_KINDS } from "../index.js";
import { afterPlan, edit } from "../testing/an-edit.js";
import { arbitraryBatch, worldOf } from "../testing/arbitrary-edits.js";
import { type NaiveModel, naive, naiveEdit, naiveFacts, naiveIsSound } from "../testing/naive-model.js";

const WORLD = worldOf("a");
const batches = fc.array(arbitraryBatch("a", FACT_KINDS), { minLength: 1, maxLength: 30 });

/** Facts without the versions of schemas, which the naive model does not count. */
function comparable(model: NaiveModel): readonly unknown[] {
  return naiveFacts(model).map((entry) => {
    const { kind, fact } = entry as { kind: string; fact: object };
    return { kind, fact: { ...fact, version: undefined } };
  });
}

describe("random edits", () => {
  it("are taken or refused, and leave the same model, as in a naive model", () => {
    const seen = { runs: 0, taken: 0, refused: 0 };
    const property = fc.property(batches, (list) => {
      seen.runs += 1;
      let model = WORLD;
      let reference = naive(WORLD);
      for (const batch of list) {
        const planned = edit(model, batch);
        const expected = naiveEdit(reference, batch);
        expect(planned.ok).toBe(expected !== null);
        seen[planned.ok ? "taken" : "refused"] += 1;
        model = planned.ok ? afterPlan(model, planned.value) : model;
        reference = expected ?? reference;
        expect(comparable(naive(model))).toEqual(comparable(reference));
      }
    });
    fc.assert(property, { seed: 20261121, numRuns: 150 });
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(seen.runs);
  });

  it("with cascade never end in in_use and leave a sound model", () => {
    const property = fc.property(batches, (list) => {
      let model = WORLD;
      for (const batch of list) {
        const planned = edit(model, batch, { cascade: true });
        if (planned.ok) {
          model = afterPlan(model, planned.value);
          expect(naiveIsSound(naive(model))).toBe(true);
        } else {
          expect(planned.refusal.code).toBe("validation_error");
        }
      }
    });
    fc.assert(property, { seed: 20261122, numRuns: 100 });
  });
});
