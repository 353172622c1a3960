import type { ElementId, MessageId } from "@plumbline/model-core";
import type { ModelDraft } from "../drafting/model-draft.js";
import type { Place } from "../reading/place.js";
import { followReference } from "../schemas/follow-reference.js";
import type { SchemaShelf } from "../schemas/schema-shelf.js";
import type { ReadChannels } from "./channel-uses.js";
import type { PartiesOfContract } from "./parties-of-contract.js";
import { payloadOf } from "./payload-of.js";
import { noteWhatMessageLeaves } from "./what-asyncapi-leaves.js";

/** What messages are drafted with. */
export interface MessageDrafting {
  readonly document: Place;
  readonly draft: ModelDraft;
  readonly shelf: SchemaShelf;
  readonly parties: PartiesOfContract;
}

/** A message and what the application does with it. */
interface MetMessage {
  readonly place: Place;
  /** Where it was met first, which names one that has no name. */
  readonly around: string;
  isSent: boolean;
  isReceived: boolean;
}

/** Drafts each message of the channels once, and those that a contract of Plumbline says the producer of. */
export function draftMessages(read: ReadChannels, drafting: MessageDrafting): void {
  const { document, draft } = drafting;
  const met = metMessages(read);
  for (const member of document.at("components").at("messages").members) {
    const place = followReference(member, document, draft.notes);
    if (place !== null && !met.has(place.wayKey)) {
      if (place.at("x-producer-id").isThere) {
        met.set(place.wayKey, { place, around: member.key, isSent: false, isReceived: false });
      } else {
        draft.notes.add(place, "is a message of no channel");
      }
    }
  }
  for (const message of met.values()) {
    draftMessage(message, drafting);
  }
}

function metMessages({ channels, uses }: ReadChannels): Map<string, MetMessage> {
  const met = new Map<string, MetMessage>();
  const meet = (place: Place, around: string): MetMessage => {
    const message = met.get(place.wayKey) ?? { place, around, isSent: false, isReceived: false };
    met.set(place.wayKey, message);
    return message;
  };
  const done = { send: new Set<readonly Place[]>(), receive: new Set<readonly Place[]>() };
  for (const { action, channel, messages, operation } of uses) {
    // Operations without messages of their own share the list of their channel.
    const isDone = done[action].has(messages);
    done[action].add(messages);
    for (const place of isDone ? [] : messages) {
      const message = meet(place, operation.at("operationId").text ?? channel.address);
      message.isSent ||= action === "send";
      message.isReceived ||= action === "receive";
    }
  }
  for (const { address, messages } of channels) {
    for (const place of messages) {
      meet(place, address);
    }
  }
  return met;
}

function draftMessage(message: MetMessage, { document, draft, shelf, parties }: MessageDrafting): void {
  const { place } = message;
  const { notes } = draft;
  const name = draft.name(nameOf(message), place);
  const payload = payloadOf(place, document, notes);
  const described = ["description", "summary"].map((key) => place.at(key)).find(({ text }) => text !== null);
  draft.fact("message", place, {
    id: draft.id<MessageId>("message", place.wayKey),
    name,
    description: draft.description(described?.text, described ?? place),
    producerId: producerOf(message, parties),
    consumerIds: consumersOf(message, parties),
    schemaId: payload === null ? null : shelf.idOf(payload.schema, name, payload.dialect),
    tags: draft.tags(
      place.at("tags").items.flatMap((tag) => tag.at("name").text ?? []),
      place,
    ),
  });
  noteWhatMessageLeaves(place, notes);
}

function nameOf({ place, around }: MetMessage): string {
  const isKeyed = place.way.at(-2) === "messages";
  return place.at("name").text ?? place.at("title").text ?? (isKeyed ? place.key : around);
}

function producerOf({ place, isSent }: MetMessage, parties: PartiesOfContract): ElementId {
  return parties.named(place.at("x-producer-id")) ?? (isSent ? parties.owner : parties.others);
}

function consumersOf({ place, isReceived }: MetMessage, parties: PartiesOfContract): readonly ElementId[] {
  const stated = place.at("x-consumer-ids");
  if (stated.isList) {
    return [...new Set(stated.items.flatMap((id) => parties.named(id) ?? []))];
  }
  return isReceived && !place.at("x-producer-id").isThere ? [parties.owner] : [];
}
