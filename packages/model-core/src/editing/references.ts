import { FACT_KINDS, type FactKind, type FactOfKind, LIST_OF_KIND, type Model } from "../facts/model.js";

/**
 * The fields by which each kind of fact refers to another (docs/reference/model.md#references-between-facts).
 */
export const REFERENCES_OF_KIND = {
  element: ["parentId"],
  relationship: ["fromId", "toId"],
  message: ["producerId", "consumerIds", "schemaId"],
  channel: [],
  operation: ["ownerId", "requestSchemaId", "responseSchemaId"],
  subscription: ["channelId", "consumerId", "deadLetterChannelId"],
  binding: ["sourceChannelId", "targetChannelId"],
  schema: [],
} as const satisfies { readonly [Kind in FactKind]: readonly (keyof FactOfKind[Kind])[] };

/** Which kinds of fact can refer to one of a kind. */
export const REFERRING_KINDS: { readonly [Kind in FactKind]: readonly FactKind[] } = {
  element: ["element", "relationship", "message", "operation", "subscription"],
  relationship: [],
  message: [],
  channel: ["subscription", "binding"],
  operation: [],
  subscription: [],
  binding: [],
  schema: ["message", "operation"],
};

/** A fact and its kind. */
export interface FactInModel {
  readonly kind: FactKind;
  readonly fact: FactOfKind[FactKind];
}

/** The facts of some lists of a model, kind by kind. */
export function* factsOf(model: Partial<Model>): Generator<FactInModel> {
  for (const kind of FACT_KINDS) {
    for (const fact of model[LIST_OF_KIND[kind]] ?? []) {
      yield { kind, fact };
    }
  }
}

/** The fields of a fact that name one of the others, which are given as their kinds by ID. */
export function fieldsThatName(
  { kind, fact }: FactInModel,
  others: { get(id: string): FactKind | undefined },
): readonly string[] {
  return REFERENCES_OF_KIND[kind].filter((field) =>
    idsIn(fact, field).some((id) => canName(field, others.get(id))),
  );
}

/** A field names schemas, or facts of other kinds alone. */
function canName(field: string, kind: FactKind | undefined): boolean {
  return kind !== undefined && (kind === "schema") === /schemaId$/i.test(field);
}

/** Every ID that a fact refers to. */
export function referencesOf({ kind, fact }: FactInModel): readonly string[] {
  return REFERENCES_OF_KIND[kind].flatMap((field) => idsIn(fact, field));
}

function idsIn(fact: FactOfKind[FactKind], field: string): readonly string[] {
  const value =
    (fact as unknown as Readonly<Record<string, string | readonly string[] | null>>)[field] ?? null;
  if (value === null) {
    return [];
  }
  return typeof value === "string" ? [value] : value;
}
