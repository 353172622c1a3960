import {
  type Guid,
  type ImportPlan,
  lacksSchemas,
  type ModelDocument,
  planImport,
  planUnchangedImport,
  readModelDocument,
  schemaIdsToLookUp,
} from "@plumbline/model-core";
import type { Reader, Transactions, Tx } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { isGone, type PresenceFlag } from "../../platform/http/client-presence.js";
import { versionTag } from "../../platform/http/if-match.js";
import {
  LockedStreamRepository,
  ModelRepository,
  modelOf,
  OtherStreamsRepository,
  SchemaRepository,
  type StreamPlace,
} from "../model/for-threads.js";
import type { DocumentFormat } from "./dto/export.query.js";
import { documentName, type KnownImport, stateName } from "./known-import.js";
import { SchemasMoved, writeImport } from "./write-import.js";

/** One import as a thread gets it. */
export interface ImportRequest {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
  readonly projectId: Guid;
  readonly dryRun: boolean;
  readonly expectedVersion: number | null;
  /** Entity tags of `If-Match`, which says the same; null when there is none. */
  readonly ifMatch: readonly string[] | null;
  readonly actor: string;
  readonly client: PresenceFlag;
  /** What was imported into the project before. */
  readonly known: readonly KnownImport[];
}

interface ImportRead {
  readonly outcome: "read";
  /** The import result as JSON. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Main's after a write. */
  readonly version: number | null;
  /** What is known from now on; null where another import of the document might change something. */
  readonly known: KnownImport | null;
}

export type ImportOutcome =
  | ImportRead
  | RefusalNamed<"import-refused" | "list-full" | "other-version" | "no-project">
  | RefusalNamed<"schemas-contended" | "client-gone">;

interface Planned {
  readonly stream: StreamPlace;
  readonly plan: ImportPlan;
  /** What the import was looked for as among those that are known. */
  readonly known: KnownImport;
}

/** A document that was read, and its name. */
interface NamedDocument {
  readonly name: string;
  readonly document: ModelDocument;
}

const ATTEMPTS = 5;

const models = new ModelRepository();
const streams = new LockedStreamRepository();
const schemas = new SchemaRepository();
const others = new OtherStreamsRepository();

/**
 * Reads the document, then plans and writes it in one transaction (docs/reference/model-documents.md#import).
 * A preview reads one moment and takes no lock.
 */
export async function importModelDocument(
  transactions: Transactions,
  request: ImportRequest,
): Promise<ImportOutcome> {
  if (isGone(request.client)) {
    return { outcome: "client-gone" };
  }
  const read = readModelDocument(request.bytes, request.format);
  if (!read.ok) {
    return { outcome: "import-refused", refusal: read.refusal };
  }
  if (isGone(request.client)) {
    return { outcome: "client-gone" };
  }
  const named = { name: documentName(request.bytes, request.format), document: read.value };
  if (request.dryRun) {
    return transactions.readAtOnce((reader) => preview(reader, request, named));
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await transactions.run(async (tx) => {
        const withSchemas = attempt > 0 || (await mayAddSchemas(tx, request.projectId, named));
        return apply(tx, request, { ...named, withSchemas });
      });
    } catch (thrown) {
      if (!(thrown instanceof SchemasMoved)) {
        throw thrown;
      }
    }
  }
  return { outcome: "schemas-contended" };
}

async function preview(reader: Reader, request: ImportRequest, named: NamedDocument): Promise<ImportOutcome> {
  const stream = await models.findMainStream(reader, request.projectId);
  const planned = await planOn(reader, stream, request, named);
  if ("outcome" in planned) {
    return planned;
  }
  const { plan, known } = planned;
  const bytes = toJson(plan.result);
  return { outcome: "read", bytes, version: null, known: isUnchanged(plan) ? known : null };
}

/** New schemas need more to be held than main; most documents have none. */
async function mayAddSchemas(reader: Reader, projectId: Guid, { document }: NamedDocument): Promise<boolean> {
  const present = await schemas.present(reader, projectId, schemaIdsToLookUp(document, projectId));
  return lacksSchemas(document, projectId, present);
}

async function apply(
  tx: Tx,
  request: ImportRequest,
  { withSchemas, ...named }: NamedDocument & { readonly withSchemas: boolean },
): Promise<ImportOutcome> {
  const held = await streams.lockWithSchemas(
    tx,
    { projectId: request.projectId, branchId: null },
    withSchemas,
  );
  const planned = await planOn(tx, held?.stream ?? null, request, named);
  if ("outcome" in planned) {
    return planned;
  }
  const { refusal, result } = planned.plan;
  if (refusal !== null) {
    return { outcome: "import-refused", refusal };
  }
  if (!withSchemas && planned.plan.changes.schemas.added.length > 0) {
    throw new SchemasMoved();
  }
  const version = await writeImport(tx, planned.stream, planned.plan, request.actor);
  const known = isUnchanged(planned.plan)
    ? planned.known
    : await knownAfter(tx, { ...planned.stream, version }, named);
  return { outcome: "read", bytes: toJson({ ...result, applied: true }), version, known };
}

/** An import again changes nothing, of whatever it was that the first one wrote. */
async function knownAfter(
  tx: Tx,
  stream: StreamPlace,
  { name, document }: NamedDocument,
): Promise<KnownImport> {
  const owners = await schemas.owners(tx, schemaIdsToLookUp(document, stream.projectId));
  return { document: name, state: await stateName(tx, stream, owners) };
}

function isUnchanged({ result }: ImportPlan): boolean {
  return result.unchanged === result.items.length;
}

async function planOn(
  reader: Reader,
  stream: StreamPlace | null,
  request: ImportRequest,
  { name, document }: NamedDocument,
): Promise<Planned | ImportOutcome> {
  if (stream === null) {
    return { outcome: "no-project" };
  }
  const { projectId, version } = stream;
  if (!isExpected(version, request)) {
    return { outcome: "other-version", subject: "main", modelVersion: version };
  }
  const schemaIds = schemaIdsToLookUp(document, projectId);
  const schemaOwners = await schemas.owners(reader, schemaIds);
  const known = { document: name, state: await stateName(reader, stream, schemaOwners) };
  const isKnown = request.known.some((one) => one.document === name && one.state === known.state);
  const plan = isKnown
    ? planUnchangedImport({ document, projectId, modelVersion: version, schemaOwners })
    : planImport({
        ...{ document, projectId, modelStreamId: stream.streamId, modelVersion: version, schemaOwners },
        present: await models.readModel(reader, stream),
        elsewhere: modelOf(await others.factsWithIds(reader, stream, schemaIds), []),
      });
  return plan.fullList === null ? { stream, plan, known } : { outcome: "list-full", ...plan.fullList };
}

function isExpected(version: number, { expectedVersion, ifMatch }: ImportRequest): boolean {
  if (expectedVersion !== null && expectedVersion !== version) {
    return false;
  }
  return ifMatch === null || ifMatch.includes(versionTag(version));
}

function toJson(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}
