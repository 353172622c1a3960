import { list, object } from "../declaring/containers.js";
import type { Node } from "../declaring/node.js";
import { text } from "../declaring/values.js";
import { FACTS, type FactKind, LIST_OF_KIND, type Model } from "../facts/model.js";
import { GrowingBytes } from "./growing-bytes.js";
import { rewrittenFact } from "./rewritten-fact.js";
import { beginsWithId, compareIds } from "./stored-fact-order.js";
import { type ObjectForm, type StoredForm, storedForm } from "./stored-form.js";
import { StoredTextWriter } from "./stored-text-writer.js";
import { BLOCK_YAML, COMPACT, INDENTED } from "./text-style.js";

/** The facts of a model, each as the UTF-8 JSON text that it is stored as; in any order. */
export type StoredModel = { readonly [List in keyof Model]: readonly Uint8Array[] };

/** How a document is written: JSON, indented or not, or YAML. */
export type StoredDocumentStyle = keyof typeof DOCUMENTS;

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
const KIND_OF_LIST = new Map<string, FactKind>(KINDS.map((kind) => [LIST_OF_KIND[kind], kind]));

const DOCUMENT = object({ version: text(), project: object({ name: text() }), ...LISTS });
/** What only the model has. */
const OWNER = FACTS.element.fields.ownerId;

const DOCUMENTS = {
  indented: storedForm(DOCUMENT, INDENTED, OWNER),
  compact: storedForm(DOCUMENT, COMPACT, OWNER),
  yaml: storedForm(DOCUMENT, BLOCK_YAML, OWNER),
} as const;
const MODEL = storedForm(object(LISTS), COMPACT, null);

/** Indentation adds a third, seldom a half. */
const EXPECTED_GROWTH = 1.5;
const ENCODER = new TextEncoder();
const LINE_END = ENCODER.encode("\n");

/**
 * The model document of stored facts, byte for byte what `exportModelDocument` and the writers make of the same facts read
 * as values (docs/reference/model-documents.md#the-document).
 */
export function writeStoredDocument(
  model: StoredModel,
  projectName: string,
  style: StoredDocumentStyle,
): Uint8Array<ArrayBuffer> {
  const out = new GrowingBytes(Math.ceil(sizeOf(model) * EXPECTED_GROWTH));
  const head = { version: "1.0", project: { name: projectName } };
  writeObject(new StoredTextWriter(out, style === "yaml"), out, { form: DOCUMENTS[style], head, model });
  out.add(LINE_END);
  return out.taken();
}

/** The eight lists of stored facts with all that the model has, as compact JSON between two other texts. */
export function writeStoredLists(model: StoredModel, before: string, after: string): Uint8Array<ArrayBuffer> {
  const out = new GrowingBytes(Math.ceil(sizeOf(model) * EXPECTED_GROWTH));
  out.add(ENCODER.encode(before));
  writeObject(new StoredTextWriter(out, false), out, { form: MODEL, head: {}, model });
  out.add(ENCODER.encode(after));
  return out.taken();
}

interface ToWrite {
  readonly form: ObjectForm;
  /** What is no list. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly model: StoredModel;
}

function writeObject(writer: StoredTextWriter, out: GrowingBytes, { form, head, model }: ToWrite): void {
  for (const [index, field] of form.fields.entries()) {
    out.add(index === 0 ? field.first : field.next);
    const kind = KIND_OF_LIST.get(field.name);
    if (kind === undefined) {
      writer.write(field.form, ENCODER.encode(JSON.stringify(head[field.name])), "rewritten");
    } else {
      writeList(writer, out, { form: field.form, kind, facts: model[LIST_OF_KIND[kind]] });
    }
  }
  out.add(form.close);
}

interface ListToWrite {
  readonly form: StoredForm;
  readonly kind: FactKind;
  readonly facts: readonly Uint8Array[];
}

const EMPTY = ENCODER.encode("[]");

function writeList(writer: StoredTextWriter, out: GrowingBytes, { form, kind, facts }: ListToWrite): void {
  if (form.type !== "list" || facts.length === 0) {
    writer.write(form, EMPTY);
    return;
  }
  const inOrder = facts
    .map((fact) => (beginsWithId(fact) ? fact : rewrittenFact(kind, fact)))
    .sort(compareIds);
  let before = form.open;
  for (const fact of inOrder) {
    out.add(before);
    before = form.between;
    const isWritten =
      writer.write(form.entry, fact) || writer.write(form.entry, rewrittenFact(kind, fact), "rewritten");
    if (!isWritten) {
      throw new Error(`The text of a stored ${kind} is no fact`);
    }
  }
  out.add(form.close);
}

function sizeOf(model: StoredModel): number {
  let size = 0;
  for (const facts of Object.values(model)) {
    for (const { length } of facts) {
      size += length;
    }
  }
  return size;
}
