import { type StatedOfKind, wholeFact } from "../facts/whole-fact.js";
import {
  type Binding,
  type Channel,
  type Element,
  type FactKind,
  type FactOfKind,
  type FactStanding,
  type Guid,
  LIST_OF_KIND,
  type Message,
  type Model,
  type Operation,
  type Relationship,
  type Schema,
  type Subscription,
  uuidV5,
} from "../index.js";

const NAMESPACE = "6ba7b811-9dad-11d1-80b4-00c04fd430c8" as Guid;

const ids = new Map<string, Guid>();

/** The ID that the builder gives a thing of a name; tests ask for the same ones again and again. */
export function idOf<Kind extends FactKind>(kind: Kind, name: string): FactOfKind[Kind]["id"] {
  const whole = `${kind}/${name}`;
  const id = ids.get(whole) ?? uuidV5(NAMESPACE, whole);
  ids.set(whole, id);
  return id as FactOfKind[Kind]["id"];
}

const DECLARED: FactStanding = { factStatus: "declared", provenance: null, stale: null };

const EMPTY: Model = {
  elements: [],
  relationships: [],
  messages: [],
  schemas: [],
  operations: [],
  channels: [],
  subscriptions: [],
  bindings: [],
};

/** A model that grows fact by fact; every fact has defaults that break no rule. */
export class ModelBuilder {
  constructor(readonly model: Model = EMPTY) {}

  /** Adds a fact, or puts it in the place of the one with its ID. */
  with<Kind extends FactKind>(kind: Kind, stated: StatedOfKind[Kind]): ModelBuilder {
    const fact = wholeFact(kind, stated);
    const list = LIST_OF_KIND[kind];
    const others = this.model[list].filter(({ id }) => id !== fact.id);
    return new ModelBuilder({ ...this.model, [list]: [...others, fact] });
  }

  withSystem(name: string, fields: Partial<Element> = {}): ModelBuilder {
    return this.with("element", element(name, { kind: "system", ...fields }));
  }

  withApp(name: string, system: string, fields: Partial<Element> = {}): ModelBuilder {
    return this.with("element", element(name, { kind: "app", parentId: idOf("element", system), ...fields }));
  }

  withRelationship(from: string, to: string, fields: Partial<Relationship> = {}): ModelBuilder {
    return this.with("relationship", {
      id: idOf("relationship", `${from}-${to}`),
      fromId: idOf("element", from),
      toId: idOf("element", to),
      label: null,
      technology: null,
      kind: "structural",
      lineShape: null,
      ...DECLARED,
      ...fields,
    });
  }

  withMessage(name: string, producer: string, fields: Partial<Message> = {}): ModelBuilder {
    return this.with("message", {
      id: idOf("message", name),
      name,
      description: null,
      producerId: idOf("element", producer),
      consumerIds: [],
      schemaId: null,
      tags: [],
      ...DECLARED,
      ...fields,
    });
  }

  withSchema(name: string, fields: Partial<Schema> = {}): ModelBuilder {
    const schema = { id: idOf("schema", name), name, description: null, content: "{}", version: 1 };
    return this.with("schema", { ...schema, ...fields });
  }

  withOperation(name: string, owner: string, fields: Partial<Operation> = {}): ModelBuilder {
    return this.with("operation", {
      id: idOf("operation", name),
      ownerId: idOf("element", owner),
      name,
      transport: "http",
      requestSchemaId: null,
      responseSchemaId: null,
      timeoutMs: 0,
      retry: null,
      ...DECLARED,
      ...fields,
    });
  }

  withChannel(name: string, fields: Partial<Channel> = {}): ModelBuilder {
    return this.with("channel", { id: idOf("channel", name), name, kind: "queue", ...DECLARED, ...fields });
  }

  withSubscription(channel: string, consumer: string, fields: Partial<Subscription> = {}): ModelBuilder {
    return this.with("subscription", {
      id: idOf("subscription", `${channel}-${consumer}`),
      channelId: idOf("channel", channel),
      consumerId: idOf("element", consumer),
      retry: null,
      deadLetterChannelId: null,
      ...DECLARED,
      ...fields,
    });
  }

  withBinding(source: string, target: string, fields: Partial<Binding> = {}): ModelBuilder {
    return this.with("binding", {
      id: idOf("binding", `${source}-${target}`),
      sourceChannelId: idOf("channel", source),
      targetChannelId: idOf("channel", target),
      routingKey: null,
      ...DECLARED,
      ...fields,
    });
  }
}

function element(name: string, fields: Partial<Element>): StatedOfKind["element"] {
  return {
    id: idOf("element", name),
    kind: "system",
    name,
    description: null,
    technology: null,
    icon: null,
    status: "current",
    parentId: null,
    tags: [],
    ownerId: null,
    ...DECLARED,
    ...fields,
  };
}

/** An empty model to begin with. */
export function aModel(): ModelBuilder {
  return new ModelBuilder();
}

/** A model with one fact of each kind at least, in which everything is set. */
export function aFullModel(): ModelBuilder {
  const provenance = {
    source: "src/web.ts#L1",
    revision: "abc123",
    confidence: 0.5,
    acceptedBy: idOf("element", "a person"),
    acceptedAt: "2026-01-02T03:04:05.678Z",
  };
  const standing: FactStanding = {
    factStatus: "inferred",
    provenance,
    stale: { sinceRevision: "def456", reason: "not-found" },
  };
  const retry = { maxAttempts: 3, backoffMs: 200 };
  return aModel()
    .withSystem("shop", {
      description: "Sells things",
      technology: "many",
      icon: "cart",
      tags: ["core", "x"],
    })
    .withApp("web", "shop", standing)
    .withApp("orders-db", "shop", { kind: "store" })
    .with("element", element("cart", { kind: "component", parentId: idOf("element", "web") }))
    .with("element", element("buyer", { kind: "actor", status: "planned" }))
    .withRelationship("buyer", "web", {
      label: "buys",
      technology: "HTTPS",
      lineShape: "curved",
      ...standing,
    })
    .withSchema("order", { description: "An order", content: '{"type":"object"}' })
    .withMessage("ordered", "web", {
      description: "An order was placed",
      consumerIds: [idOf("element", "cart")],
      schemaId: idOf("schema", "order"),
      tags: ["event"],
      ...standing,
    })
    .withChannel("exchange", { kind: "exchange", ...standing })
    .withChannel("queue")
    .withChannel("dead")
    .withOperation("place order", "web", {
      requestSchemaId: idOf("schema", "order"),
      responseSchemaId: idOf("schema", "order"),
      timeoutMs: 1000,
      retry,
      ...standing,
    })
    .withSubscription("queue", "cart", { retry, deadLetterChannelId: idOf("channel", "dead"), ...standing })
    .withBinding("exchange", "queue", { routingKey: "order.*", ...standing });
}
