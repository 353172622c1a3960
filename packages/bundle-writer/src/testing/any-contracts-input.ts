import {
  type ChannelId,
  type ElementId,
  type FactKind,
  type FactOfKind,
  type Model,
  wholeModel,
} from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument, validateScenario } from "@plumbline/playback-engine";
import fc from "fast-check";
import type { ContractScenario, ContractsInput } from "../contracts/contracts-input.js";
import { anySchemaContent } from "./any-schema.js";
import { hostileText } from "./hostile-text.js";
import { idOf } from "./id-of.js";

const pick = fc.nat(20);
const path = fc.oneof(
  fc.constantFrom(
    "/",
    "/a",
    "/a/{id}",
    "/a/{other}",
    "/a/{id}/{id}",
    "/{x}.{y}",
    "/{}",
    "/a?b={c}",
    "/{a:int}",
  ),
  hostileText.map((text) => `/${text.replaceAll(/\s/g, "")}`),
);
const operationName = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom("GET", "POST", "TRACE"), path).map((parts) => parts.join(" ")),
  },
  { weight: 1, arbitrary: hostileText },
);
const retry = fc.option(fc.record({ maxAttempts: fc.integer({ min: 1, max: 10 }), backoffMs: fc.nat(1000) }));
const picks = fc.tuple(pick, pick, pick);
const named = fc.record({ name: hostileText, description: fc.option(hostileText), picks, retry });

const draft = fc.record({
  projectName: hostileText,
  elements: fc.array(named, { minLength: 1, maxLength: 4 }),
  schemas: fc.array(fc.record({ name: hostileText, content: anySchemaContent }), { maxLength: 4 }),
  operations: fc.array(
    fc.record({
      name: operationName,
      transport: fc.constantFrom("http", "http", "grpc"),
      timeoutMs: fc.nat(9),
      picks,
      retry,
    }),
    { maxLength: 8 },
  ),
  messages: fc.array(named, { maxLength: 4 }),
  channels: fc.array(fc.record({ name: hostileText, kind: fc.constantFrom("topic", "queue", "exchange") }), {
    maxLength: 4,
  }),
  subscriptions: fc.array(named, { maxLength: 4 }),
  bindings: fc.array(named, { maxLength: 4 }),
  publishes: fc.array(fc.record({ picks, routingKey: fc.option(fc.constantFrom("a.b", "no", "1")) }), {
    maxLength: 4,
  }),
});
type Draft = typeof draft extends fc.Arbitrary<infer Value> ? Value : never;
type Publish = Draft["publishes"][number];

/** The ID of one of so many facts. */
function oneOf<Kind extends FactKind>(
  kind: Kind,
  facts: readonly unknown[],
  choice: number,
): FactOfKind[Kind]["id"] {
  return idOf(kind, choice % facts.length);
}

/** Of the schemas, of none, or of one that the project does not have. */
function schemaId({ schemas }: Draft, choice: number): FactOfKind["schema"]["id"] | null {
  const ids = [...schemas.map((_, index) => idOf("schema", index)), idOf("schema", "elsewhere")];
  return ids[choice % (ids.length + 1)] ?? null;
}

function modelOf(all: Draft): Model {
  const { elements, channels } = all;
  const element = (choice: number): ElementId => oneOf("element", elements, choice);
  const channel = (choice: number): ChannelId => oneOf("channel", channels, choice);
  const routes = channels.length === 0 ? { subscriptions: [], bindings: [] } : all;
  return wholeModel({
    elements: elements.map(({ name, description }, index) => ({
      id: idOf("element", index),
      kind: "system",
      status: "current",
      name,
      description,
    })),
    relationships: [],
    schemas: all.schemas.map((fields, index) => ({ id: idOf("schema", index), ...fields, version: 1 })),
    channels: channels.map((fields, index) => ({ id: idOf("channel", index), ...fields })),
    operations: all.operations.map(({ picks: [owner, request, response], ...fields }, index) => ({
      id: idOf("operation", index),
      ownerId: element(owner),
      requestSchemaId: schemaId(all, request),
      responseSchemaId: schemaId(all, response),
      ...fields,
    })),
    messages: all.messages.map(({ name, description, picks: [producer, consumer, schema] }, index) => ({
      id: idOf("message", index),
      name,
      description,
      producerId: element(producer),
      consumerIds: [element(consumer)],
      schemaId: schemaId(all, schema),
    })),
    subscriptions: routes.subscriptions.map(({ picks: [from, dead, consumer], retry: again }, index) => ({
      id: idOf("subscription", index),
      channelId: channel(from),
      deadLetterChannelId: dead % 2 === 0 ? null : channel(dead),
      consumerId: element(consumer),
      retry: again,
    })),
    bindings: routes.bindings.map(({ picks: [source, target], description }, index) => ({
      id: idOf("binding", index),
      sourceChannelId: channel(source),
      targetChannelId: channel(target),
      routingKey: description,
    })),
  });
}

function scenarioOf(
  { picks: [from, channel, message], routingKey }: Publish,
  all: Draft,
  model: Model,
): ContractScenario {
  const step = {
    id: "s1",
    type: "publish",
    from: oneOf("element", all.elements, from),
    channel: oneOf("channel", all.channels, channel),
    message: oneOf("message", all.messages, message),
    payload: {},
    headers: {},
    handlers: {},
    ...(routingKey === null ? {} : { routingKey }),
  };
  const document = readScenario({ name: "a flow", steps: [step], faults: [], assertions: [] });
  return { id: step.message, document, issues: validateScenario({ document, model }) };
}

function readScenario(document: object): ScenarioDocument {
  const read = readScenarioDocument(JSON.stringify(document));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.document;
}

function inputOf(all: Draft): ContractsInput {
  const model = modelOf(all);
  const canPublish = all.channels.length > 0 && all.messages.length > 0;
  const scenarios = (canPublish ? all.publishes : []).map((publish) => scenarioOf(publish, all, model));
  return { projectName: all.projectName, model, scenarios };
}

/** Small projects with hostile names, schemas of every kind, conflicts, and scenarios with and without issues. */
export const anyContractsInput: fc.Arbitrary<ContractsInput> = draft.map(inputOf);
