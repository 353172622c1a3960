import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { FACT_KINDS } from "../index.js";
import { afterPlan, edit, inOrderOfIds } from "../testing/an-edit.js";
import { arbitraryBatch, worldOf } from "../testing/arbitrary-edits.js";
import { modelWithChanges } from "./model-with-changes.js";

const WORLD = worldOf("a");

it("a model with planned changes is the one that is there once they are written", () => {
  const seen = { planned: 0, changed: 0 };
  const property = fc.property(arbitraryBatch("a", FACT_KINDS), fc.boolean(), (batch, cascade) => {
    const planned = edit(WORLD, batch, { cascade });
    fc.pre(planned.ok);
    if (planned.ok) {
      seen.planned += 1;
      seen.changed += planned.value.items.some(({ change }) => change !== "unchanged") ? 1 : 0;
      const made = modelWithChanges(WORLD, planned.value.changes);
      expect(inOrderOfIds(made)).toEqual(afterPlan(WORLD, planned.value));
    }
  });
  fc.assert(property, { seed: 20261126, numRuns: 300 });
  expect(seen.changed / seen.planned).toBeGreaterThan(2 / 3);
});
