import {
  type ExportedModelDocument,
  exportModelDocument,
  type Guid,
  sha256Hex,
  writeModelDocumentJson,
  writeModelDocumentYaml,
} from "@plumbline/model-core";
import type { Transactions } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { ModelRepository } from "../model/for-threads.js";
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

/**
 * Writes the main model of a project, as it is at one moment, as a document
 * (docs/reference/model-documents.md#export).
 */
export async function writeExport(
  transactions: Transactions,
  request: ExportRequest,
): Promise<ExportOutcome> {
  const read = await transactions.readAtOnce((reader) => models.readPresentModel(reader, request.projectId));
  if (read === null) {
    return { outcome: "no-project" };
  }
  const { projectName } = read.stream;
  const bytes = new TextEncoder().encode(writeText(exportModelDocument(read.model, projectName), request));
  return { outcome: "written", bytes, hash: sha256Hex(bytes), projectName };
}

function writeText(document: ExportedModelDocument, { format, compact }: ExportRequest): string {
  return format === "yaml" ? writeModelDocumentYaml(document) : writeModelDocumentJson(document, { compact });
}
