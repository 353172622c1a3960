import type { Guid } from "@plumbline/model-core";
import { extractFile, type FileExtraction, type Grammars, isParserBroken } from "@plumbline/source-scanner";
import { endWithThisJob } from "../../../../platform/workers/last-job.js";
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
  /** How many of them were looked at; the parser broke down on the last of these, and the others need another thread. */
  readonly done: number;
}

export interface FilesToExtract {
  readonly workspaceId: Guid;
  readonly files: readonly FileToExtract[];
  readonly bytes: Uint8Array;
}

interface Read {
  readonly key: ExtractionKey;
  readonly extraction: FileExtraction;
}

const extractions = new ExtractionRepository();

/** Keeps what files say. */
export async function extractFiles({ workspaceId, files, bytes }: FilesToExtract): Promise<ExtractedFiles> {
  const ready = await grammars();
  const { read, ...said } = extractEach(files, bytes, ready);
  if (isParserBroken(ready)) {
    endWithThisJob();
  }
  await threadDatabase().run((tx) => extractions.add(tx, workspaceId, read));
  return { outcome: "extracted", ...said };
}

function extractEach(
  files: readonly FileToExtract[],
  bytes: Uint8Array,
  ready: Grammars,
): Pick<ExtractedFiles, "failed" | "done"> & { readonly read: readonly Read[] } {
  const failed: { blobSha: string; reason: string }[] = [];
  const read: Read[] = [];
  let done = 0;
  for (const file of files) {
    if (isParserBroken(ready)) {
      break;
    }
    done += 1;
    try {
      const { class: fileClass, extension, from, to } = file;
      const taken = { class: fileClass, extension, bytes: bytes.subarray(from, to) };
      read.push({ key: file, extraction: extractFile(taken, ready) });
    } catch (thrown) {
      // Its message may hold what the file says.
      failed.push({ blobSha: file.blobSha, reason: thrown instanceof Error ? thrown.name : typeof thrown });
    }
  }
  return { read, failed, done };
}
