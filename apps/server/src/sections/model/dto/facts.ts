import type { Type } from "@nestjs/common";
import {
  EDITED_FACTS,
  FACTS,
  FACTS_OF_DOCUMENT,
  type FactKind,
  PROVENANCE,
  RETRY,
  STALE_MARK,
  STALE_OF_EDIT,
} from "@plumbline/model-core";
import { list, object, orLeftOut } from "@plumbline/model-core/declaring";
import { declared } from "../../../platform/openapi/declared.js";

declared("ProvenanceDto", PROVENANCE, "answered");
declared("ProvenanceRequest", PROVENANCE, "sent");
declared("StaleMarkDto", STALE_MARK, "sent", "answered");
declared("RetryDto", RETRY, "sent", "answered");
declared("ElementDto", FACTS_OF_DOCUMENT.element, "answered");

/** How a fact of each kind is answered. */
export const FACT_ANSWERS: { readonly [Kind in FactKind]: Type } = {
  element: declared("ElementResponse", FACTS.element, "answered"),
  relationship: declared("RelationshipDto", FACTS.relationship, "answered"),
  message: declared("MessageDto", FACTS.message, "answered"),
  channel: declared("ChannelDto", FACTS.channel, "answered"),
  operation: declared("OperationDto", FACTS.operation, "answered"),
  subscription: declared("SubscriptionDto", FACTS.subscription, "answered"),
  binding: declared("BindingDto", FACTS.binding, "answered"),
  schema: declared("SchemaDto", FACTS.schema, "answered"),
};

/** What the body of a PUT of each kind states. */
export const FACT_BODIES: { readonly [Kind in FactKind]: Type } = {
  element: bodyOf("ElementRequest", EDITED_FACTS.element),
  relationship: bodyOf("RelationshipRequest", EDITED_FACTS.relationship),
  message: bodyOf("MessageRequest", EDITED_FACTS.message),
  channel: bodyOf("ChannelRequest", EDITED_FACTS.channel),
  operation: bodyOf("OperationRequest", EDITED_FACTS.operation),
  subscription: bodyOf("SubscriptionRequest", EDITED_FACTS.subscription),
  binding: bodyOf("BindingRequest", EDITED_FACTS.binding),
  schema: bodyOf("SchemaRequest", EDITED_FACTS.schema),
};

/** The ID of the path need not be said again, and a stale mark is passed over. */
function bodyOf(name: string, { fields }: (typeof EDITED_FACTS)[FactKind]): Type {
  const stale = "stale" in fields ? { stale: STALE_OF_EDIT } : {};
  return declared(name, object({ ...fields, ...stale, id: orLeftOut(fields.id) }), "sent");
}

/** The eight lists of a model, each ordered by ID. */
export const ModelListsResponse = declared(
  "ModelListsResponse",
  object({
    elements: list(FACTS.element),
    relationships: list(FACTS.relationship),
    messages: list(FACTS.message),
    schemas: list(FACTS.schema),
    operations: list(FACTS.operation),
    channels: list(FACTS.channel),
    subscriptions: list(FACTS.subscription),
    bindings: list(FACTS.binding),
  }),
  "answered",
);
