import {
  CHANNEL_KINDS,
  ELEMENT_KINDS,
  ELEMENT_STATUSES,
  type FactKind,
  RELATIONSHIP_KINDS,
  TRANSPORTS,
} from "@plumbline/model-core";

/** How a field is read and typed. */
export type FieldControl =
  | { readonly is: "line" | "text" | "number" | "tags" | "retry" | "code" | "member" }
  | { readonly is: "word"; readonly words: readonly string[] }
  | { readonly is: "part" | "parts"; readonly of: FactKind };

/** One field of a kind of fact, by its name in the model. */
export interface PartField {
  readonly name: string;
  readonly control: FieldControl;
  readonly isRequired?: true;
  /** It is said once and never changes. */
  readonly isFixed?: true;
}

const NAME: PartField = { name: "name", control: { is: "line" }, isRequired: true };
const DESCRIPTION: PartField = { name: "description", control: { is: "text" } };
const TECHNOLOGY: PartField = { name: "technology", control: { is: "line" } };
const TAGS: PartField = { name: "tags", control: { is: "tags" } };
const RETRY: PartField = { name: "retry", control: { is: "retry" } };

function word(name: string, words: readonly string[]): PartField {
  return { name, control: { is: "word", words }, isRequired: true };
}

function part(name: string, of: FactKind): PartField {
  return { name, control: { is: "part", of } };
}

/** What a fact of each kind says, in the order in which a person reads it. */
export const PART_FIELDS: { readonly [Kind in FactKind]: readonly PartField[] } = {
  element: [
    NAME,
    { ...word("kind", ELEMENT_KINDS), isFixed: true },
    word("status", ELEMENT_STATUSES),
    DESCRIPTION,
    TECHNOLOGY,
    part("parentId", "element"),
    { name: "ownerId", control: { is: "member" } },
    TAGS,
    { name: "icon", control: { is: "line" } },
  ],
  relationship: [
    { name: "label", control: { is: "line" } },
    { ...part("fromId", "element"), isFixed: true },
    { ...part("toId", "element"), isFixed: true },
    word("kind", RELATIONSHIP_KINDS),
    TECHNOLOGY,
    { name: "lineShape", control: { is: "line" } },
  ],
  message: [
    NAME,
    DESCRIPTION,
    { ...part("producerId", "element"), isRequired: true },
    { name: "consumerIds", control: { is: "parts", of: "element" } },
    part("schemaId", "schema"),
    TAGS,
  ],
  channel: [NAME, word("kind", CHANNEL_KINDS)],
  operation: [
    NAME,
    { ...part("ownerId", "element"), isRequired: true },
    word("transport", TRANSPORTS),
    part("requestSchemaId", "schema"),
    part("responseSchemaId", "schema"),
    { name: "timeoutMs", control: { is: "number" } },
    RETRY,
  ],
  subscription: [
    { ...part("channelId", "channel"), isRequired: true },
    { ...part("consumerId", "element"), isRequired: true },
    RETRY,
    part("deadLetterChannelId", "channel"),
  ],
  binding: [
    { ...part("sourceChannelId", "channel"), isRequired: true },
    { ...part("targetChannelId", "channel"), isRequired: true },
    { name: "routingKey", control: { is: "line" } },
  ],
  schema: [NAME, DESCRIPTION, { name: "content", control: { is: "code" }, isRequired: true }],
};

/** A field by which a fact names others, and the IDs it names. */
export interface Reference {
  readonly field: string;
  readonly ids: readonly string[];
}

/** What a fact names in its own fields. */
export function referencesOf(
  kind: FactKind,
  fields: Readonly<Record<string, unknown>>,
): readonly Reference[] {
  return PART_FIELDS[kind].flatMap(({ name, control }) => {
    const value = fields[name];
    if (control.is === "part" && typeof value === "string") {
      return [{ field: name, ids: [value] }];
    }
    return control.is === "parts" && Array.isArray(value) && value.length > 0
      ? [{ field: name, ids: value.filter((id) => typeof id === "string") }]
      : [];
  });
}
