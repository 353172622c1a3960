/** The fields of each kind in the order an export writes them, without what the document does not hold. */

import type { Element, FactKind, FactOfKind, FactStanding, Provenance, Retry } from "../model.js";

/** A fact as an export writes it. */
export interface ExportedOfKind extends Omit<FactOfKind, "element"> {
  readonly element: Omit<Element, "ownerId">;
}

/** How each kind of fact is written; the order of the keys is the order in the document. */
export const EXPORT_FACT: {
  readonly [Kind in FactKind]: (fact: FactOfKind[Kind]) => ExportedOfKind[Kind];
} = {
  element: (fact) => ({
    id: fact.id,
    kind: fact.kind,
    name: fact.name,
    description: fact.description,
    technology: fact.technology,
    icon: fact.icon,
    status: fact.status,
    parentId: fact.parentId,
    tags: fact.tags,
    ...standingOf(fact),
  }),
  relationship: (fact) => ({
    id: fact.id,
    fromId: fact.fromId,
    toId: fact.toId,
    label: fact.label,
    technology: fact.technology,
    kind: fact.kind,
    lineShape: fact.lineShape,
    ...standingOf(fact),
  }),
  message: (fact) => ({
    id: fact.id,
    name: fact.name,
    description: fact.description,
    producerId: fact.producerId,
    consumerIds: fact.consumerIds,
    schemaId: fact.schemaId,
    tags: fact.tags,
    ...standingOf(fact),
  }),
  schema: (schema) => ({
    id: schema.id,
    name: schema.name,
    description: schema.description,
    content: schema.content,
    version: schema.version,
  }),
  operation: (fact) => ({
    id: fact.id,
    ownerId: fact.ownerId,
    name: fact.name,
    transport: fact.transport,
    requestSchemaId: fact.requestSchemaId,
    responseSchemaId: fact.responseSchemaId,
    timeoutMs: fact.timeoutMs,
    retry: retryOf(fact.retry),
    ...standingOf(fact),
  }),
  channel: (fact) => ({ id: fact.id, name: fact.name, kind: fact.kind, ...standingOf(fact) }),
  subscription: (fact) => ({
    id: fact.id,
    channelId: fact.channelId,
    consumerId: fact.consumerId,
    retry: retryOf(fact.retry),
    deadLetterChannelId: fact.deadLetterChannelId,
    ...standingOf(fact),
  }),
  binding: (fact) => ({
    id: fact.id,
    sourceChannelId: fact.sourceChannelId,
    targetChannelId: fact.targetChannelId,
    routingKey: fact.routingKey,
    ...standingOf(fact),
  }),
};

function standingOf({ factStatus, provenance, stale }: FactStanding): FactStanding {
  return {
    factStatus,
    provenance: provenance === null ? null : provenanceOf(provenance),
    stale: stale === null ? null : { sinceRevision: stale.sinceRevision, reason: stale.reason },
  };
}

function provenanceOf({ source, revision, confidence, acceptedBy, acceptedAt }: Provenance): Provenance {
  return { source, revision, confidence, acceptedBy, acceptedAt };
}

function retryOf(retry: Retry | null): Retry | null {
  return retry === null ? null : { maxAttempts: retry.maxAttempts, backoffMs: retry.backoffMs };
}
