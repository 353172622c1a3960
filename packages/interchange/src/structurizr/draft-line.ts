import { type BindingId, present, type SubscriptionId } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import type { Drafted } from "./draft-workspace.js";
import type { StructurizrElement, StructurizrRelationship } from "./workspace.js";

interface Drafting {
  readonly draft: ModelDraft;
  readonly drafted: ReadonlyMap<StructurizrElement, Drafted>;
}

const GIVEN_TAGS: ReadonlySet<string> = new Set(["Relationship", "Message", "Doubtful", "Synchronous"]);

/** A line between elements is a relationship; one from a channel is a subscription or a binding. */
export function draftLine(relationship: StructurizrRelationship, { draft, drafted }: Drafting): void {
  const from = present(drafted.get(relationship.from));
  const to = present(drafted.get(relationship.to));
  const { where, description, technology, tags } = relationship;
  if (from.is === "element" && to.is === "element") {
    draft.relationship({ fromId: from.id, toId: to.id, label: description, technology, at: where });
    if (tags.some((tag) => !GIVEN_TAGS.has(tag))) {
      draft.notes.add(where, "tags of relationships are not carried over");
    }
  } else {
    draftChannelLine({ from, to }, relationship, draft);
  }
}

function draftChannelLine(
  { from, to }: { readonly from: Drafted; readonly to: Drafted },
  { where }: StructurizrRelationship,
  draft: ModelDraft,
): void {
  if (from.is === "channel" && to.is === "element") {
    const id = draft.id<SubscriptionId>("subscription", JSON.stringify([from.id, to.id]));
    const noRetry = { retry: null, deadLetterChannelId: null };
    draft.fact("subscription", where, { id, channelId: from.id, consumerId: to.id, ...noRetry });
  } else if (from.is === "channel" && to.is === "channel" && mayBind(from, to)) {
    const id = draft.id<BindingId>("binding", JSON.stringify([from.id, to.id]));
    const ends = { sourceChannelId: from.id, targetChannelId: to.id };
    draft.fact("binding", where, { id, ...ends, routingKey: null });
  } else {
    draft.notes.add(where, "that something is sent to a channel is not carried over: scenarios say so");
  }
}

function mayBind(from: Drafted & { is: "channel" }, to: Drafted & { is: "channel" }): boolean {
  return from.id !== to.id && from.kind !== "queue" && to.kind !== "topic";
}
