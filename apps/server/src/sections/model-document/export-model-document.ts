import { type Guid, sha256Hex, writeStoredDocument } from "@plumbline/model-core";
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
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** SHA-256 of the bytes. */
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
  const read = await transactions.readAtOnce(async (reader) => {
    const stream = await models.findMainStream(reader, projectId);
    return stream === null ? null : { stream, model: await stored.read(reader, presentState(stream)) };
  });
  if (read === null) {
    return { outcome: "no-project" };
  }
  const { projectName } = read.stream;
  const style = format === "yaml" ? "yaml" : compact ? "compact" : "indented";
  const bytes = writeStoredDocument(read.model, projectName, style);
  return { outcome: "written", bytes, hash: sha256Hex(bytes), projectName };
}
