import type {
  BindingId,
  ChannelId,
  ChannelKind,
  ElementId,
  ElementKind,
  FactStanding,
  Guid,
  MessageId,
  Model,
  OperationId,
  Retry,
  SchemaId,
  SubscriptionId,
} from "@plumbline/model-core";
import { type StatedModel, wholeModel } from "@plumbline/model-core";

const DECLARED: FactStanding = { factStatus: "declared", provenance: null, stale: null };

interface OperationOptions {
  readonly timeoutMs?: number;
  readonly retry?: Retry | null;
  readonly request?: SchemaId;
  readonly response?: SchemaId;
}

interface SubscriptionOptions {
  readonly retry?: Retry | null;
  readonly deadLetter?: ChannelId;
}

/** A model with defaults. IDs count up, so facts made later come later in the order of IDs. */
export class ModelBuilder {
  readonly #lists: { [List in keyof StatedModel]: StatedModel[List][number][] } = {
    elements: [],
    relationships: [],
    messages: [],
    schemas: [],
    operations: [],
    channels: [],
    subscriptions: [],
    bindings: [],
  };
  #made = 0;

  element(name: string, kind: ElementKind = "system"): ElementId {
    const id = this.#id<ElementId>();
    const nothing = { description: null, technology: null, icon: null, parentId: null, ownerId: null };
    this.#lists.elements.push({ ...DECLARED, ...nothing, id, kind, name, status: "current", tags: [] });
    return id;
  }

  operation(name: string, ownerId: ElementId, options: OperationOptions = {}): OperationId {
    const id = this.#id<OperationId>();
    const { timeoutMs = 0, retry = null, request = null, response = null } = options;
    const schemas = { requestSchemaId: request, responseSchemaId: response };
    this.#lists.operations.push({
      ...DECLARED,
      ...schemas,
      id,
      ownerId,
      name,
      transport: "http",
      timeoutMs,
      retry,
    });
    return id;
  }

  channel(name: string, kind: ChannelKind = "topic"): ChannelId {
    const id = this.#id<ChannelId>();
    this.#lists.channels.push({ ...DECLARED, id, name, kind });
    return id;
  }

  subscription(
    channelId: ChannelId,
    consumerId: ElementId,
    { retry = null, deadLetter }: SubscriptionOptions = {},
  ): SubscriptionId {
    const id = this.#id<SubscriptionId>();
    const deadLetterChannelId = deadLetter ?? null;
    this.#lists.subscriptions.push({ ...DECLARED, id, channelId, consumerId, retry, deadLetterChannelId });
    return id;
  }

  binding(
    sourceChannelId: ChannelId,
    targetChannelId: ChannelId,
    routingKey: string | null = null,
  ): BindingId {
    const id = this.#id<BindingId>();
    this.#lists.bindings.push({ ...DECLARED, id, sourceChannelId, targetChannelId, routingKey });
    return id;
  }

  message(name: string, producerId: ElementId, schemaId: SchemaId | null = null): MessageId {
    const id = this.#id<MessageId>();
    const lists = { consumerIds: [], tags: [] };
    this.#lists.messages.push({ ...DECLARED, ...lists, id, name, description: null, producerId, schemaId });
    return id;
  }

  schema(name: string, content: unknown): SchemaId {
    const id = this.#id<SchemaId>();
    const text = typeof content === "string" ? content : JSON.stringify(content);
    this.#lists.schemas.push({ id, name, description: null, content: text, version: 1 });
    return id;
  }

  build(): Model {
    return wholeModel(this.#lists);
  }

  #id<Id extends Guid>(): Id {
    this.#made += 1;
    return `00000000-0000-4000-8000-${String(this.#made).padStart(12, "0")}` as Id;
  }
}
