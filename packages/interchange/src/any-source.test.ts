import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { convertDocument, type SourceFormat } from "./index.js";
import { ANY_SOURCE } from "./testing/any-source.js";
import { importedModel, planOf, refusalsOf } from "./testing/import-plan.js";

const SORTS = Object.keys(ANY_SOURCE) as (keyof typeof ANY_SOURCE)[];

describe("whatever a source says", () => {
  it.each(SORTS)("%s comes to a document that an import takes, and again without a change", (sort) => {
    const format: SourceFormat = sort === "dsl" ? "structurizr" : sort;
    let [tried, converted] = [0, 0];
    fc.assert(
      fc.property(ANY_SOURCE[sort], (text) => {
        tried += 1;
        const result = convertDocument(text, { format, fileName: "source" });
        if (!result.ok) {
          expect(result.refusal.errors[0]?.message).toMatch(/ at line \d|holds no document/);
          return;
        }
        converted += 1;
        const plan = planOf(result.value);
        expect(refusalsOf(plan)).toEqual([]);
        expect(planOf(result.value, importedModel(plan)).result).toMatchObject({
          added: 0,
          changed: 0,
          refused: 0,
        });
        expect(convertDocument(text, { format, fileName: "source" })).toEqual(result);
      }),
      { seed: 56, numRuns: 150 },
    );
    expect(converted).toBeGreaterThan(tried / 5);
  });

  it("is never thrown at", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.constantFrom(...SORTS), (text, sort) => {
        const format: SourceFormat = sort === "dsl" ? "structurizr" : sort;
        expect(typeof convertDocument(text, { format }).ok).toBe("boolean");
      }),
      { seed: 57, numRuns: 300 },
    );
  });
});
