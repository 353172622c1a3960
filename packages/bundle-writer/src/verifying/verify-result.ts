import type { GeneratedBundle } from "../generating/generate-bundle.js";
import type { PinnedState } from "../manifest/pinned-state.js";
import type { SelfCheck } from "../manifest/self-check.js";
import { type BundleComparison, compareBundle } from "./compare-bundle.js";
import type { MovedPin } from "./moved-inputs.js";
import type { SentBundle } from "./sent-bundle.js";

/** What is found of a bundle that was sent (docs/reference/build.md#verifying). */
export interface VerifyResult extends BundleComparison {
  readonly pinned: PinnedState;
  /** Nothing moved: a fresh export gives the same files. It says nothing of the bundle. */
  readonly current: boolean;
  readonly moved: readonly MovedPin[];
  /** Of the bundle that the pinned state gives. */
  readonly selfCheck: SelfCheck;
  /** Whether this project of this instance sealed the pinned state. False does not make a bundle wrong. */
  readonly issued: boolean;
}

/** What is known beside the bundle itself. */
export interface VerifiedAgainst {
  /** The bundle that its pinned state gives, made as its format says. */
  readonly generated: GeneratedBundle;
  /** The seal that the pinned state gets now; null where its format has none. */
  readonly seal: string | null;
  readonly issued: boolean;
  readonly moved: readonly MovedPin[];
}

/** Judges a bundle, or a manifest alone, by what its pinned state gives. */
export function verifyBundle(
  sent: SentBundle,
  { generated, seal, issued, moved }: VerifiedAgainst,
): VerifyResult {
  const { manifest } = generated;
  const pinned = seal === null ? manifest.pinned : { ...manifest.pinned, seal };
  const comparison = compareBundle({ manifest: { ...manifest, pinned }, issued }, sent);
  return {
    ...comparison,
    pinned: sent.manifest.pinned,
    current: moved.length === 0,
    moved,
    selfCheck: manifest.selfCheck,
    issued,
  };
}
