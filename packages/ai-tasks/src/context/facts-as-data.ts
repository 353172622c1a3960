import type { FactOfKind, FactStanding, JsonValue, Model } from "@plumbline/model-core";
import type { AliasTable } from "../aliases/alias-table.js";
import { AI_TASK_LIMITS } from "../limits.js";

const { descriptionCharacters, schemaCharacters } = AI_TASK_LIMITS;

/** The facts that are sent, how they are called, and of which schemas the text is sent. */
export interface FactsToTell {
  readonly model: Model;
  readonly aliases: Pick<AliasTable, "aliasOf">;
  /** IDs. */
  readonly schemasWithText: ReadonlySet<string>;
}

type Told = { readonly [field: string]: JsonValue };

/** The alias of a part; null of none, and of one that is not told. */
type AliasOf = (id: string | null) => string | null;

/** The facts of a model as data, by their aliases, each list in the order of IDs (docs/reference/ai.md#the-context). */
export function factsAsData({ model, aliases, schemasWithText }: FactsToTell): {
  readonly [list: string]: readonly Told[];
} {
  const alias: AliasOf = (id) => (id === null ? null : (aliases.aliasOf(id) ?? null));
  const listOf = <Fact extends { readonly id: string } & FactStanding>(
    facts: readonly Fact[],
    tell: (fact: Fact, alias: AliasOf) => Told,
  ): readonly Told[] =>
    facts.map((fact) => {
      const doubt = { label: fact.factStatus, stale: fact.stale !== null };
      return { alias: alias(fact.id), ...tell(fact, alias), ...doubt };
    });
  return {
    elements: listOf(model.elements, element),
    relationships: listOf(model.relationships, relationship),
    messages: listOf(model.messages, message),
    operations: listOf(model.operations, operation),
    channels: listOf(model.channels, ({ name, kind }) => ({ name, kind })),
    subscriptions: listOf(model.subscriptions, subscription),
    bindings: listOf(model.bindings, binding),
    schemas: model.schemas.map(({ id, name, content }) => {
      const text = schemasWithText.has(id) ? { text: cut(content, schemaCharacters) } : {};
      return { alias: alias(id), name, ...text };
    }),
  };
}

function element(fact: FactOfKind["element"], alias: AliasOf): Told {
  const { name, kind, technology, status, parentId } = fact;
  const description = shortened(fact.description);
  return { name, kind, description, technology, status, parent: alias(parentId) };
}

function relationship(fact: FactOfKind["relationship"], alias: AliasOf): Told {
  const { label: name, kind, technology, fromId, toId } = fact;
  return { name, kind, technology, from: alias(fromId), to: alias(toId) };
}

function message(fact: FactOfKind["message"], alias: AliasOf): Told {
  const { name, producerId, consumerIds, schemaId } = fact;
  const ends = { producer: alias(producerId), consumers: consumerIds.map(alias) };
  return { name, description: shortened(fact.description), ...ends, schema: alias(schemaId) };
}

function operation(fact: FactOfKind["operation"], alias: AliasOf): Told {
  const { name, ownerId, transport, timeoutMs, requestSchemaId, responseSchemaId } = fact;
  const schemas = { requestSchema: alias(requestSchemaId), responseSchema: alias(responseSchemaId) };
  return { name, owner: alias(ownerId), transport, timeoutMs, retry: retryOf(fact), ...schemas };
}

function subscription(fact: FactOfKind["subscription"], alias: AliasOf): Told {
  const [channel, consumer] = [alias(fact.channelId), alias(fact.consumerId)];
  const deadLetterChannel = alias(fact.deadLetterChannelId);
  return { name: `${channel} to ${consumer}`, channel, consumer, retry: retryOf(fact), deadLetterChannel };
}

function binding(fact: FactOfKind["binding"], alias: AliasOf): Told {
  const { routingKey: name, sourceChannelId, targetChannelId } = fact;
  return { name, sourceChannel: alias(sourceChannelId), targetChannel: alias(targetChannelId) };
}

function retryOf({ retry }: Pick<FactOfKind["operation"], "retry">): JsonValue {
  return retry === null ? null : { ...retry };
}

function shortened(description: string | null): string | null {
  return description === null ? null : cut(description, descriptionCharacters);
}

/** No character is cut in two. */
function cut(text: string, characters: number): string {
  return text.length > characters ? `${text.slice(0, characters).toWellFormed()}…` : text;
}
