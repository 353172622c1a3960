import type { Result } from "@plumbline/model-core";
import { type Issue, pathOfKey, utf8Length } from "@plumbline/model-core";
import { object, orLeftOut, readBody, text } from "@plumbline/model-core/declaring";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { BUNDLE_LIMITS, MANIFEST_BODY_LIMITS } from "../limits.js";
import { type BundleManifest, MANIFEST } from "../manifest/manifest.js";
import { manifestText } from "../manifest/manifest-json.js";
import { repeatedFiles, repeatedPins } from "../manifest/repeated-entries.js";

const SIDE = object({
  manifest: orLeftOut(MANIFEST),
  bundle: orLeftOut(text({ about: "The archive in base64" })),
});

/** The body of a comparison (docs/reference/build.md#comparing): each side is a manifest or a bundle. */
export const COMPARE_REQUEST = object({ from: SIDE, to: SIDE });

/** One side: a manifest that was read, or an archive in base64 that is not read yet. */
export type ComparedSide =
  | { readonly is: "manifest"; readonly manifest: BundleManifest }
  | { readonly is: "bundle"; readonly base64: string };

export interface ComparedSides {
  readonly from: ComparedSide;
  readonly to: ComparedSide;
}

/**
 * Reads the body of a comparison from its raw text; what is wrong with it is `invalid_bundle`, with every path. A manifest
 * that is longer than one may be, written as the service writes it, is `payload_too_large`.
 */
export function readCompareRequest(body: string): Result<ComparedSides, BundleRefusal> {
  const declared = { node: COMPARE_REQUEST, name: "comparison", unknownField: "is not a known field" };
  const read = readBody({ ...declared, ...MANIFEST_BODY_LIMITS }, body);
  if (!read.ok) {
    return { ok: false, refusal: { ...read.refusal, code: "invalid_bundle" } };
  }
  const { from, to } = read.value;
  const issues = [...issuesOf(from, "from"), ...issuesOf(to, "to")].slice(0, MANIFEST_BODY_LIMITS.issues);
  const [first] = issues;
  if (first !== undefined) {
    return {
      ok: false,
      refusal: { ...refusalOf("invalid_bundle", first.field, first.message), errors: issues },
    };
  }
  const refusal = tooLong(from, "from") ?? tooLong(to, "to");
  return refusal === null
    ? { ok: true, value: { from: sideOf(from), to: sideOf(to) } }
    : { ok: false, refusal };
}

function tooLong({ manifest }: SentSide, field: string): BundleRefusal | null {
  const { manifestBytes } = BUNDLE_LIMITS;
  return manifest === undefined || utf8Length(manifestText(manifest)) <= manifestBytes
    ? null
    : refusalOf(
        "payload_too_large",
        pathOfKey(field, "manifest"),
        `must have at most ${manifestBytes} bytes`,
      );
}

interface SentSide {
  readonly manifest?: BundleManifest | undefined;
  readonly bundle?: string | undefined;
}

function issuesOf({ manifest, bundle }: SentSide, field: string): readonly Issue[] {
  if ((manifest === undefined) === (bundle === undefined)) {
    return [{ field, message: "must have either manifest or bundle" }];
  }
  const place = pathOfKey(field, "manifest");
  return manifest === undefined
    ? []
    : [
        ...repeatedPins(manifest.pinned, pathOfKey(place, "pinned")),
        ...repeatedFiles(manifest.files, pathOfKey(place, "files")),
      ];
}

/** One of the two is there. */
function sideOf({ manifest, bundle }: SentSide): ComparedSide {
  return manifest === undefined ? { is: "bundle", base64: bundle ?? "" } : { is: "manifest", manifest };
}
