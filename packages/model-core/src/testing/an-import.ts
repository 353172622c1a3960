import {
  exportModelDocument,
  FACT_KINDS,
  type FactKind,
  type FactOfKind,
  type Guid,
  type ImportInput,
  type ImportPlan,
  type JsonValue,
  LIST_OF_KIND,
  type Model,
  type ModelChanges,
  type ModelDocument,
  parseModelDocument,
  planImport,
} from "../index.js";
import { aModel } from "./a-model.js";

export const PROJECT = "11111111-1111-4111-8111-111111111111" as Guid;
export const OTHER_PROJECT = "33333333-3333-4333-8333-333333333333" as Guid;
export const STREAM = "22222222-2222-4222-8222-222222222222" as Guid;

/** JSON that a test may change. */
// biome-ignore lint/suspicious/noExplicitAny: a test reaches into any depth of a document
export type Loose = any;

/** The document of a model as plain JSON, to change in a test. */
export function documentOf(model: Model): Loose {
  // Not a structured clone: what two facts share would stay shared.
  return JSON.parse(JSON.stringify(exportModelDocument(model, "Test")));
}

/** The document a value states; fails the test when its shape is wrong. */
export function parsed(value: Loose): ModelDocument {
  const result = parseModelDocument(value as JsonValue);
  if (!result.ok) {
    throw new Error(result.refusal.title);
  }
  return result.value;
}

/** Plans the import of a document into a model. */
export function planOf(
  value: Loose,
  present: Model = aModel().model,
  input: Partial<ImportInput> = {},
): ImportPlan {
  const ids = { projectId: PROJECT, modelStreamId: STREAM, modelVersion: 7, schemaOwners: new Map() };
  return planImport({ document: parsed(value), present, ...ids, ...input });
}

/** The model after a plan is written. */
export function written(model: Model, changes: ModelChanges): Model {
  const lists = FACT_KINDS.map((kind) => [LIST_OF_KIND[kind], writtenList(kind, model, changes)]);
  return Object.fromEntries(lists) as Model;
}

function writtenList(kind: FactKind, model: Model, changes: ModelChanges): readonly FactOfKind[FactKind][] {
  const list = LIST_OF_KIND[kind];
  const changed = new Map<string, FactOfKind[FactKind]>(changes[list].changed.map((fact) => [fact.id, fact]));
  return [...model[list].map((fact) => changed.get(fact.id) ?? fact), ...changes[list].added];
}

/** What an import said about each entry, as `kind:name change`. */
export function changesByName(plan: ImportPlan): readonly string[] {
  return plan.result.items.map(({ kind, name, change }) => `${kind}:${name} ${change}`);
}

/** The reason why the only refused entry is refused. */
export function refusalOf(plan: ImportPlan): string | null {
  return plan.refusal?.errors.map(({ message }) => message).join("\n") ?? null;
}
