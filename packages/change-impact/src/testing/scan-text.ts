import { sha256Hex } from "@plumbline/model-core";
import {
  DEFAULT_EXCLUDE_GLOBS,
  extractFile,
  type Grammars,
  joinSnapshot,
  type Snapshot,
  selectFiles,
} from "@plumbline/source-scanner";
import { filesOfText } from "../../../source-scanner/src/testing/files-of-text.js";
import { bytesOf } from "../../../source-scanner/src/testing/scan-files.js";

const SETTINGS = {
  maxFiles: 100,
  maxFileBytes: 10_000,
  maxTotalBytes: 100_000,
  excludeGlobs: DEFAULT_EXCLUDE_GLOBS,
};

/** The snapshot of a repository that is written as one text: `>>> path` begins each file. */
export function scanText(text: string, { repository, commit, grammars }: ScannedAs): Snapshot {
  const files = filesOfText(text);
  const tree = Object.entries(files).map(([path, content]) => ({
    ...{ path, mode: "100644", size: bytesOf(content).length },
    blobSha: sha256Hex(bytesOf(content)).slice(0, 40),
  }));
  const selection = selectFiles(tree, SETTINGS);
  const extractions = new Map(
    selection.selected.map(({ path, ...file }) => [
      path,
      extractFile({ ...file, bytes: bytesOf(files[path] ?? "") }, grammars),
    ]),
  );
  return joinSnapshot({ repository, commit, selection, extractions, codes: [] });
}

interface ScannedAs {
  readonly repository: string;
  readonly commit: string;
  readonly grammars: Grammars;
}
