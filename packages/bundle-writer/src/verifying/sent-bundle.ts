import { decodeUtf8, pathOfKey, type Result, sha256Hex } from "@plumbline/model-core";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { MANIFEST_PATH } from "../bytes/manifest-path.js";
import { listedFile } from "../manifest/listed-files.js";
import type { BundleManifest, ManifestFile } from "../manifest/manifest.js";
import { readManifest } from "../manifest/read-manifest.js";
import type { ZipCodec } from "../zip/reading/codec.js";
import { readZip } from "../zip/reading/read-zip.js";
import type { BundleContent } from "../zip/writing/zip-entries.js";
import { isAsWritten } from "./as-written.js";

/** What somebody sent to be verified. */
export interface SentBundle {
  readonly manifest: BundleManifest;
  /** Of an archive what is in it; of a manifest alone what it lists. Without the manifest, in path order. */
  readonly files: readonly ManifestFile[];
  /** Null for a manifest alone. */
  readonly archive: SentArchive | null;
}

/** How a bundle was packed. */
export interface SentArchive {
  /** Whether its bytes are those that a bundle of its files is written as. */
  readonly asWritten: boolean;
  /** Of the bytes of the manifest, whatever its text says. */
  readonly manifestSha256: string;
}

/** A manifest that was sent alone. */
export function bundleOfManifest(manifest: BundleManifest): SentBundle {
  return { manifest, files: manifest.files, archive: null };
}

/**
 * Reads the archive of a bundle and its manifest. An archive without a manifest, or with an entry that its manifest does
 * not list, is `invalid_bundle`; what it lists and does not hold is for the comparison to say.
 */
export function readBundle(archive: Uint8Array, codec: ZipCodec): Result<SentBundle, BundleRefusal> {
  const read = readZip(archive, codec);
  if (!read.ok) {
    return read;
  }
  const entries = read.value;
  const entry = entries.find(({ path }) => path === MANIFEST_PATH);
  if (entry === undefined) {
    return refused(MANIFEST_PATH, "is missing");
  }
  const asWritten = isAsWritten(archive, entries, codec.crc32);
  return bundleOf(entries, entry, { asWritten, manifestSha256: sha256Hex(entry.content) });
}

function bundleOf(
  entries: readonly BundleContent[],
  entry: BundleContent,
  archive: SentArchive,
): Result<SentBundle, BundleRefusal> {
  const manifest = manifestOf(entry);
  if (!manifest.ok) {
    return manifest;
  }
  const contents = entries.filter((other) => other !== entry);
  const stranger = notListed(contents, manifest.value);
  return stranger === undefined
    ? { ok: true, value: { manifest: manifest.value, files: contents.map(listedFile), archive } }
    : refused(stranger.path, "is not listed in the manifest");
}

function manifestOf({ path, content }: BundleContent): Result<BundleManifest, BundleRefusal> {
  const text = decodeUtf8(content);
  return text.ok ? readManifest(text.value) : refused(path, text.refusal.message);
}

function notListed(contents: readonly BundleContent[], { files }: BundleManifest): BundleContent | undefined {
  const listed = new Set(files.map(({ path }) => path));
  return contents.find(({ path }) => !listed.has(path));
}

function refused(path: string, message: string): { readonly ok: false; readonly refusal: BundleRefusal } {
  return { ok: false, refusal: refusalOf("invalid_bundle", pathOfKey("entries", path), message) };
}
