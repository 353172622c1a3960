import type { ReadOf, SentOf } from "../declaring/node.js";
import { BINDING, type Binding } from "./binding.js";
import { CHANNEL, type Channel } from "./channel.js";
import { ELEMENT, ELEMENT_OF_DOCUMENT, type Element } from "./element.js";
import { MESSAGE, type Message } from "./message.js";
import { OPERATION, type Operation } from "./operation.js";
import { RELATIONSHIP, type Relationship } from "./relationship.js";
import { SCHEMA, SCHEMA_OF_DOCUMENT, type Schema } from "./schema.js";
import { SUBSCRIPTION, type Subscription } from "./subscription.js";

/**
 * The eight lists of a model (docs/reference/model.md), as checked values: every field is there, every
 * optional one is null when it says nothing, every ID is in lower case.
 */
export interface Model {
  readonly elements: readonly Element[];
  readonly relationships: readonly Relationship[];
  readonly messages: readonly Message[];
  readonly schemas: readonly Schema[];
  readonly operations: readonly Operation[];
  readonly channels: readonly Channel[];
  readonly subscriptions: readonly Subscription[];
  readonly bindings: readonly Binding[];
}

/** A model without a fact. */
export const NO_FACTS: Model = {
  elements: [],
  relationships: [],
  messages: [],
  schemas: [],
  operations: [],
  channels: [],
  subscriptions: [],
  bindings: [],
};

/**
 * The kind of an entry, in the order an import reads them
 * (docs/reference/model-documents.md#rule-7-entries-are-read-in-this-order).
 */
export const FACT_KINDS = [
  "element",
  "relationship",
  "message",
  "channel",
  "operation",
  "subscription",
  "binding",
  "schema",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** The list of the model that holds a kind. */
export const LIST_OF_KIND = {
  element: "elements",
  relationship: "relationships",
  message: "messages",
  channel: "channels",
  operation: "operations",
  subscription: "subscriptions",
  binding: "bindings",
  schema: "schemas",
} as const satisfies Record<FactKind, keyof Model>;

/** How the model has each kind. */
export const FACTS = {
  element: ELEMENT,
  relationship: RELATIONSHIP,
  message: MESSAGE,
  channel: CHANNEL,
  operation: OPERATION,
  subscription: SUBSCRIPTION,
  binding: BINDING,
  schema: SCHEMA,
} as const;

/** How a model document states each kind. */
export const FACTS_OF_DOCUMENT = {
  ...FACTS,
  element: ELEMENT_OF_DOCUMENT,
  schema: SCHEMA_OF_DOCUMENT,
} as const;

/** Which type stands behind a kind. */
export type FactOfKind = { readonly [Kind in FactKind]: ReadOf<(typeof FACTS)[Kind]> };

/**
 * The same as a document or a request states it: every value has its type and every ID is a GUID in lower case, but
 * no rule was judged yet. A label may be outside its set, a reference may lead nowhere.
 */
export type SentOfKind = { readonly [Kind in FactKind]: SentOf<(typeof FACTS_OF_DOCUMENT)[Kind]> };
