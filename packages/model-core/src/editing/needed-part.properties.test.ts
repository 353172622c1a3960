import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  FACT_KINDS,
  type FactKind,
  LIST_OF_KIND,
  type Model,
  type ModelChange,
  neededPart,
} from "../index.js";
import { afterPlan, edit } from "../testing/an-edit.js";
import { arbitraryBatch, worldOf } from "../testing/arbitrary-edits.js";
import { factsOf, fieldsThatName } from "./references.js";

const WORLD = worldOf("a");
const batches = fc.array(arbitraryBatch("a", FACT_KINDS), { minLength: 1, maxLength: 20 });

/** The least of a model that holds the part, with cascade or without. */
function partOf(model: Model, changes: readonly ModelChange[], cascade: boolean): Model {
  const part = neededPart(changes);
  const ids = new Set<string>(part.ids);
  const named = new Map<string, FactKind>(
    part.naming.flatMap(({ kind, ids }) => ids.map((id) => [id, kind])),
  );
  for (let size = -1; size !== named.size; ) {
    size = named.size;
    for (const found of factsOf(model)) {
      if (fieldsThatName(found, named).length > 0) {
        ids.add(found.fact.id);
        if (cascade) {
          named.set(found.fact.id, found.kind);
        }
      }
    }
  }
  const channels = new Set<string>(part.bindingsOf);
  for (const { id, sourceChannelId, targetChannelId } of model.bindings) {
    const between = part.bindingsBetween.some(
      (ends) => ends.sourceChannelId === sourceChannelId && ends.targetChannelId === targetChannelId,
    );
    if (between || channels.has(sourceChannelId) || channels.has(targetChannelId)) {
      ids.add(id);
    }
  }
  const lists = FACT_KINDS.map((kind) => {
    const facts: readonly { readonly id: string }[] = model[LIST_OF_KIND[kind]];
    return [LIST_OF_KIND[kind], facts.filter(({ id }) => ids.has(id))];
  });
  return Object.fromEntries(lists) as Model;
}

describe("changes planned on the part of a model that they need", () => {
  it.each([false, true])("end as on the whole model (cascade %s)", (cascade) => {
    const seen = { runs: 0, taken: 0, refused: 0, smaller: 0 };
    const property = fc.property(batches, (list) => {
      seen.runs += 1;
      let model = WORLD;
      for (const batch of list) {
        const part = partOf(model, batch, cascade);
        const onWhole = edit(model, batch, { cascade });
        const onPart = edit(part, batch, { cascade });
        expect(onPart).toEqual(onWhole);
        seen[onWhole.ok ? "taken" : "refused"] += 1;
        seen.smaller += [...factsOf(part)].length < [...factsOf(model)].length ? 1 : 0;
        model = onWhole.ok ? afterPlan(model, onWhole.value) : model;
      }
    });
    fc.assert(property, { seed: 20261123, numRuns: 200 });
    expect(Math.min(seen.taken, seen.refused, seen.smaller)).toBeGreaterThan(seen.runs);
  });
});

it("is empty but for what is named and referred to, when nothing is deleted and no channel or binding is put", () => {
  const [app] = WORLD.elements.slice(2);
  if (app === undefined) {
    throw new Error("The world has an app");
  }
  const put = { op: "put", kind: "element", id: app.id, value: app } as const;
  expect(neededPart([put])).toEqual({
    ids: [app.id, app.parentId],
    naming: [],
    bindingsOf: [],
    bindingsBetween: [],
  });
});
