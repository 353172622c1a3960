/**
 * Facts as a document or a request states them: every value has its type and every ID is a GUID in lower
 * case, but no rule was judged yet. A label may be outside its set, a reference may lead nowhere.
 */

import type {
  Binding,
  Channel,
  Element,
  FactKind,
  LIST_OF_KIND,
  Message,
  Operation,
  Provenance,
  Relationship,
  Schema,
  StaleMark,
  Subscription,
} from "../model.js";

/** A fact whose labels are any text. */
type Sent<Fact, Labels extends keyof Fact> = Omit<Fact, Labels> & { readonly [Label in Labels]: string };

/** What every fact but a schema carries (2.2). */
export interface SentStanding {
  readonly factStatus: string;
  readonly provenance: Provenance | null;
  readonly stale: StaleMark | null;
}

/** An element as stated (2.3). */
export type SentElement = Sent<Omit<Element, "ownerId">, "kind" | "status" | "factStatus">;
/** A relationship as stated (2.4). */
export type SentRelationship = Sent<Relationship, "kind" | "factStatus">;
/** A message as stated (2.5). */
export type SentMessage = Sent<Message, "factStatus">;
/** A schema as stated (2.6). */
export type SentSchema = Omit<Schema, "version">;
/** An operation as stated (2.7). */
export type SentOperation = Sent<Operation, "transport" | "factStatus">;
/** A channel as stated (2.7). */
export type SentChannel = Sent<Channel, "kind" | "factStatus">;
/** A subscription as stated (2.7). */
export type SentSubscription = Sent<Subscription, "factStatus">;
/** A binding as stated (2.7). */
export type SentBinding = Sent<Binding, "factStatus">;

/** Which type stands behind a kind. */
export interface SentOfKind {
  readonly element: SentElement;
  readonly relationship: SentRelationship;
  readonly message: SentMessage;
  readonly channel: SentChannel;
  readonly operation: SentOperation;
  readonly subscription: SentSubscription;
  readonly binding: SentBinding;
  readonly schema: SentSchema;
}

/** The eight lists of a model document (spec 1, section 2.1), checked in shape and in length. */
export type ModelDocument = {
  readonly [Kind in FactKind as (typeof LIST_OF_KIND)[Kind]]: readonly SentOfKind[Kind][];
};
