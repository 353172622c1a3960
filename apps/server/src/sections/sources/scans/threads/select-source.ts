import type { Guid } from "@plumbline/model-core";
import { type SelectedFile, type SelectionSettings, selectFiles } from "@plumbline/source-scanner";
import { threadDatabase } from "../../../../platform/workers/thread-database.js";
import { filesIn, type PlacedListing } from "../../reading/tree-listing.js";
import { ExtractionRepository, keyOf } from "./extraction.repository.js";

/** Every file of a commit, and by which settings files of it are read. */
export interface TreeOfCommit {
  readonly commit: string;
  readonly listings: readonly PlacedListing[];
  /** There are more. */
  readonly truncated: boolean;
  readonly limits: SelectionSettings;
}

/** A file whose bytes have to be read. */
export type WantedFile = Pick<SelectedFile, "path" | "blobSha" | "size" | "class" | "extension">;

export interface SelectedSource {
  readonly outcome: "selected";
  readonly listed: number;
  readonly selected: number;
  /** Of the selected: what they say is known. */
  readonly known: number;
  readonly wanted: readonly WantedFile[];
}

const extractions = new ExtractionRepository();

/** Which files of a commit have to be read: each content once, and none that a scan of the workspace read before. */
export async function selectSource({
  workspaceId,
  tree,
}: {
  readonly workspaceId: Guid;
  readonly tree: TreeOfCommit;
}): Promise<SelectedSource> {
  const files = filesIn(tree.listings);
  const { selected } = selectFiles(files, tree.limits);
  const keyed = selected.map((file) => [keyOf(file), file] as const);
  const byKey = new Map(keyed);
  const known = await threadDatabase().run((tx) => extractions.use(tx, workspaceId, [...byKey.values()]));
  const wanted = [...byKey].filter(([key]) => !known.has(key)).map(([, file]) => file);
  const isKnown = keyed.filter(([key]) => known.has(key));
  const counts = { listed: files.length, selected: selected.length, known: isKnown.length };
  return { outcome: "selected", ...counts, wanted };
}
