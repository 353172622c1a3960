import { compareCodeUnits } from "../code-unit-order.js";
import { type FactKind, type FactOfKind, LIST_OF_KIND, type Model } from "../facts/model.js";
import { type ExportedOfKind, exportFact } from "./exported-facts.js";

/** The eight lists as an export writes them: every list ordered by ID. */
export type ExportedLists = {
  readonly [Kind in FactKind as (typeof LIST_OF_KIND)[Kind]]: readonly ExportedOfKind[Kind][];
};

/** A model document as an export writes it (docs/reference/model-documents.md#the-document). */
export interface ExportedModelDocument extends ExportedLists {
  readonly version: "1.0";
  readonly project: { readonly name: string };
}

/**
 * The model document of a model (docs/reference/model-documents.md#the-document): the same model gives the
 * same document.
 */
export function exportModelDocument(model: Model, projectName: string): ExportedModelDocument {
  return { version: "1.0", project: { name: projectName }, ...exportLists(model) };
}

/** The eight lists of a model as its document holds them. */
export function exportLists(model: Model): ExportedLists {
  return {
    elements: exportList("element", model),
    relationships: exportList("relationship", model),
    messages: exportList("message", model),
    schemas: exportList("schema", model),
    operations: exportList("operation", model),
    channels: exportList("channel", model),
    subscriptions: exportList("subscription", model),
    bindings: exportList("binding", model),
  };
}

function exportList<Kind extends FactKind>(kind: Kind, model: Model): readonly ExportedOfKind[Kind][] {
  const facts = model[LIST_OF_KIND[kind]] as unknown as readonly FactOfKind[Kind][];
  return facts
    .map((fact) => exportFact(kind, fact))
    .sort((left, right) => compareCodeUnits(left.id, right.id));
}
