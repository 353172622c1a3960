import type { FactKind } from "@plumbline/model-core";
import type { ArchitectureItemOutput } from "./architecture-output.js";
import type { ArchitectureKind } from "./architecture-words.js";

/** A property of an item that says something of its fact. */
export type SayingProperty = Exclude<
  keyof ArchitectureItemOutput,
  "alias" | "kind" | "action" | "target" | "because" | "confidence" | "services"
>;

/** What a property of an item becomes. */
export interface FieldOfItem {
  readonly property: SayingProperty;
  /** Of the fact. */
  readonly field: string;
  /** A new fact has to have it. */
  readonly needed?: true;
  /** An update may set it. */
  readonly updates?: true;
  /** It names a part of this kind; of a list each entry does. */
  readonly names?: FactKind;
}

const NAME: FieldOfItem = { property: "name", field: "name", needed: true, updates: true };
const DESCRIPTION: FieldOfItem = { property: "description", field: "description", updates: true };
const TECHNOLOGY: FieldOfItem = { property: "technology", field: "technology", updates: true };

function naming(
  property: SayingProperty,
  names: FactKind,
  more: Partial<FieldOfItem> = { needed: true },
): FieldOfItem {
  return { property, field: `${property}Id`, names, ...more };
}

/** What an item of each kind says of its fact, in the order of the fields of that. */
export const FIELDS_OF_ITEMS: { readonly [Kind in ArchitectureKind]: readonly FieldOfItem[] } = {
  element: [
    { property: "elementKind", field: "kind", needed: true },
    NAME,
    DESCRIPTION,
    TECHNOLOGY,
    naming("parent", "element", { updates: true }),
  ],
  relationship: [
    naming("from", "element"),
    naming("to", "element"),
    { property: "name", field: "label", updates: true },
    TECHNOLOGY,
    { property: "relationshipKind", field: "kind" },
  ],
  message: [
    NAME,
    DESCRIPTION,
    naming("producer", "element"),
    { property: "consumers", field: "consumerIds", names: "element" },
  ],
  channel: [NAME, { property: "channelKind", field: "kind", needed: true }],
  operation: [naming("owner", "element"), NAME, { property: "transport", field: "transport", needed: true }],
  subscription: [
    naming("channel", "channel"),
    naming("consumer", "element"),
    naming("deadLetterChannel", "channel", {}),
  ],
  binding: [
    naming("source", "channel", { needed: true, field: "sourceChannelId" }),
    naming("bindingTarget", "channel", { needed: true, field: "targetChannelId" }),
    { property: "routingKey", field: "routingKey" },
  ],
};

/** Every property that says something of some fact. */
export const SAYING_PROPERTIES: readonly SayingProperty[] = [
  ...new Set(Object.values(FIELDS_OF_ITEMS).flatMap((fields) => fields.map(({ property }) => property))),
];
