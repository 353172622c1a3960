import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Snapshot } from "../snapshot.js";
import { filesOfText } from "./files-of-text.js";
import { installedGrammars } from "./grammar-files.js";
import { type Files, type ScanOptions, scanFiles } from "./scan-files.js";

const grammars = await installedGrammars();

/** A repository of the golden files. */
export function goldenFiles(name: string): Files {
  return filesOfText(readFileSync(new URL(`../../golden/repositories/${name}.txt`, import.meta.url), "utf8"));
}

/** How files get out of sight: settings leave them out, their bytes cannot be had, or are no text any more. */
export const LOSSES = ["left-out", "failed", "binary"] as const;
type Loss = (typeof LOSSES)[number];

/** A snapshot, with one of the same files of which some got out of sight. */
export interface OutOfSight {
  readonly before: Snapshot;
  readonly after: Snapshot;
}

export function outOfSight(files: Files, lost: readonly string[], loss: Loss): OutOfSight {
  const options: ScanOptions = {
    ...(loss === "left-out" ? { settings: { excludeGlobs: lost } } : {}),
    ...(loss === "failed" ? { failed: lost } : {}),
  };
  const bytes = loss === "binary" ? Object.fromEntries(lost.map((path) => [path, "\0"])) : {};
  return {
    before: scanFiles(files, { grammars }),
    after: scanFiles({ ...files, ...bytes }, { grammars, ...options }),
  };
}

/** Some files of a repository, and how they get out of sight. */
export function anyLoss(files: Files): fc.Arbitrary<readonly [readonly string[], Loss]> {
  const paths = fc.subarray(Object.keys(files), { minLength: 1, maxLength: 6 });
  return fc.tuple(paths, fc.constantFrom(...LOSSES));
}
