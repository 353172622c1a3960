import { createHash } from "node:crypto";
import { type BundleContent, type Design, type SealedBundle } from "@plumbline/bundle-writer";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { packBundle } from "../packing/pack-bundle.js";
import { linksOfBlockers } from "./links-of-blocker.js";

/** What is asked for of a bundle. */
export type Shown =
  | { readonly as: "bundle" }
  | { readonly as: "ready" }
  | { readonly as: "file"; readonly path: string };

/** Bytes that answer it. */
export interface ShownBundle {
  readonly outcome: "shown";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Of the bytes. */
  readonly etag: string;
  readonly bundleHash: string | null;
  readonly buildReady: boolean;
}

export type ShownOutcome = ShownBundle | RefusalNamed<"no-built-file" | "file-not-generated">;

const JSON_TEXT = "application/json; charset=utf-8";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  json: JSON_TEXT,
  md: "text/markdown; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
};

/** A bundle, and what is asked for of it. */
export interface BundleToShow {
  readonly outcome: "to-show";
  readonly bundle: SealedBundle;
  readonly shown: Exclude<Shown, { readonly as: "ready" }>;
}

/** The archive, or one file of it. */
export async function showBundle({ bundle, shown }: BundleToShow): Promise<ShownOutcome> {
  const { manifest, contents } = bundle;
  const { bundleHash, buildReady } = manifest;
  if (shown.as === "bundle") {
    return shownAs(await packBundle(contents), "application/zip", { bundleHash, buildReady });
  }
  const file = contents.find(({ path }) => path === shown.path);
  return file === undefined
    ? notThere(shown.path, manifest)
    : shownAs(ownBytesOf(file), contentTypeOf(file), { bundleHash, buildReady });
}

/** Whether a state is ready to be built from, and what settles each thing that is in the way. */
export function showReady(design: Design): ShownBundle {
  const linksOf = linksOfBlockers(design);
  const blockers = design.blockers.map((blocker) => ({ ...blocker, links: linksOf(blocker) }));
  const buildReady = blockers.length === 0;
  const bytes = new TextEncoder().encode(JSON.stringify({ buildReady, blockers }));
  return shownAs(bytes, JSON_TEXT, { bundleHash: null, buildReady });
}

function shownAs(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  about: Pick<ShownBundle, "bundleHash" | "buildReady">,
): ShownBundle {
  const etag = `"${createHash("sha256").update(bytes).digest("hex")}"`;
  return { outcome: "shown", bytes, contentType, etag, ...about };
}

/** A contract that holds a number which YAML cannot hold is not written, and its blocker names it. */
function notThere(
  path: string,
  { blockers }: Pick<Design, "blockers">,
): RefusalNamed<"no-built-file" | "file-not-generated"> {
  const isBlocked = blockers.some(
    ({ code, subject }) => code === "yaml-unrepresentable-number" && subject === path,
  );
  return { outcome: isBlocked ? "file-not-generated" : "no-built-file", path };
}

function contentTypeOf({ path }: BundleContent): string {
  return CONTENT_TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/** A thread gives its bytes away with their memory, so they are in memory of their own. */
function ownBytesOf({ content }: BundleContent): Uint8Array<ArrayBuffer> {
  return new Uint8Array(content);
}
