import type { Model } from "@plumbline/model-core";
import { inIdOrder } from "../in-id-order.js";
import { type ContractDraft, unwritableSchema } from "./contract-draft.js";
import { placeOfSchema } from "./schemas/written-schema.js";

/** What a reader of contract files should know of them: each thing once, in a fixed order. */
export function contractNotes(drafts: readonly ContractDraft[], model: Model): readonly string[] {
  const unwritten = drafts
    .filter((draft) => unwritableSchema(draft) !== undefined)
    .map(({ path }) => `${path} is not written, so it was not read back.`);
  const free = drafts
    .flatMap(({ schemas }) => schemas)
    .flatMap(({ schema, freeBecause }) =>
      freeBecause === null ? [] : [`${placeOfSchema(schema.id)} takes everything: ${freeBecause}.`],
    );
  return [...unwritten, ...new Set(free), ...missingSchemas(model)];
}

function missingSchemas({ schemas, operations, messages }: Model): readonly string[] {
  const known = new Set<string | null>([null, ...schemas.map(({ id }) => id)]);
  const note = (kind: string, id: string, named: readonly (string | null)[]): readonly string[] =>
    named.some((schemaId) => !known.has(schemaId))
      ? [`${kind} ${id} names a schema that the project does not have.`]
      : [];
  return [
    ...inIdOrder(operations).flatMap((one) =>
      note("Operation", one.id, [one.requestSchemaId, one.responseSchemaId]),
    ),
    ...inIdOrder(messages).flatMap(({ id, schemaId }) => note("Message", id, [schemaId])),
  ];
}
