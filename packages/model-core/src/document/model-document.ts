import { list, object } from "../declaring/containers.js";
import type { Node, SentOf } from "../declaring/node.js";
import { orElseAlsoNull } from "../declaring/presence.js";
import { FACTS_OF_DOCUMENT as FACTS } from "../facts/model.js";

function listOf<Fact extends Node>(fact: Fact) {
  return orElseAlsoNull(list(fact), []);
}

/** The eight lists of a model document (docs/reference/model-documents.md#the-document). */
export const MODEL_DOCUMENT = object({
  elements: listOf(FACTS.element),
  relationships: listOf(FACTS.relationship),
  messages: listOf(FACTS.message),
  schemas: listOf(FACTS.schema),
  operations: listOf(FACTS.operation),
  channels: listOf(FACTS.channel),
  subscriptions: listOf(FACTS.subscription),
  bindings: listOf(FACTS.binding),
});

/** The same, checked in shape and in length. */
export type ModelDocument = SentOf<typeof MODEL_DOCUMENT>;
