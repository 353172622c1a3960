import {
  type Guid,
  type ImportPlan,
  type ModelDocument,
  planImport,
  readModelDocument,
  schemaIdsToLookUp,
} from "@plumbline/model-core";
import type { Reader, Transactions, Tx } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { isGone, type PresenceFlag } from "../../platform/http/client-presence.js";
import { versionTag } from "../../platform/http/if-match.js";
import {
  ModelRepository,
  modelOf,
  OtherStreamsRepository,
  SchemaRepository,
  type StreamPlace,
} from "../model/for-threads.js";
import type { DocumentFormat } from "./dto/export.query.js";
import { ClaimedMeanwhile, writeImport } from "./write-import.js";

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
}

export type ImportOutcome =
  /** `bytes` are the import result as JSON, `version` is main's after a write. */
  | { readonly outcome: "read"; readonly bytes: Uint8Array<ArrayBuffer>; readonly version: number | null }
  | RefusalNamed<"import-refused" | "other-version" | "no-project" | "schemas-contended" | "client-gone">;

interface Planned {
  readonly stream: StreamPlace;
  readonly plan: ImportPlan;
}

const ATTEMPTS = 5;

const models = new ModelRepository();
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
  if (request.dryRun) {
    return transactions.readAtOnce((reader) => preview(reader, request, read.value));
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await transactions.run((tx) => apply(tx, request, read.value));
    } catch (thrown) {
      if (!(thrown instanceof ClaimedMeanwhile)) {
        throw thrown;
      }
    }
  }
  return { outcome: "schemas-contended" };
}

async function preview(
  reader: Reader,
  request: ImportRequest,
  document: ModelDocument,
): Promise<ImportOutcome> {
  const stream = await models.findMainStream(reader, request.projectId);
  const planned = await planOn(reader, stream, request, document);
  return "outcome" in planned
    ? planned
    : { outcome: "read", bytes: toJson(planned.plan.result), version: null };
}

async function apply(tx: Tx, request: ImportRequest, document: ModelDocument): Promise<ImportOutcome> {
  const stream = await models.lockMainStream(tx, request.projectId);
  const planned = await planOn(tx, stream, request, document);
  if ("outcome" in planned) {
    return planned;
  }
  const { refusal, result } = planned.plan;
  if (refusal !== null) {
    return { outcome: "import-refused", refusal };
  }
  const version = await writeImport(tx, planned.stream, planned.plan, request.actor);
  return { outcome: "read", bytes: toJson({ ...result, applied: true }), version };
}

async function planOn(
  reader: Reader,
  stream: StreamPlace | null,
  request: ImportRequest,
  document: ModelDocument,
): Promise<Planned | ImportOutcome> {
  if (stream === null) {
    return { outcome: "no-project" };
  }
  const { projectId, streamId, version } = stream;
  if (!isExpected(version, request)) {
    return { outcome: "other-version", subject: "main", modelVersion: version };
  }
  const present = await models.readModel(reader, stream);
  const schemaIds = schemaIdsToLookUp(document, projectId);
  const plan = planImport({
    document,
    present,
    projectId,
    modelStreamId: streamId,
    modelVersion: version,
    schemaOwners: await schemas.owners(reader, schemaIds),
    elsewhere: modelOf(await others.factsWithIds(reader, stream, schemaIds), []),
  });
  return { stream, plan };
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
