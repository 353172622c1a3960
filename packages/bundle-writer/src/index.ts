// A design as files that coding agents build from.

export type { Blocker } from "./blockers/blocker.js";
export { inBlockerOrder } from "./blockers/blocker.js";
export type { BundleFile } from "./bundle-file.js";
export type { BundleRefusal, BundleRefusalCode } from "./bytes/bundle-refusal.js";
export { BUNDLE_REFUSALS } from "./bytes/bundle-refusal.js";
export { MANIFEST_PATH } from "./bytes/manifest-path.js";
export { isPlainPath } from "./bytes/plain-path.js";
export { prettyJson } from "./bytes/pretty-json.js";
export type { BlockerChanges, BundleChanges, NamedChanges } from "./comparing/compare-bundles.js";
export { compareBundles } from "./comparing/compare-bundles.js";
export type { ComparedSide, ComparedSides } from "./comparing/read-comparison.js";
export { COMPARE_REQUEST, readCompareRequest } from "./comparing/read-comparison.js";
export type { ContractScenario, ContractsInput } from "./contracts/contracts-input.js";
export type { OperationContract } from "./contracts/openapi/operation-contracts.js";
export type { Design, DesignPromise, DesignScenario } from "./design/design.js";
export type { FactOfModel, StandingKind } from "./design/facts-of-model.js";
export { factsOfModel, isConfirmed, STANDING_KINDS } from "./design/facts-of-model.js";
export type {
  PinnedInputs,
  PinnedInputs,
  PinnedPromise,
  PinnedPromise,
  PinnedScenario,
  PinnedScenario,
} from "./design/pinned-inputs.js";
export type { SchemaChecks } from "./design/read-design.js";
export { readDesign } from "./design/read-design.js";
export type { GeneratedBundle } from "./generating/generate-bundle.js";
export { generateBundle } from "./generating/generate-bundle.js";
export type { SealedBundle } from "./generating/seal-bundle.js";
export { sealBundle } from "./generating/seal-bundle.js";
export { BUNDLE_LIMITS, MANIFEST_BODY_LIMITS } from "./limits.js";
export type { BundleFormat } from "./manifest/formats.js";
export { BUNDLE_FORMATS, GENERATOR_NAME, GENERATOR_VERSIONS } from "./manifest/formats.js";
export { bundleHashOf, inPathOrder, listedFile } from "./manifest/listed-files.js";
export type { BundleManifest, ManifestFile } from "./manifest/manifest.js";
export { MANIFEST, MANIFEST_FIELDS } from "./manifest/manifest.js";
export { manifestJson, manifestText, pinnedJson, sealedText } from "./manifest/manifest-json.js";
export type { PinnedStream } from "./manifest/manifest-values.js";
export type { PinnedRun, PinnedSource, PinnedState } from "./manifest/pinned-state.js";
export { PINNED_STATE } from "./manifest/pinned-state.js";
export { MANIFEST_BODY, readManifest, readManifestBody } from "./manifest/read-manifest.js";
export { repeatedPins } from "./manifest/repeated-entries.js";
export type { Signature, SignedText } from "./manifest/seal.js";
export { sealOf, verifiesSeal } from "./manifest/seal.js";
export type { CheckedKind, SelfCheck, SelfCheckCounts } from "./manifest/self-check.js";
export { SELF_CHECK, SELF_CHECK_COUNTS } from "./manifest/self-check.js";
export type { ContractCheck } from "./self-check/check-contracts.js";
export { checkContracts } from "./self-check/check-contracts.js";
export type { BundleComparison, ExpectedBundle, Likeness } from "./verifying/compare-bundle.js";
export { compareBundle } from "./verifying/compare-bundle.js";
export type { ComparedFile, FileStatus } from "./verifying/compared-files.js";
export { compareFiles, FILE_STATUSES } from "./verifying/compared-files.js";
export type { ManifestField } from "./verifying/manifest-differences.js";
export type { MovedKind, MovedPin, MovedValue } from "./verifying/moved-inputs.js";
export { MOVED_KINDS, movedInputs } from "./verifying/moved-inputs.js";
export type { SentArchive, SentBundle } from "./verifying/sent-bundle.js";
export { bundleOfManifest, readBundle } from "./verifying/sent-bundle.js";
export type { OfflineVerdict } from "./verifying/verify-bundle-offline.js";
export { NOT_JUDGED, verifyBundleOffline } from "./verifying/verify-bundle-offline.js";
export type { MovedPin, VerifiedAgainst, VerifyResult } from "./verifying/verify-result.js";
export { verifyBundle } from "./verifying/verify-result.js";
export type { Contracts } from "./write-contracts.js";
export { writeContracts } from "./write-contracts.js";
export { crc32 } from "./zip/crc32.js";
export type { Inflate, Inflated, ZipCodec } from "./zip/reading/codec.js";
export { readZip } from "./zip/reading/read-zip.js";
export { writeZip, zipLength } from "./zip/writing/write-zip.js";
export type { BundleContent, Crc32, ZipEntry } from "./zip/writing/zip-entries.js";
export { zipEntries } from "./zip/writing/zip-entries.js";
export { ENTRY_METADATA } from "./zip/zip-format.js";
