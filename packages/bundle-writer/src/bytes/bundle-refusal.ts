import type { Issue } from "@plumbline/model-core";

/** The codes that a bundle, or what is said about one, is refused with. */
export const BUNDLE_REFUSALS = ["invalid_bundle", "bundle_too_large", "payload_too_large"] as const;
/** One of these codes: `payload_too_large` is of a manifest, `bundle_too_large` of whatever else. */
export type BundleRefusalCode = (typeof BUNDLE_REFUSALS)[number];

/** Why a bundle is refused: no bundle that the service writes, or one over a limit. */
export interface BundleRefusal {
  readonly code: BundleRefusalCode;
  readonly title: string;
  /** What is wrong, each with its place: `entries[3].name` in an archive, a path in a manifest. */
  readonly errors: readonly Issue[];
}

/** A refusal for one thing that is wrong at one place. */
export function refusalOf(code: BundleRefusalCode, field: string, message: string): BundleRefusal {
  const title = `The bundle is refused: ${field === "" ? "it" : field} ${message}`;
  return { code, title, errors: [{ field, message }] };
}
