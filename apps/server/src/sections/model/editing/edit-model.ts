import {
  type ChangePlan,
  changeSummary,
  type FactKind,
  type FactOfKind,
  type Guid,
  planChanges,
} from "@plumbline/model-core";
import type { Tx } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { versionTag } from "../../../platform/http/if-match.js";
import { SchemaRepository } from "../schemas/schema.repository.js";
import type { StreamPlace } from "../streams/model.repository.js";
import { ChangeSetRepository } from "./change-set.repository.js";
import { type EditContext, type EditReach, readEditContext } from "./edit-context.js";
import { type HeldStream, LockedStreamRepository } from "./locked-stream.repository.js";
import type { EditOutcome, ModelEdit, PartOutcome } from "./model-edit.js";
import { writtenEdit } from "./written-edit.js";

const streams = new LockedStreamRepository();
const changeSets = new ChangeSetRepository();
const schemas = new SchemaRepository();

/** Plans changes on the whole model and writes them, in the transaction, which holds the stream until it ends. */
export async function editModel(tx: Tx, edit: ModelEdit): Promise<EditOutcome> {
  const outcome = await editWithin(tx, edit, "whole");
  if (outcome.outcome === "too-wide") {
    throw new Error("A whole model is never too wide");
  }
  return outcome;
}

/** The same with so much of the model as is read for it. */
export async function editWithin(tx: Tx, edit: ModelEdit, reach: EditReach): Promise<PartOutcome> {
  const held = await streams.lockWithSchemas(tx, edit, isOfSchemas(edit));
  if (held === null) {
    return { outcome: edit.branchId === null ? "no-project" : "no-open-branch" };
  }
  const stale = await otherVersion(tx, held.stream, edit);
  if (stale !== null) {
    return stale;
  }
  const context = await readEditContext(tx, held.stream, edit, reach);
  if (context === null) {
    return { outcome: "too-wide" };
  }
  const planned = plan(held, edit, context);
  if (!planned.ok) {
    return { outcome: "edit-refused", refusal: planned.refusal };
  }
  return otherPresence(edit, planned.value) ?? write(tx, held, edit, planned.value);
}

/** What was to be created is there, or what was to be replaced is not. */
function otherPresence(
  edit: ModelEdit,
  { items: [item] }: ChangePlan,
): RefusalNamed<"already-there" | "not-there-yet"> | null {
  if (edit.createOnly && item?.change !== "added") {
    return { outcome: "already-there", kind: kindOf(edit) };
  }
  return edit.replaceOnly && item?.change === "added"
    ? { outcome: "not-there-yet", kind: kindOf(edit) }
    : null;
}

function isOfSchemas({ changes }: ModelEdit): boolean {
  return changes.some(({ kind }) => kind === "schema");
}

/** A schema has a version of its own, which one of the model says nothing about. */
async function otherVersion(
  tx: Tx,
  { projectId, version }: StreamPlace,
  edit: ModelEdit,
): Promise<RefusalNamed<"other-version" | "other-schema-version"> | null> {
  const id = edit.single ? schemaOf(edit) : null;
  if (id === null) {
    const refusal = { outcome: "other-version", subject: "the model", modelVersion: version } as const;
    return isExpected(version, edit) ? null : refusal;
  }
  const schema = await schemas.find(tx, projectId, id);
  if (isExpected(schema?.version ?? null, edit)) {
    return null;
  }
  return { outcome: "other-schema-version", version: schema?.version ?? null };
}

function schemaOf({ changes: [change] }: ModelEdit): Guid | null {
  return change?.kind === "schema" ? change.id : null;
}

function kindOf({ changes: [change] }: ModelEdit): FactKind {
  return change?.kind ?? "element";
}

function isExpected(version: number | null, { expectedVersion, ifMatch }: ModelEdit): boolean {
  if (expectedVersion !== null && expectedVersion !== version) {
    return false;
  }
  return ifMatch === null || (version !== null && ifMatch.includes(versionTag(version)));
}

function plan(held: HeldStream, edit: ModelEdit, context: EditContext): ReturnType<typeof planChanges> {
  const { projectId, changes, cascade, single } = edit;
  const modelStreamId = (held.main ?? held.stream).streamId;
  return planChanges({ ...context, changes, projectId, modelStreamId, cascade, single });
}

async function write(
  tx: Tx,
  { stream, main }: HeldStream,
  edit: ModelEdit,
  { items, changes }: ChangePlan,
): Promise<EditOutcome> {
  const { projectId, actor } = edit;
  const { added, changed, removed } = changes.schemas;
  const newIds = added.map(({ id }) => id);
  if (!(await schemas.claim(tx, projectId, newIds))) {
    return { outcome: "id-taken" };
  }
  const summary = changeSummary(changes);
  const version = await changeSets.writePlanned(tx, stream, changes, { actor, summary });
  const mainVersion = main === null || main.streamId === stream.streamId ? version : main.version;
  const by = { projectId, mainVersion, actor };
  await schemas.write(tx, by, [...added, ...changed]);
  await schemas.delete(
    tx,
    by,
    removed.map(({ id }) => id),
  );
  const fact = edit.single ? await readBack(tx, { stream, main }, edit) : null;
  return writtenEdit(edit, { version, items, fact });
}

/** The fact that was put, as whoever reads it next finds it; null when it was deleted. */
async function readBack(
  tx: Tx,
  { stream }: HeldStream,
  { changes: [change] }: ModelEdit,
): Promise<FactOfKind[FactKind] | null> {
  if (change === undefined || change.op === "delete") {
    return null;
  }
  const id: Guid = change.id;
  if (change.kind === "schema") {
    return schemas.find(tx, stream.projectId, id);
  }
  return (await streams.findFact(tx, stream, id))?.body ?? null;
}
