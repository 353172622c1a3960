import {
  type Binding,
  type Channel,
  indexModel,
  type Message,
  type Model,
  type Subscription,
} from "@plumbline/model-core";
import { inIdOrder } from "../../in-id-order.js";
import { type JsonObject, orNone, stated } from "../../json-object.js";
import type { ContractDraft } from "../contract-draft.js";
import { CONTRACT_VERSION } from "../contract-version.js";
import { schemaComponents } from "../schemas/schema-components.js";
import type { SchemasOfContracts } from "../schemas/schemas-of-contracts.js";
import type { Publication } from "./publications.js";

export const ASYNC_API_PATH = "asyncapi.yaml";

const ADDRESS_PARAMETER = /\{[^{}]+\}/g;

/** What `asyncapi.yaml` says of a project. */
export interface AsyncApiContent {
  readonly projectName: string;
  readonly model: Model;
  readonly publications: readonly Publication[];
}

/** The AsyncAPI document of a project; there is one whether or not it has channels. */
export function asyncApiDraft(content: AsyncApiContent, schemas: SchemasOfContracts): ContractDraft {
  const { projectName, model, publications } = content;
  const named = schemas.of(model.messages.map(({ schemaId }) => schemaId));
  const { bindingsOfSource, elements } = indexModel(model);
  const nameOf = (id: string): string | null => elements.get(id)?.name ?? null;
  const publishedTo = Map.groupBy(publications, ({ channelId }) => channelId);
  const messages = model.messages.map((message) => [message.id, messageObject(message, schemas)]);
  const document = stated({
    asyncapi: "3.0.0",
    info: { title: projectName, version: CONTRACT_VERSION },
    channels: byId(model.channels, (channel) =>
      channelObject(channel, publishedTo.get(channel.id) ?? [], bindingsOfSource.get(channel.id) ?? []),
    ),
    operations: {
      ...byId(model.subscriptions, (one) => receiveOperation(one, nameOf(one.consumerId))),
      ...Object.fromEntries(
        publications.map((publication) => [
          sendKey(publication),
          sendOperation(publication, nameOf(publication.publisherId)),
        ]),
      ),
    },
    components: orNone(
      stated({ messages: orNone(Object.fromEntries(messages)), ...schemaComponents(named) }),
    ),
  });
  return { path: ASYNC_API_PATH, document, schemas: named };
}

/** The key of a send operation. */
export function sendKey({ publisherId, channelId, messageId }: Publication): string {
  return `${publisherId}_${channelId}_${messageId}`;
}

function byId<Fact extends { readonly id: string }>(
  facts: readonly Fact[],
  write: (fact: Fact) => JsonObject,
): JsonObject {
  return Object.fromEntries(inIdOrder(facts).map((fact) => [fact.id, write(fact)]));
}

function channelObject(
  { name, kind }: Channel,
  published: readonly Publication[],
  bindings: readonly Binding[],
): JsonObject {
  const parameters = name.match(ADDRESS_PARAMETER)?.map((braced) => [braced.slice(1, -1), {}]) ?? [];
  const messages = published.map(({ messageId }) => [messageId, messageReference(messageId)]);
  return stated({
    address: name,
    parameters: orNone(Object.fromEntries(parameters)),
    messages: orNone(Object.fromEntries(messages)),
    "x-kind": kind,
    "x-bindings": bindings.length === 0 ? null : bindings.map(bindingObject),
  });
}

function bindingObject({ id, targetChannelId, routingKey }: Binding): JsonObject {
  return stated({ id, targetChannelId, routingKey });
}

function messageReference(id: string): JsonObject {
  return { $ref: `#/components/messages/${id}` };
}

function messageObject(message: Message, schemas: SchemasOfContracts): JsonObject {
  const payload = schemas.referenceTo(message.schemaId);
  return stated({
    name: message.name,
    description: message.description,
    contentType: payload === null ? null : "application/json",
    payload,
    "x-producer-id": message.producerId,
    "x-consumer-ids": message.consumerIds.toSorted(),
  });
}

function receiveOperation(
  { channelId, consumerId, retry, deadLetterChannelId }: Subscription,
  title: string | null,
): JsonObject {
  return stated({
    action: "receive",
    title,
    channel: { $ref: `#/channels/${channelId}` },
    "x-consumer-id": consumerId,
    "x-retry": retry === null ? null : { ...retry },
    "x-dead-letter-channel-id": deadLetterChannelId,
  });
}

function sendOperation(
  { publisherId, channelId, messageId, routingKeys }: Publication,
  title: string | null,
): JsonObject {
  return stated({
    action: "send",
    title,
    channel: { $ref: `#/channels/${channelId}` },
    messages: [{ $ref: `#/channels/${channelId}/messages/${messageId}` }],
    "x-publisher-id": publisherId,
    "x-routing-keys": routingKeys.length === 0 ? null : routingKeys,
  });
}
