import { compareCodeUnits, sha256Hex } from "@plumbline/model-core";
import type { ManifestFile } from "./manifest.js";

/** A file as a manifest lists it. */
export function listedFile({
  path,
  content,
}: {
  readonly path: string;
  readonly content: Uint8Array;
}): ManifestFile {
  return { path, sha256: sha256Hex(content), bytes: content.length };
}

/** Files in path order. */
export function inPathOrder<File extends { readonly path: string }>(files: Iterable<File>): readonly File[] {
  return [...files].sort((left, right) => compareCodeUnits(left.path, right.path));
}

/** The hash of a bundle: SHA-256 of a line `<path> <sha256>` for each file but the manifest, in path order. */
export function bundleHashOf(files: Iterable<Pick<ManifestFile, "path" | "sha256">>): string {
  return sha256Hex(
    inPathOrder(files)
      .map(({ path, sha256 }) => `${path} ${sha256}\n`)
      .join(""),
  );
}
