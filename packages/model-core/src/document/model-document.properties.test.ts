import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  compareModels,
  exportModelDocument,
  FACT_KINDS,
  LIST_OF_KIND,
  type Model,
  modelHash,
  readModelDocument,
  writeModelDocumentJson,
  writeModelDocumentYaml,
  writeYaml,
} from "../index.js";
import { aModel } from "../testing/a-model.js";
import { documentOf, type Loose, parsed, planOf, written } from "../testing/an-import.js";
import { anyText } from "../testing/any-text.js";
import { arbitraryModel } from "../testing/arbitrary-model.js";

const EMPTY = aModel().model;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The model that importing a document into another makes. */
function imported(document: Loose, present: Model): Model {
  const plan = planOf(document, present);
  expect(plan.refusal).toBeNull();
  return written(present, plan.changes);
}

function shuffled(document: Loose, seed: readonly number[]): Loose {
  const lists = FACT_KINDS.map((kind) => LIST_OF_KIND[kind]);
  const turn = (list: Loose[], by: number): Loose[] => [
    ...list.slice(by % (list.length || 1)),
    ...list.slice(0, by % (list.length || 1)),
  ];
  const mixed = lists.map((list, index) => {
    const turned = turn(document[list], seed[index] ?? 0);
    return [list, (seed[index] ?? 0) % 2 === 0 ? turned : turned.toReversed()] as const;
  });
  return { ...document, ...Object.fromEntries(mixed) };
}

describe("any model document", () => {
  it("imports into an empty model and exports equal", () => {
    fc.assert(
      fc.property(arbitraryModel, (model) => {
        const document = documentOf(model);
        const after = imported(document, EMPTY);
        expect(documentOf(after)).toEqual(document);
        expect(modelHash(after)).toBe(modelHash(model));
        expect(compareModels(model, after).items).toEqual([]);
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  it("changes nothing when it is imported again", () => {
    fc.assert(
      fc.property(arbitraryModel, (model) => {
        const plan = planOf(documentOf(model), model);
        expect(plan.result.unchanged).toBe(plan.result.items.length);
        expect(plan.changesModel).toBe(false);
      }),
      { seed: 12, numRuns: 70 },
    );
  });

  it("says the same as JSON, compact or not, and as YAML", () => {
    fc.assert(
      fc.property(arbitraryModel, fc.string({ unit: "grapheme" }), (model, name) => {
        const document = exportModelDocument(model, name);
        const read = readModelDocument(bytes(writeModelDocumentJson(document)), "json");
        expect(read).toEqual({ ok: true, value: parsed(document) });
        expect(readModelDocument(bytes(writeModelDocumentJson(document, { compact: true })), "json")).toEqual(
          read,
        );
        expect(readModelDocument(bytes(writeModelDocumentYaml(document)), "yaml")).toEqual(read);
      }),
      { seed: 13, numRuns: 70 },
    );
  });

  it("is written as YAML to the byte as js-yaml writes it", () => {
    fc.assert(
      fc.property(arbitraryModel, anyText(), (model, name) => {
        const document = exportModelDocument(model, name);
        expect(writeModelDocumentYaml(document)).toBe(writeYaml(document as Loose));
      }),
      { seed: 14, numRuns: 70 },
    );
  });

  it("makes the same model in whatever order its lists are", () => {
    fc.assert(
      fc.property(arbitraryModel, fc.array(fc.nat(20), { minLength: 8, maxLength: 8 }), (model, seed) => {
        const after = imported(shuffled(documentOf(model), seed), EMPTY);
        expect(documentOf(after)).toEqual(documentOf(model));
      }),
      { seed: 15, numRuns: 70 },
    );
  });

  it("turns one model into another, but for stale marks, kinds, ends and what it does not hold", () => {
    fc.assert(
      fc.property(arbitraryModel, arbitraryModel, (left, right) => {
        const plan = planOf(documentOf(right), left);
        const { added, changed, unchanged, refused, items } = plan.result;
        expect(added + changed + unchanged + refused).toBe(items.length);
        if (plan.refusal === null) {
          const after = written(left, plan.changes);
          expect(planOf(documentOf(right), after).result.unchanged).toBe(items.length);
          expect(planOf(documentOf(after), after).refusal).toBeNull();
        }
      }),
      { seed: 16, numRuns: 70 },
    );
  });
});
