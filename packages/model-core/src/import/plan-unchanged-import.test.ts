import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { planUnchangedImport, type SchemaOwners } from "../index.js";
import { aModel } from "../testing/a-model.js";
import { documentOf, OTHER_PROJECT, PROJECT, parsed, planOf, written } from "../testing/an-import.js";
import { arbitraryModel } from "../testing/arbitrary-model.js";

describe("a document that was imported before into the model as it is", () => {
  it("is answered as it would be with the model read, whatever the model was before", () => {
    fc.assert(
      fc.property(arbitraryModel, arbitraryModel, fc.nat(3), (sent, before, owned) => {
        const document = documentOf(sent);
        const modelOfBefore = owned === 0 ? before : aModel().model;
        // Schemas of another project get new IDs here.
        const schemaOwners: SchemaOwners = new Map(
          sent.schemas.slice(0, owned).map(({ id }) => [id, OTHER_PROJECT] as const),
        );
        const first = planOf(document, modelOfBefore, { schemaOwners });
        fc.pre(first.refusal === null);
        const again = planOf(document, written(modelOfBefore, first.changes), { schemaOwners });
        const unread = planUnchangedImport({
          document: parsed(document),
          projectId: PROJECT,
          modelVersion: 7,
          schemaOwners,
        });
        expect(unread).toEqual(again);
        expect(again.changesModel).toBe(false);
      }),
      { seed: 41, numRuns: 80 },
    );
  });
});
