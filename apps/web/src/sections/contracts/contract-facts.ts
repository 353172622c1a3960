import type { ModelLists } from "../../api/model-query.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";
import type { ContractEntry } from "./contract-entries.js";

/** A part that is named by another, and what is said of it there. */
export interface NamedPart {
  readonly kind: "element" | "message" | "channel" | "operation" | "schema";
  readonly id: string;
  readonly note: string;
}

/** What a contract says under one word: parts, or a text. */
export interface ContractFact {
  readonly word: string;
  readonly parts: readonly NamedPart[];
  readonly text: string;
}

/** A schema that a contract names, and what for. */
export interface NamedSchema {
  readonly role: string;
  readonly id: string;
}

/** What a contract says of itself, line by line. */
export function contractFacts(model: ModelLists, { kind, id }: Pick<ContractEntry, "kind" | "id">) {
  switch (kind) {
    case "message":
      return messageFacts(model, id);
    case "channel":
      return channelFacts(model, id);
    case "operation":
      return operationFacts(model, id);
    case "schema":
      return schemaFacts(model, id);
  }
}

function messageFacts({ messages }: ModelLists, id: string): readonly ContractFact[] {
  const message = messages.find((one) => one.id === id);
  return message === undefined
    ? []
    : [
        partsFact(words.producer, [element(message.producerId)]),
        partsFact(
          words.consumers,
          message.consumerIds.map((consumer) => element(consumer)),
        ),
        ...(message.tags.length === 0 ? [] : [textFact(words.tags, message.tags.join(", "))]),
      ];
}

function channelFacts(model: ModelLists, id: string): readonly ContractFact[] {
  const channel = model.channels.find((one) => one.id === id);
  const subscriptions = model.subscriptions.filter(({ channelId }) => channelId === id);
  const names = new Map(model.channels.map((one) => [one.id, one.name]));
  const note = (deadLetter: string | null): string =>
    deadLetter === null ? "" : words.deadLetter(names.get(deadLetter) ?? words.unnamed);
  const bound = (from: "sourceChannelId" | "targetChannelId", to: "sourceChannelId" | "targetChannelId") =>
    model.bindings
      .filter((binding) => binding[from] === id)
      .map((binding) => ({
        kind: "channel" as const,
        id: binding[to],
        note: binding.routingKey === null ? "" : words.routingKey(binding.routingKey),
      }));
  return [
    textFact(words.channelKind, channel?.kind ?? words.unnamed),
    partsFact(
      words.subscribers,
      subscriptions.map(({ consumerId, deadLetterChannelId }) =>
        element(consumerId, note(deadLetterChannelId)),
      ),
    ),
    ...some(partsFact(words.boundFrom, bound("targetChannelId", "sourceChannelId"))),
    ...some(partsFact(words.boundTo, bound("sourceChannelId", "targetChannelId"))),
  ];
}

function operationFacts({ operations }: ModelLists, id: string): readonly ContractFact[] {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) {
    return [];
  }
  const { ownerId, transport, timeoutMs, retry } = operation;
  return [
    partsFact(words.owner, [element(ownerId)]),
    textFact(words.transport, transport),
    textFact(words.timeout, timeoutMs === 0 ? words.noTimeout : words.ms(timeoutMs)),
    textFact(
      words.retry,
      retry === null ? words.noRetry : words.attempts(retry.maxAttempts, retry.backoffMs),
    ),
  ];
}

function schemaFacts({ messages, operations, schemas }: ModelLists, id: string): readonly ContractFact[] {
  const version = schemas.find((one) => one.id === id)?.version;
  const users = [
    ...messages
      .filter(({ schemaId }) => schemaId === id)
      .map((one) => ({ kind: "message" as const, id: one.id, note: "" })),
    ...operations
      .filter(({ requestSchemaId, responseSchemaId }) => requestSchemaId === id || responseSchemaId === id)
      .map((one) => ({ kind: "operation" as const, id: one.id, note: "" })),
  ];
  return [textFact(words.version, String(version ?? "")), partsFact(words.usedBy, users)];
}

/** The schemas whose content is shown with a contract. */
export function schemasOfContract(
  model: ModelLists,
  { kind, id }: Pick<ContractEntry, "kind" | "id">,
): readonly NamedSchema[] {
  const named = (role: string, schemaId: string | null | undefined): readonly NamedSchema[] =>
    schemaId === null || schemaId === undefined ? [] : [{ role, id: schemaId }];
  if (kind === "schema") {
    return named(words.content, id);
  }
  if (kind === "message") {
    return named(words.payload, model.messages.find((one) => one.id === id)?.schemaId);
  }
  const operation = kind === "operation" ? model.operations.find((one) => one.id === id) : undefined;
  return [
    ...named(words.request, operation?.requestSchemaId),
    ...named(words.response, operation?.responseSchemaId),
  ];
}

function element(id: string, note = ""): NamedPart {
  return { kind: "element", id, note };
}

function partsFact(word: string, parts: readonly NamedPart[]): ContractFact {
  return { word, parts, text: parts.length === 0 ? words.nobody : "" };
}

function textFact(word: string, text: string): ContractFact {
  return { word, parts: [], text };
}

function some(fact: ContractFact): readonly ContractFact[] {
  return fact.parts.length === 0 ? [] : [fact];
}
