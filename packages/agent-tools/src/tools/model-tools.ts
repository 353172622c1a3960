import { ELEMENT_KINDS, isLongerThan } from "@plumbline/model-core";
import { orLeftOut, text, type ValueRule, word } from "@plumbline/model-core/declaring";
import { idOf } from "./id-of.js";
import { reading } from "./tool.js";

/** Characters of a text that elements are looked for by. */
const FILTER_CHARACTERS = 1000;

/** What the HTTP endpoint says of its filters. */
const FILTER: ValueRule<string> = {
  broken: (text) =>
    isLongerThan(text, FILTER_CHARACTERS) || text.includes("\0")
      ? `must have at most ${FILTER_CHARACTERS} characters and no U+0000`
      : null,
  schema: {},
};

const ELEMENT_ID = idOf("element", "find_elements");

export const LIST_PROJECTS = reading({
  name: "list_projects",
  title: "List projects",
  about: "The projects this token may read. Start here: every other tool needs a projectId.",
  inProject: false,
  own: {},
  list: { member: "projects", fields: ["id", "name", "description"] },
  endpoint: "GET /api/workspaces/{workspaceId}/projects",
});

export const GET_MODEL_SUMMARY = reading({
  name: "get_model_summary",
  title: "Summarise a model",
  about: "How large a design is: elements by kind and by truth label, relationships, messages, schemas.",
  own: {},
  endpoint: "GET /api/projects/{projectId}/model",
});

const ELEMENT_FIELDS = [
  "id",
  "kind",
  "name",
  "description",
  "technology",
  "ownerId",
  "status",
  "parentId",
  "tags",
  "factStatus",
  "provenance",
  "stale",
] as const;

/** Elements that are gone are not looked for. */
const SOUGHT_STATUSES = ["current", "planned", "deprecated"] as const;

export const FIND_ELEMENTS = reading({
  name: "find_elements",
  title: "Find elements",
  about: "Elements of the design that meet every filter given, in name order.",
  own: {
    name: orLeftOut(text({ rules: [FILTER], about: "A part of the name, in any letter case" })),
    kind: orLeftOut(word(ELEMENT_KINDS)),
    tag: orLeftOut(text({ rules: [FILTER], about: "A whole tag" })),
    status: orLeftOut(word(SOUGHT_STATUSES)),
  },
  list: { member: "elements", fields: ELEMENT_FIELDS },
  endpoint: "GET /api/projects/{projectId}/elements",
});

export const GET_ELEMENT = reading({
  name: "get_element",
  title: "Read an element",
  about: "One element, its relationships in both directions, and the messages it produces and consumes.",
  own: { elementId: ELEMENT_ID },
  endpoint: "GET /api/projects/{projectId}/elements/{elementId}",
  readAt: "GET /api/projects/{projectId}/model",
});

export const GET_ELEMENT_DEPENDENCIES = reading({
  name: "get_element_dependencies",
  title: "What an element depends on",
  about: "Outbound relationships of an element, and the messages it consumes, each with its producer.",
  own: { elementId: ELEMENT_ID },
  endpoint: "GET /api/projects/{projectId}/model",
});

export const GET_ELEMENT_DEPENDENTS = reading({
  name: "get_element_dependents",
  title: "What depends on an element",
  about: "Inbound relationships of an element, and the messages it produces, each with its consumers.",
  own: { elementId: ELEMENT_ID },
  endpoint: "GET /api/projects/{projectId}/model",
});

export const LIST_MESSAGES = reading({
  name: "list_messages",
  title: "List messages",
  about: "Messages with their producer and consumers (ID, name, kind), in name order.",
  own: {},
  list: {
    member: "messages",
    fields: [
      "id",
      "name",
      "description",
      "schemaId",
      "tags",
      "factStatus",
      "provenance",
      "stale",
      "producer",
      "consumerCount",
      "consumers",
    ],
  },
  endpoint: "GET /api/projects/{projectId}/messages",
});

export const CONTRACT_KINDS = [
  "operations",
  "channels",
  "subscriptions",
  "bindings",
  "messages",
  "schemas",
] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** What contracts hold, of whatever kind; a schema has its content in get_schema alone. */
const CONTRACT_FIELDS = [
  "id",
  "name",
  "description",
  "factStatus",
  "provenance",
  "stale",
  "ownerId",
  "transport",
  "requestSchemaId",
  "responseSchemaId",
  "timeoutMs",
  "retry",
  "kind",
  "channelId",
  "consumerId",
  "deadLetterChannelId",
  "sourceChannelId",
  "targetChannelId",
  "routingKey",
  "producerId",
  "consumerIds",
  "schemaId",
  "tags",
  "version",
] as const;

export const GET_CONTRACTS = reading({
  name: "get_contracts",
  title: "Read contracts",
  about:
    "Operations, channels, subscriptions, bindings, messages and schemas (without content) of the design or of one element. kind asks for one of them; cursor needs its kind.",
  own: { elementId: orLeftOut(ELEMENT_ID), kind: orLeftOut(word(CONTRACT_KINDS)) },
  itemFields: CONTRACT_FIELDS,
  endpoint: "GET /api/projects/{projectId}/model",
});

export const GET_SCHEMA = reading({
  name: "get_schema",
  title: "Read a schema",
  about: "One JSON Schema with its content.",
  own: { schemaId: idOf("schema", "get_contracts") },
  endpoint: "GET /api/projects/{projectId}/schemas/{schemaId}",
});

const REF = "main, main@<version>, or the ID of a revision or branch";

export const COMPARE_MODELS = reading({
  name: "compare_models",
  title: "Compare models",
  about: "What changed from one model to another, fact by fact.",
  own: {
    left: orLeftOut(text({ about: `${REF}; the newest revision without it` })),
    right: orLeftOut(text({ about: `${REF}; main without it` })),
  },
  list: { member: "items", fields: ["kind", "id", "name", "change", "fields"] },
  endpoint: "GET /api/projects/{projectId}/model/compare",
});
