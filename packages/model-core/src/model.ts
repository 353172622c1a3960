/**
 * The facts of a model (spec 1, sections 2.2 to 2.7), as checked values: every field is there, every
 * optional one is null when it says nothing, every ID is in lower case.
 */

import type {
  BindingId,
  ChannelId,
  ElementId,
  Guid,
  MessageId,
  OperationId,
  RelationshipId,
  SchemaId,
  SubscriptionId,
} from "./guid.js";

export const FACT_STATUSES = ["declared", "observed-in-source", "inferred", "measured", "unknown"] as const;
export type FactStatus = (typeof FACT_STATUSES)[number];

export const ELEMENT_KINDS = ["actor", "system", "app", "store", "component"] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

export const ELEMENT_STATUSES = ["current", "planned", "deprecated", "removed"] as const;
export type ElementStatus = (typeof ELEMENT_STATUSES)[number];

export const RELATIONSHIP_KINDS = ["structural", "behavioural"] as const;
export type RelationshipKind = (typeof RELATIONSHIP_KINDS)[number];

export const TRANSPORTS = ["http", "grpc", "command"] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const CHANNEL_KINDS = ["topic", "queue", "exchange"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Where a fact came from (2.2). */
export interface Provenance {
  readonly source: string | null;
  readonly revision: string | null;
  /** 0 to 1. */
  readonly confidence: number | null;
  readonly acceptedBy: Guid | null;
  /** ISO 8601. */
  readonly acceptedAt: string | null;
}

/** Says that the evidence of a fact was not found again (2.2). */
export interface StaleMark {
  readonly sinceRevision: string;
  readonly reason: string;
}

/** What every fact but a schema carries (2.2). */
export interface FactStanding {
  readonly factStatus: FactStatus;
  readonly provenance: Provenance | null;
  readonly stale: StaleMark | null;
}

export interface Element extends FactStanding {
  readonly id: ElementId;
  readonly kind: ElementKind;
  readonly name: string;
  readonly description: string | null;
  readonly technology: string | null;
  readonly icon: string | null;
  readonly status: ElementStatus;
  readonly parentId: ElementId | null;
  readonly tags: readonly string[];
  /** The member of the workspace responsible for it. Not part of the model document. */
  readonly ownerId: Guid | null;
}

export interface Relationship extends FactStanding {
  readonly id: RelationshipId;
  readonly fromId: ElementId;
  readonly toId: ElementId;
  readonly label: string | null;
  readonly technology: string | null;
  readonly kind: RelationshipKind;
  readonly lineShape: string | null;
}

export interface Message extends FactStanding {
  readonly id: MessageId;
  readonly name: string;
  readonly description: string | null;
  readonly producerId: ElementId;
  readonly consumerIds: readonly ElementId[];
  readonly schemaId: SchemaId | null;
  readonly tags: readonly string[];
}

/** A schema is no fact of a stream: it belongs to the project and has versions of its own (2.6). */
export interface Schema {
  readonly id: SchemaId;
  readonly name: string;
  readonly description: string | null;
  readonly content: string;
  readonly version: number;
}

export interface Retry {
  /** 1 to 10. */
  readonly maxAttempts: number;
  /** Milliseconds, 0 to 3600000. */
  readonly backoffMs: number;
}

export interface Operation extends FactStanding {
  readonly id: OperationId;
  readonly ownerId: ElementId;
  readonly name: string;
  readonly transport: Transport;
  readonly requestSchemaId: SchemaId | null;
  readonly responseSchemaId: SchemaId | null;
  /** Milliseconds, 0 to 3600000; 0 declares no timeout. */
  readonly timeoutMs: number;
  readonly retry: Retry | null;
}

export interface Channel extends FactStanding {
  readonly id: ChannelId;
  readonly name: string;
  readonly kind: ChannelKind;
}

export interface Subscription extends FactStanding {
  readonly id: SubscriptionId;
  readonly channelId: ChannelId;
  readonly consumerId: ElementId;
  readonly retry: Retry | null;
  readonly deadLetterChannelId: ChannelId | null;
}

export interface Binding extends FactStanding {
  readonly id: BindingId;
  readonly sourceChannelId: ChannelId;
  readonly targetChannelId: ChannelId;
  readonly routingKey: string | null;
}

/** The eight lists of a model. */
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

/** The kind of an entry, in the order an import reads them (4.1, rule 7). */
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

/** Which type stands behind a kind. */
export interface FactOfKind {
  readonly element: Element;
  readonly relationship: Relationship;
  readonly message: Message;
  readonly channel: Channel;
  readonly operation: Operation;
  readonly subscription: Subscription;
  readonly binding: Binding;
  readonly schema: Schema;
}

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
