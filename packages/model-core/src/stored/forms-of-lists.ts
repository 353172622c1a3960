import { list, object } from "../declaring/containers.js";
import type { Node } from "../declaring/node.js";
import { text } from "../declaring/values.js";
import { FACTS, type FactKind, LIST_OF_KIND } from "../facts/model.js";
import { type ObjectForm, storedForm } from "./stored-form.js";
import { BLOCK_YAML, COMPACT, INDENTED } from "./text-style.js";

/** In the order of a document. */
const KINDS = [
  "element",
  "relationship",
  "message",
  "schema",
  "operation",
  "channel",
  "subscription",
  "binding",
] as const satisfies readonly FactKind[];

const LISTS: Readonly<Record<string, Node>> = Object.fromEntries(
  KINDS.map((kind) => [LIST_OF_KIND[kind], list<Node>(FACTS[kind])]),
);
export const KIND_OF_LIST: ReadonlyMap<string, FactKind> = new Map(
  KINDS.map((kind) => [LIST_OF_KIND[kind], kind]),
);

const DOCUMENT = object({ version: text(), project: object({ name: text() }), ...LISTS });
/** What only the model has. */
const OWNER = FACTS.element.fields.ownerId;

/** What a document holds: what it says of itself, and the lists. */
export const DOCUMENTS = {
  indented: storedForm(DOCUMENT, INDENTED, OWNER),
  compact: storedForm(DOCUMENT, COMPACT, OWNER),
  yaml: storedForm(DOCUMENT, BLOCK_YAML, OWNER),
} as const;

/** The lists alone, with all that the model has. */
export const MODEL: ObjectForm = storedForm(object(LISTS), COMPACT, null);
