/** The formats that are verified; the last one is written. */
export const BUNDLE_FORMATS = ["service-bundle/2", "service-bundle/3", "service-bundle/4"] as const;
/** One of these formats. */
export type BundleFormat = (typeof BUNDLE_FORMATS)[number];

/** What writes bundles, as they name it. */
export const GENERATOR_NAME = "service-build" as const;

/** Its version, by the format it writes. */
export const GENERATOR_VERSIONS = {
  "service-bundle/2": "2",
  "service-bundle/3": "3",
  "service-bundle/4": "3",
} as const satisfies { readonly [Format in BundleFormat]: string };
