/** The fields of each kind of fact and their types (spec 1, sections 2.2 to 2.7). */

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
} from "../guid.js";
import type { FactKind, Provenance, Retry, StaleMark } from "../model.js";
import type { ObjectReader } from "./object-reader.js";
import type { SentOfKind, SentStanding } from "./sent-facts.js";

const NO_TIMEOUT = 0;

/** How each kind of fact is read from an object. */
export const READ_FACT: { readonly [Kind in FactKind]: (fact: ObjectReader) => SentOfKind[Kind] } = {
  element: (fact) => ({
    id: fact.guid<ElementId>("id"),
    kind: fact.text("kind"),
    name: fact.text("name"),
    description: fact.optionalText("description"),
    technology: fact.optionalText("technology"),
    icon: fact.optionalText("icon"),
    status: fact.text("status"),
    parentId: fact.optionalGuid<ElementId>("parentId"),
    tags: fact.texts("tags"),
    ...readStanding(fact),
  }),
  relationship: (fact) => ({
    id: fact.guid<RelationshipId>("id"),
    fromId: fact.guid<ElementId>("fromId"),
    toId: fact.guid<ElementId>("toId"),
    label: fact.optionalText("label"),
    technology: fact.optionalText("technology"),
    kind: fact.label("kind", "structural"),
    lineShape: fact.optionalText("lineShape"),
    ...readStanding(fact),
  }),
  message: (fact) => ({
    id: fact.guid<MessageId>("id"),
    name: fact.text("name"),
    description: fact.optionalText("description"),
    producerId: fact.guid<ElementId>("producerId"),
    consumerIds: fact.guids<ElementId>("consumerIds"),
    schemaId: fact.optionalGuid<SchemaId>("schemaId"),
    tags: fact.texts("tags"),
    ...readStanding(fact),
  }),
  schema: (schema) => ({
    id: schema.guid<SchemaId>("id"),
    name: schema.text("name"),
    description: schema.optionalText("description"),
    content: schema.text("content"),
  }),
  operation: (fact) => ({
    id: fact.guid<OperationId>("id"),
    ownerId: fact.guid<ElementId>("ownerId"),
    name: fact.text("name"),
    transport: fact.text("transport"),
    requestSchemaId: fact.optionalGuid<SchemaId>("requestSchemaId"),
    responseSchemaId: fact.optionalGuid<SchemaId>("responseSchemaId"),
    timeoutMs: fact.integerOr("timeoutMs", NO_TIMEOUT),
    retry: fact.optionalObject("retry", readRetry),
    ...readStanding(fact),
  }),
  channel: (fact) => ({
    id: fact.guid<ChannelId>("id"),
    name: fact.text("name"),
    kind: fact.text("kind"),
    ...readStanding(fact),
  }),
  subscription: (fact) => ({
    id: fact.guid<SubscriptionId>("id"),
    channelId: fact.guid<ChannelId>("channelId"),
    consumerId: fact.guid<ElementId>("consumerId"),
    retry: fact.optionalObject("retry", readRetry),
    deadLetterChannelId: fact.optionalGuid<ChannelId>("deadLetterChannelId"),
    ...readStanding(fact),
  }),
  binding: (fact) => ({
    id: fact.guid<BindingId>("id"),
    sourceChannelId: fact.guid<ChannelId>("sourceChannelId"),
    targetChannelId: fact.guid<ChannelId>("targetChannelId"),
    routingKey: fact.optionalText("routingKey"),
    ...readStanding(fact),
  }),
};

/** What every fact but a schema carries (2.2). */
function readStanding(fact: ObjectReader): SentStanding {
  return {
    factStatus: fact.label("factStatus", "declared"),
    provenance: fact.optionalObject("provenance", readProvenance),
    stale: fact.optionalObject("stale", readStaleMark),
  };
}

function readProvenance(provenance: ObjectReader): Provenance {
  return {
    source: provenance.optionalText("source"),
    revision: provenance.optionalText("revision"),
    confidence: provenance.optionalNumber("confidence"),
    acceptedBy: provenance.optionalGuid<Guid>("acceptedBy"),
    acceptedAt: provenance.optionalTimestamp("acceptedAt"),
  };
}

function readStaleMark(stale: ObjectReader): StaleMark {
  return { sinceRevision: stale.text("sinceRevision"), reason: stale.text("reason") };
}

function readRetry(retry: ObjectReader): Retry {
  return { maxAttempts: retry.integer("maxAttempts"), backoffMs: retry.integer("backoffMs") };
}
