import type { Guid } from "@plumbline/model-core";
import { extractFile, type FileExtraction, type Grammars } from "@plumbline/source-scanner";
import { threadDatabase } from "../../../../platform/workers/thread-database.js";
import { type ExtractionKey, ExtractionRepository } from "./extraction.repository.js";
import { grammars } from "./grammars.js";

/** A file and where its bytes stand among those of all. */
export interface FileToExtract extends ExtractionKey {
  readonly from: number;
  readonly to: number;
}

export interface ExtractedFiles {
  readonly outcome: "extracted";
  /** Files that our reading of them failed at: what they say is not known. */
  readonly failed: readonly { readonly blobSha: string; readonly reason: string }[];
}

const extractions = new ExtractionRepository();

/** Keeps what files say. */
export async function extractFiles({
  workspaceId,
  files,
  bytes,
}: {
  readonly workspaceId: Guid;
  readonly files: readonly FileToExtract[];
  readonly bytes: Uint8Array;
}): Promise<ExtractedFiles> {
  const ready = await grammars();
  const failed: { blobSha: string; reason: string }[] = [];
  const read: { key: ExtractionKey; extraction: FileExtraction }[] = [];
  for (const file of files) {
    try {
      read.push({ key: file, extraction: extracted(file, bytes, ready) });
    } catch (thrown) {
      // Its message may hold what the file says.
      failed.push({ blobSha: file.blobSha, reason: thrown instanceof Error ? thrown.name : typeof thrown });
    }
  }
  await threadDatabase().run((tx) => extractions.add(tx, workspaceId, read));
  return { outcome: "extracted", failed };
}

function extracted(file: FileToExtract, bytes: Uint8Array, ready: Grammars): FileExtraction {
  const { class: fileClass, extension, from, to } = file;
  return extractFile({ class: fileClass, extension, bytes: bytes.subarray(from, to) }, ready);
}
