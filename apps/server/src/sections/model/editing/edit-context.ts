import { type ChangesInput, type ModelChange, neededPart, type SchemaId } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { PART_ROWS } from "../limits.js";
import { SchemaRepository } from "../schemas/schema.repository.js";
import { ModelRepository, modelOf, type StreamPlace } from "../streams/model.repository.js";
import { OtherStreamsRepository } from "../streams/other-streams.repository.js";
import type { ModelEdit } from "./model-edit.js";
import { PartOfModelRepository } from "./part-of-model.repository.js";
import { ResponsibleRepository } from "./responsible.repository.js";

/** How much of the model is read: the part that the changes need, or all of it, in a thread. */
export type EditReach = "part" | "whole";

/** What changes are planned on. */
export type EditContext = Pick<
  ChangesInput,
  "present" | "schemaOwners" | "members" | "elsewhere" | "streamsElsewhere"
>;

const models = new ModelRepository();
const parts = new PartOfModelRepository();
const others = new OtherStreamsRepository();
const responsible = new ResponsibleRepository();
const schemas = new SchemaRepository();

/** Reads what changes are judged by; null when the part they need is too large for the main thread. */
export async function readEditContext(
  reader: Reader,
  stream: StreamPlace,
  edit: Pick<ModelEdit, "projectId" | "changes" | "cascade">,
  reach: EditReach,
): Promise<EditContext | null> {
  const { changes, cascade } = edit;
  const present =
    reach === "whole"
      ? await models.readModel(reader, stream)
      : await parts.read(reader, stream, neededPart(changes), { cascade });
  if (present === null) {
    return null;
  }
  const users = await others.usersOfSchemas(reader, stream, schemaIds(changes, "delete"));
  if (reach === "part" && users.length > PART_ROWS) {
    return null;
  }
  const put = schemaIds(changes, "put");
  return {
    present,
    elsewhere: modelOf([...users, ...(await others.factsWithIds(reader, stream, put))], []),
    streamsElsewhere: new Map(users.map(({ body, branches }) => [body.id, branches.map(inWords)])),
    schemaOwners: await schemas.owners(reader, put),
    members: await responsible.members(reader, edit.projectId, ownerIds(changes)),
  };
}

function inWords(branch: string | null): string {
  return branch === null ? "main" : `branch ${JSON.stringify(branch)}`;
}

function schemaIds(changes: readonly ModelChange[], op: ModelChange["op"]): readonly SchemaId[] {
  return changes.flatMap((change) =>
    change.kind === "schema" && change.op === op ? [change.id as SchemaId] : [],
  );
}

function ownerIds(changes: readonly ModelChange[]): readonly string[] {
  return changes.flatMap((change) =>
    change.op === "put" && change.kind === "element" && typeof change.value.ownerId === "string"
      ? [change.value.ownerId]
      : [],
  );
}
