import { FACT_KINDS, type ImportPlan, LIST_OF_KIND } from "@plumbline/model-core";
import type { Tx } from "../../platform/database/statements.js";
import {
  ChangeSetRepository,
  type FactToWrite,
  SchemaRepository,
  type StreamPlace,
} from "../model/for-threads.js";

/** Whose an ID of a schema is, or whether the schema is there, changed since it was looked for: plan again. */
export class SchemasMoved extends Error {}

const changeSets = new ChangeSetRepository();
const schemas = new SchemaRepository();

/** Writes what a plan without refusals holds and gives main's version then; the transaction has locked the stream. */
export async function writeImport(
  tx: Tx,
  stream: StreamPlace,
  { changes }: ImportPlan,
  actor: string,
): Promise<number> {
  const { added, changed } = changes.schemas;
  const newIds = added.map(({ id }) => id);
  if (!(await schemas.claim(tx, stream.projectId, newIds))) {
    throw new SchemasMoved();
  }
  const mainVersion = await changeSets.write(tx, stream, {
    added: factsOf(changes, "added"),
    changed: factsOf(changes, "changed"),
    removed: [],
    actor,
    summary: "Model document imported",
    keepsToLists: true,
  });
  await schemas.write(tx, { projectId: stream.projectId, mainVersion, actor }, [...added, ...changed]);
  return mainVersion;
}

function factsOf(changes: ImportPlan["changes"], change: "added" | "changed"): readonly FactToWrite[] {
  return FACT_KINDS.flatMap((kind) =>
    kind === "schema" ? [] : changes[LIST_OF_KIND[kind]][change].map((fact) => ({ kind, fact })),
  );
}
