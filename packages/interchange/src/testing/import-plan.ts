import {
  FACT_KINDS,
  type Guid,
  type ImportPlan,
  type JsonValue,
  LIST_OF_KIND,
  type Model,
  NO_FACTS,
  parseModelDocument,
  planImport,
} from "@plumbline/model-core";
import type { Conversion } from "../conversion.js";

const PROJECT = "11111111-1111-4111-8111-111111111111" as Guid;
const STREAM = "22222222-2222-4222-8222-222222222222" as Guid;

/** The plan of the ordinary import of a converted document, read from its JSON. */
export function planOf({ document }: Conversion, present: Model = NO_FACTS): ImportPlan {
  const parsed = parseModelDocument(JSON.parse(JSON.stringify(document)) as JsonValue);
  if (!parsed.ok) {
    throw new Error(parsed.refusal.title);
  }
  const ids = { projectId: PROJECT, modelStreamId: STREAM, modelVersion: 0 };
  const owners = new Map(present.schemas.map(({ id }) => [id, PROJECT]));
  return planImport({ document: parsed.value, present, schemaOwners: owners, ...ids });
}

/** Why entries are refused: nothing, as it should be. */
export function refusalsOf(plan: ImportPlan): readonly string[] {
  return plan.result.items.flatMap(({ kind, name, error }) =>
    error === null ? [] : [`${kind} ${name}: ${error}`],
  );
}

/** The model after the import. */
export function importedModel(plan: ImportPlan): Model {
  const lists = FACT_KINDS.map((kind) => [LIST_OF_KIND[kind], plan.changes[LIST_OF_KIND[kind]].added]);
  return Object.fromEntries(lists) as Model;
}
