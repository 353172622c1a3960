import { compareCodeUnits } from "@plumbline/model-core";
import { bundleHashOf } from "../manifest/listed-files.js";
import type { Blocker, ManifestFile } from "../manifest/manifest.js";
import type { SentBundle } from "../verifying/sent-bundle.js";

/** What stands on one side alone, and what says something else on the other; each by name, ordered. */
export interface NamedChanges {
  readonly came: readonly string[];
  readonly went: readonly string[];
  readonly changed: readonly string[];
}

/** How one bundle differs from another, as far as their files and manifests tell. */
export interface BundleChanges {
  /** Whether they have the same files with the same bytes. */
  readonly same: boolean;
  readonly fromBundleHash: string;
  readonly toBundleHash: string;
  /** By path. */
  readonly files: NamedChanges;
  /** By requirement ID: a promise comes when it is approved, and goes when it is retired. */
  readonly requirements: NamedChanges;
  /** By reference, `ADR-0001`: accepted ones. */
  readonly decisions: NamedChanges;
  /** By code and subject; one whose message is another changed. */
  readonly blockers: BlockerChanges;
}

export interface BlockerChanges {
  readonly came: readonly Blocker[];
  readonly went: readonly Blocker[];
  /** As they are in the newer one. */
  readonly changed: readonly Blocker[];
}

/** Compares two bundles, or the manifests of bundles (docs/reference/build.md#comparing). Hashes are worked out anew. */
export function compareBundles(from: SentBundle, to: SentBundle): BundleChanges {
  const [fromBundleHash, toBundleHash] = [bundleHashOf(from.files), bundleHashOf(to.files)];
  const files = namedChanges(shasIn(from.files, ""), shasIn(to.files, ""));
  const inFolder = (folder: string, end: string): NamedChanges =>
    namedChanges(shasIn(from.files, folder, end), shasIn(to.files, folder, end));
  return {
    same: fromBundleHash === toBundleHash,
    fromBundleHash,
    toBundleHash,
    files,
    requirements: inFolder("promises/", ".json"),
    decisions: inFolder("decisions/", ".md"),
    blockers: blockerChanges(from.manifest.blockers, to.manifest.blockers),
  };
}

/** The hashes of the files of a folder, by their names without folder and end. */
function shasIn(files: readonly ManifestFile[], folder: string, end = ""): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter(({ path }) => path.startsWith(folder) && path.endsWith(end))
      .map(({ path, sha256 }) => [path.slice(folder.length, path.length - end.length), sha256]),
  );
}

function namedChanges(from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): NamedChanges {
  const only = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    [...some.keys()].filter((name) => !others.has(name)).sort(compareCodeUnits);
  const changed = [...to].filter(([name, said]) => from.has(name) && from.get(name) !== said);
  return {
    came: only(to, from),
    went: only(from, to),
    changed: changed.map(([name]) => name).sort(compareCodeUnits),
  };
}

function blockerChanges(from: readonly Blocker[], to: readonly Blocker[]): BlockerChanges {
  const [before, after] = [byName(from), byName(to)];
  const messages = (blockers: ReadonlyMap<string, Blocker>) =>
    new Map([...blockers].map(([name, { message }]) => [name, message]));
  const { came, went, changed } = namedChanges(messages(before), messages(after));
  const named = (names: readonly string[], blockers: ReadonlyMap<string, Blocker>): readonly Blocker[] =>
    names.flatMap((name) => blockers.get(name) ?? []);
  return { came: named(came, after), went: named(went, before), changed: named(changed, after) };
}

function byName(blockers: readonly Blocker[]): ReadonlyMap<string, Blocker> {
  return new Map(blockers.map((blocker) => [`${blocker.code} ${blocker.subject}`, blocker]));
}
