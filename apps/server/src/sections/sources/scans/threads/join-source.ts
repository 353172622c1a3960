import type { Guid } from "@plumbline/model-core";
import { type FileExtraction, joinSnapshot, type Snapshot, selectFiles } from "@plumbline/source-scanner";
import type { Reader } from "../../../../platform/database/statements.js";
import { filesIn } from "../../reading/tree-listing.js";
import { ExtractionRepository, keyOf } from "./extraction.repository.js";
import type { TreeOfCommit } from "./select-source.js";

const extractions = new ExtractionRepository();

/** What a commit says, of what is kept of its files; a file of which nothing is could not be read. */
export async function joinSource(
  reader: Reader,
  { workspaceId, repository }: { readonly workspaceId: Guid; readonly repository: string },
  { commit, listings, truncated, limits }: TreeOfCommit,
): Promise<Snapshot> {
  const selection = selectFiles(filesIn(listings), limits);
  const keyed = selection.selected.map((file) => [keyOf(file), file] as const);
  const kept = await extractions.read(reader, workspaceId, [...new Map(keyed).values()]);
  const byPath = new Map<string, FileExtraction>();
  for (const [key, file] of keyed) {
    const extraction = kept.get(key);
    if (extraction !== undefined) {
      byPath.set(file.path, extraction);
    }
  }
  const codes = truncated ? (["tree-truncated"] as const) : [];
  return joinSnapshot({ repository, commit, selection, extractions: byPath, codes });
}
