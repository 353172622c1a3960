import {
  CHANNEL_KINDS,
  type Element,
  type ElementKind,
  type FactKind,
  type FactOfKind,
  type FactStanding,
  type FactStatus,
  type Model,
  NO_FACTS,
  RELATIONSHIP_KINDS,
  type Retry,
  TRANSPORTS,
} from "@plumbline/model-core";
import type { FactDraft, ModelDraft, StateMood } from "./model-drafts.js";
import { SCHEMA_TEXTS } from "./payloads.js";
import { idOf, missingId, one, oneOf } from "./pick.js";

/** The model of a draft. Each list refers to those that were made before it. */
export function modelOf(draft: ModelDraft, mood: StateMood): Model {
  let model = NO_FACTS;
  for (const more of [withParts, withContracts, withChannels, withRoutes]) {
    model = { ...model, ...more({ draft, mood, model }) };
  }
  return model;
}

interface Making {
  readonly draft: ModelDraft;
  readonly mood: StateMood;
  readonly model: Model;
}

function withParts({ draft, mood }: Making): Pick<Model, "elements" | "schemas"> {
  const elements = draft.elements.map((fact, number) => elementOf(fact, number, mood));
  return {
    elements: elements.map((element, number) => ({
      ...element,
      parentId: parentOf(element, elements, number),
    })),
    schemas: draft.schemas.map(({ first }, number) => ({
      id: idOf("schema", number),
      name: `schema ${number}`,
      description: null,
      content: one(SCHEMA_TEXTS, first),
      version: 1,
    })),
  };
}

function withContracts(making: Making): Pick<Model, "relationships" | "messages" | "operations"> {
  const { draft, mood } = making;
  return {
    relationships: draft.relationships.map((fact, number) => ({
      id: idOf("relationship", number),
      fromId: refer(making, "element", fact.first),
      toId: refer(making, "element", fact.second),
      label: null,
      technology: null,
      kind: one(RELATIONSHIP_KINDS, fact.third),
      lineShape: null,
      ...standingOf(fact, mood),
    })),
    messages: draft.messages.map((fact, number) => ({
      id: idOf("message", number),
      name: `message ${number}`,
      description: null,
      producerId: refer(making, "element", fact.first),
      consumerIds: fact.second % 2 === 0 ? [] : [refer(making, "element", fact.third)],
      schemaId: schemaIdOf(making, fact.fourth),
      tags: [],
      ...standingOf(fact, mood),
    })),
    operations: draft.operations.map((fact, number) => ({
      id: idOf("operation", number),
      ownerId: refer(making, "element", fact.first),
      name: `operation ${number}`,
      transport: one(TRANSPORTS, fact.first),
      requestSchemaId: schemaIdOf(making, fact.second),
      responseSchemaId: schemaIdOf(making, fact.third),
      timeoutMs: one([100, 100, 0], fact.fourth),
      retry: retryOf(fact.second + fact.fourth),
      ...standingOf(fact, mood),
    })),
  };
}

function withChannels({ draft, mood }: Making): Pick<Model, "channels"> {
  return {
    channels: draft.channels.map((fact, number) => ({
      id: idOf("channel", number),
      name: `channel ${number}`,
      kind: one(["exchange", ...CHANNEL_KINDS], fact.first),
      ...standingOf(fact, mood),
    })),
  };
}

function withRoutes(making: Making): Pick<Model, "subscriptions" | "bindings"> {
  const { draft, mood, model } = making;
  const hasChannels = model.channels.length > 0;
  return {
    subscriptions: (hasChannels ? draft.subscriptions : []).map((fact, number) => {
      const channelId = refer(making, "channel", fact.first);
      const deadLetterChannelId = fact.third % 2 === 0 ? null : refer(making, "channel", fact.third);
      return {
        id: idOf("subscription", number),
        channelId,
        consumerId: refer(making, "element", fact.second),
        retry: retryOf(fact.fourth),
        deadLetterChannelId: deadLetterChannelId === channelId ? null : deadLetterChannelId,
        ...standingOf(fact, mood),
      };
    }),
    bindings: (hasChannels ? draft.bindings : []).flatMap((fact, number) => {
      const sourceChannelId = refer(making, "channel", fact.first);
      const targetChannelId = refer(making, "channel", fact.second);
      const routingKey = one([null, "a.b", null, "a.*", "#", "b"], fact.third);
      const route = { id: idOf("binding", number), sourceChannelId, targetChannelId, routingKey };
      return sourceChannelId === targetChannelId ? [] : [{ ...route, ...standingOf(fact, mood) }];
    }),
  };
}

const PARENT_KINDS: { readonly [Kind in ElementKind]: ElementKind | null } = {
  actor: null,
  system: null,
  app: "system",
  store: "system",
  component: "app",
};

function elementOf(fact: FactDraft, number: number, mood: StateMood): Element {
  return {
    id: idOf("element", number),
    kind: one(["app", "system", "component", "store", "app", "component", "actor", "store"], fact.first),
    name: `element ${number}`,
    description: null,
    technology: null,
    icon: null,
    status: one(["current", "current", "planned", "deprecated", "removed"], fact.second),
    parentId: null,
    tags: [],
    ownerId: null,
    ...standingOf(fact, mood),
  };
}

function parentOf(child: Element, elements: readonly Element[], number: number): Element["parentId"] {
  const parents = elements.filter(({ kind }) => kind === PARENT_KINDS[child.kind]);
  return oneOf(parents, number)?.id ?? null;
}

type Labels = readonly [FactStatus, ...FactStatus[]];

const STATED: Labels = ["declared", "declared", "observed-in-source", "measured"];
const IN_DOUBT: Labels = ["inferred", "unknown", "declared", "measured"];
const STALE = { sinceRevision: "abc123", reason: "not-found" };

function standingOf({ standing }: FactDraft, { doubts }: StateMood): FactStanding {
  const isDoubtful = standing >= 60 - doubts;
  const factStatus = one(isDoubtful ? IN_DOUBT : STATED, standing);
  const stale = isDoubtful && (standing % 4 > 1 || standing % 8 === 0) ? STALE : null;
  return { factStatus, provenance: null, stale };
}

function retryOf(choice: number): Retry | null {
  const maxAttempts = one([null, 2, 1, 4, null, 10], choice);
  return maxAttempts === null ? null : { maxAttempts, backoffMs: 10 };
}

/** One in ten names no schema that is there. */
function schemaIdOf({ model }: Making, choice: number): FactOfKind["schema"]["id"] | null {
  if (choice % 10 === 9) {
    return missingId("schema", choice);
  }
  return choice % 2 === 0 ? null : (oneOf(model.schemas, choice >> 1)?.id ?? null);
}

/** One in eight references of a broken model leads nowhere. */
function refer<Kind extends "element" | "channel">(
  { model, mood }: Making,
  kind: Kind,
  choice: number,
): FactOfKind[Kind]["id"] {
  const ids: readonly FactOfKind[Kind]["id"][] =
    kind === "element" ? model.elements.map(({ id }) => id) : model.channels.map(({ id }) => id);
  const missing = missingId(kind satisfies FactKind, choice >> 3);
  return mood.isBroken && choice % 8 === 7 ? missing : (oneOf(ids, crowded(choice)) ?? missing);
}

/** One in three is among the first two, so that facts meet. */
function crowded(choice: number): number {
  return choice % 3 === 0 ? (choice >> 2) % 2 : choice;
}
