import type { ReviewedState } from "../../state/reviewed-state.js";

/** An operation or a message with the schemas that it names. */
export interface NaiveContract {
  readonly kind: "operation" | "message";
  readonly id: string;
  readonly schemaIds: readonly string[];
}

export function contractsOf({ model }: ReviewedState): readonly NaiveContract[] {
  return [
    ...model.operations.map(({ id, requestSchemaId, responseSchemaId }) => ({
      kind: "operation" as const,
      id,
      schemaIds: [requestSchemaId, responseSchemaId].filter((schemaId) => schemaId !== null),
    })),
    ...model.messages.map(({ id, schemaId }) => ({
      kind: "message" as const,
      id,
      schemaIds: schemaId === null ? [] : [schemaId],
    })),
  ];
}
