import { type Guid, StoredDocumentWriter, startSha256 } from "@plumbline/model-core";
import type { TransactionsOfThread } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { ModelRepository, presentState, StoredModelRepository } from "../model/for-threads.js";
import type { DocumentFormat } from "./dto/export.query.js";

/** One export as a thread gets it. */
export interface ExportRequest {
  readonly projectId: Guid;
  readonly format: DocumentFormat;
  /** JSON without indentation. */
  readonly compact: boolean;
}

export type ExportOutcome =
  | {
      readonly outcome: "written";
      readonly parts: readonly Uint8Array<ArrayBuffer>[];
      /** SHA-256 of all bytes. */
      readonly hash: string;
      readonly projectName: string;
    }
  | RefusalNamed<"no-project">;

const models = new ModelRepository();
const stored = new StoredModelRepository();

/**
 * Writes the main model of a project, as it is at one moment, as a document
 * (docs/reference/model-documents.md#export).
 */
export async function writeExport(
  transactions: TransactionsOfThread,
  { projectId, format, compact }: ExportRequest,
): Promise<ExportOutcome> {
  const writer = new StoredDocumentWriter(format === "yaml" ? "yaml" : compact ? "compact" : "indented");
  const stream = await transactions.readAtOnce(async (reader) => {
    const found = await models.findMainStream(reader, projectId);
    if (found !== null) {
      await stored.write(reader, presentState(found), writer);
    }
    return found;
  });
  if (stream === null) {
    return { outcome: "no-project" };
  }
  const { projectName } = stream;
  const parts = writer.document(projectName);
  return { outcome: "written", parts, hash: hashOf(parts), projectName };
}

function hashOf(parts: readonly Uint8Array[]): string {
  const running = startSha256();
  for (const part of parts) {
    running.update(part);
  }
  return running.hex();
}
