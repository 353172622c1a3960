import { canonicalJson, type JsonValue } from "@plumbline/model-core";
import { prettyJson } from "../bytes/pretty-json.js";
import type { BundleManifest } from "./manifest.js";
import type { PinnedState } from "./pinned-state.js";

type JsonMembers = { readonly [name: string]: JsonValue };

/** The text of `manifest.json`. */
export function manifestText(manifest: BundleManifest): string {
  return prettyJson(manifestJson(manifest));
}

/** A manifest as a JSON value: what is absent has no key. */
export function manifestJson(manifest: BundleManifest): JsonMembers {
  const { format, generator, files, bundleHash, buildReady, blockers, selfCheck } = manifest;
  const pinned = pinnedJson(manifest.pinned);
  return { format, generator, pinned, files, bundleHash, buildReady, blockers, selfCheck };
}

/** A pinned state as a JSON value. */
export function pinnedJson({ decisions, seal, ...pinned }: PinnedState): JsonMembers {
  return {
    ...pinned,
    ...(decisions === undefined ? {} : { decisions }),
    ...(seal === undefined ? {} : { seal }),
  };
}

/** What a seal is made of: the canonical JSON of a pinned state without its seal. */
export function sealedText({ seal: _, ...pinned }: PinnedState): string {
  return canonicalJson(pinnedJson(pinned));
}
