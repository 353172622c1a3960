import { present } from "@plumbline/model-core";
import type { Cited } from "../records/cited.js";
import { oncePerReview, type ReviewContext } from "../state/review-context.js";
import { inIdOrder } from "./in-id-order.js";
import { partKey } from "./part-key.js";

/** An operation or a message with the schemas that it names, each once; the project need not have them. */
export interface Contract {
  readonly part: Cited;
  readonly schemas: readonly Cited[];
}

/** Every operation, then every message, ordered by ID. */
export const contracts = oncePerReview(({ index: { model } }): readonly Contract[] => [
  ...inIdOrder(model.operations).map(({ id, requestSchemaId, responseSchemaId }) =>
    contract({ kind: "operation", id }, [requestSchemaId, responseSchemaId]),
  ),
  ...inIdOrder(model.messages).map(({ id, schemaId }) => contract({ kind: "message", id }, [schemaId])),
]);

/** The schemas that an operation or message of the model names. */
export function schemasNamedBy(context: ReviewContext, part: Cited): readonly Cited[] {
  return present(contractsByPart(context).get(partKey(part))).schemas;
}

const contractsByPart = oncePerReview(
  (context): ReadonlyMap<string, Contract> =>
    new Map(contracts(context).map((one) => [partKey(one.part), one])),
);

function contract(part: Cited, schemaIds: readonly (string | null)[]): Contract {
  const named = new Set(schemaIds.flatMap((id) => id ?? []));
  return { part, schemas: [...named].map((id) => ({ kind: "schema", id })) };
}
