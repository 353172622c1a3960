import fc from "fast-check";

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("a", "b", "c", "d", "order", "__proto__", "") },
  fc.string({ unit: "grapheme", maxLength: 300 }).filter((text) => !text.includes("\u0000")),
);

/** What may stand where a text is expected. */
const text = fc.oneof({ weight: 6, arbitrary: word }, fc.constantFrom(null, 7, true, [], {}));

const anything = fc.jsonValue({ maxDepth: 3, noUnicodeString: false });

function record(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  return fc.record(fields, { requiredKeys: [] });
}

function named(value: fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  return fc.dictionary(word, value, { maxKeys: 5 });
}

function list(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fc.array(value, { maxLength: 5 }) }, anything);
}

const reference = word.map((name) => ({ $ref: `#/components/schemas/${name}` }));

const schema = fc.oneof(
  reference,
  anything,
  record({
    type: fc.constantFrom("string", "object", 7),
    nullable: fc.boolean(),
    properties: named(reference),
    not: reference,
    enum: list(text),
  }),
);

const content = named(record({ schema })).map((one) => ({ "application/json": { schema: {} }, ...one }));

const openApiOperation = record({
  responses: fc.dictionary(
    fc.constantFrom("200", "201", "2XX", "default", "400"),
    fc.oneof(record({ content }), anything),
  ),
  requestBody: fc.oneof(record({ content }), anything),
  "x-retry": record({ maxAttempts: fc.integer({ min: -1, max: 12 }), backoffMs: fc.integer({ min: -1 }) }),
  "x-timeout-ms": fc.integer(),
  parameters: list(anything),
});

const openApi = record({
  info: record({ title: text, version: text, description: text }),
  paths: fc.dictionary(
    word.map((path) => `/${path}`),
    fc.oneof(
      { weight: 5, arbitrary: fc.dictionary(fc.constantFrom("get", "post", "put"), openApiOperation) },
      anything,
    ),
  ),
  components: record({ schemas: named(schema), "x-schema-names": named(text) }),
  "x-element-id": fc.uuid(),
});

const guid = fc.constantFrom(
  "44444444-4444-4444-8444-444444444444",
  "55555555-5555-4555-8555-555555555555",
  "x",
);

const message = fc.oneof(
  {
    weight: 5,
    arbitrary: record({
      name: text,
      title: text,
      payload: schema,
      tags: list(record({ name: text })),
      "x-producer-id": guid,
      "x-consumer-ids": list(guid),
    }),
  },
  word.map((name) => ({ $ref: `#/components/messages/${name}` })),
  anything,
);

const channel = fc.oneof(
  {
    weight: 6,
    arbitrary: record({
      address: text,
      messages: named(message),
      publish: record({ message: fc.oneof(message, record({ oneOf: list(message) })) }),
      subscribe: record({ message }),
      bindings: fc.dictionary(fc.constantFrom("amqp", "kafka", "jms", "x"), anything),
      "x-kind": fc.constantFrom("topic", "queue", "exchange", "x"),
      "x-bindings": list(record({ targetChannelId: word, routingKey: text })),
    }),
  },
  word.map((name) => ({ $ref: `#/channels/${name}` })),
  anything,
);

const asyncApi = record({
  asyncapi: fc.constantFrom("2.6.0", "3.0.0"),
  info: record({ title: text, version: text }),
  channels: named(channel),
  operations: named(
    record({
      action: fc.constantFrom("send", "receive", 7),
      channel: word.map((name) => ({ $ref: `#/channels/${name}` })),
      messages: list(message),
      "x-consumer-id": guid,
      "x-dead-letter-channel-id": word,
      "x-retry": anything,
    }),
  ),
  components: record({ messages: named(message), schemas: named(schema) }),
});

const relationship = record({
  destinationId: word,
  description: text,
  technology: text,
  tags: text,
  linkedRelationshipId: text,
});

function c4(children: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  return list(
    record({
      id: word,
      name: text,
      description: text,
      technology: text,
      tags: text,
      group: text,
      metadata: text,
      relationships: list(relationship),
      ...children,
    }),
  );
}

const structurizr = record({
  name: text,
  model: record({
    people: c4({}),
    softwareSystems: c4({ containers: c4({ components: c4({}) }) }),
    customElements: c4({}),
  }),
});

const id = fc
  .array(fc.constantFrom("a", "b", "c", ""), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join("."));

const likeC4 = record({
  projectId: text,
  specification: fc.constant({ elements: { db: { style: { shape: "storage" } } } }),
  elements: fc.dictionary(
    id,
    fc.oneof(
      {
        weight: 6,
        arbitrary: record({
          kind: fc.constantFrom("actor", "db", "x"),
          title: text,
          description: anything,
          tags: list(text),
          technology: text,
        }),
      },
      anything,
    ),
  ),
  relations: named(
    record({ source: record({ model: id }), target: fc.oneof(id, record({ model: id })), title: text }),
  ),
});

const compose = record({
  name: text,
  services: named(
    fc.oneof(
      {
        weight: 6,
        arbitrary: record({
          image: text,
          build: text,
          depends_on: fc.oneof(list(word), named(anything)),
          links: list(text),
          extends: fc.oneof(word, record({ service: word, file: text })),
        }),
      },
      anything,
    ),
  ),
});

const backstage = list(
  record({
    apiVersion: fc.constant("backstage.io/v1alpha1"),
    kind: fc.constantFrom("Component", "System", "Resource", "API", "Domain", "User", "x"),
    metadata: record({ name: word, namespace: text, title: text, tags: list(text), description: text }),
    spec: record({
      system: text,
      type: text,
      domain: text,
      lifecycle: text,
      subcomponentOf: text,
      dependsOn: list(text),
      consumesApis: list(text),
      providesApis: list(text),
    }),
  }),
);

const dslWord = word.map((name) => name.replace(/["\\\r\n\u0085\u2028\u2029]/g, "") || "a");

const dslLine = fc.oneof(
  fc
    .tuple(fc.constantFrom("person", "softwareSystem", "element"), dslWord, dslWord)
    .map(([kind, name, more]) => `x${more.length} = ${kind} "n${name}" "${more}" "${more}"`),
  fc.tuple(fc.nat(3), fc.nat(3), dslWord).map(([from, to, said]) => `x${from} -> x${to} "${said}"`),
  fc.constantFrom(
    "}",
    "group g {",
    "softwareSystem S {",
    "container C {",
    "!include x",
    "properties {",
    "a b",
    "/*",
    "*/",
    "tags a,b",
    'e = element E queue "" Channel',
    'f = element F exchange "" Channel',
    "f -> e",
  ),
);

/** Texts of each format, as its tool might write them and with faults. */
export const ANY_SOURCE = {
  openapi: openApi.map((document) => JSON.stringify({ openapi: "3.0.3", ...document })),
  asyncapi: asyncApi.map((document) => JSON.stringify(document)),
  structurizr: structurizr.map((document) => JSON.stringify(document)),
  likec4: likeC4.map((document) => JSON.stringify(document)),
  compose: compose.map((document) => JSON.stringify(document)),
  backstage: backstage.map((documents) =>
    (Array.isArray(documents) ? documents : [documents])
      .map((one) => `---\n${JSON.stringify(one)}\n`)
      .join(""),
  ),
  dsl: fc
    .array(dslLine, { maxLength: 20 })
    .map((lines) => ["workspace {", "!include others", "model {", ...lines, "}", "}"].join("\n")),
} as const;
