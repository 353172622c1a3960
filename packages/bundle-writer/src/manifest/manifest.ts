import {
  boolean,
  type Fields,
  list,
  type Node,
  object,
  type ReadOf,
  text,
  unionOf,
  word,
} from "@plumbline/model-core/declaring";
import { BUNDLE_LIMITS } from "../limits.js";
import { type BundleFormat, GENERATOR_NAME, GENERATOR_VERSIONS } from "./formats.js";
import { count, plainPath, sha256 } from "./manifest-values.js";
import { PINNED_OF_FORMAT, type PinnedState } from "./pinned-state.js";
import { SELF_CHECK, type SelfCheck } from "./self-check.js";

const FILE = object({ path: plainPath(), sha256: sha256(), bytes: count(0, BUNDLE_LIMITS.fileBytes) });
const BLOCKER = object({ code: text(), subject: text(), message: text() });

/** What has to be settled before a bundle is ready to be built from: about a stable ID, or the path of a file. */
export type Blocker = ReadOf<typeof BLOCKER>;
/** A file as the manifest lists it. */
export type ManifestFile = ReadOf<typeof FILE>;

function fieldsOf<Format extends BundleFormat, Pinned extends Node>(format: Format, pinned: Pinned) {
  return {
    format: word([format]),
    generator: object({ name: word([GENERATOR_NAME]), version: word([GENERATOR_VERSIONS[format]]) }),
    pinned,
    files: list(FILE, { most: BUNDLE_LIMITS.files }),
    bundleHash: sha256(),
    buildReady: boolean(),
    blockers: list(BLOCKER),
    selfCheck: SELF_CHECK,
  } satisfies Fields;
}

/** A manifest of any format that is verified. */
export const MANIFEST = unionOf(
  "format",
  {
    "service-bundle/2": object(fieldsOf("service-bundle/2", PINNED_OF_FORMAT["service-bundle/2"])),
    "service-bundle/3": object(fieldsOf("service-bundle/3", PINNED_OF_FORMAT["service-bundle/3"])),
    "service-bundle/4": object(fieldsOf("service-bundle/4", PINNED_OF_FORMAT["service-bundle/4"])),
  },
  { otherWord: `must be one of ${Object.keys(PINNED_OF_FORMAT).join(", ")}` },
);

/** The fields of a manifest, in the order in which they are told. */
export const MANIFEST_FIELDS = [
  "format",
  "generator",
  "pinned",
  "files",
  "bundleHash",
  "buildReady",
  "blockers",
  "selfCheck",
] as const satisfies readonly (keyof BundleManifest)[];

/** What a bundle says of itself: what it was made from, and what is in it. */
export interface BundleManifest {
  readonly format: BundleFormat;
  readonly generator: { readonly name: typeof GENERATOR_NAME; readonly version: string };
  readonly pinned: PinnedState;
  /** Every file but the manifest, in path order. */
  readonly files: readonly ManifestFile[];
  readonly bundleHash: string;
  /** Whether there is no blocker. */
  readonly buildReady: boolean;
  readonly blockers: readonly Blocker[];
  readonly selfCheck: SelfCheck;
}
