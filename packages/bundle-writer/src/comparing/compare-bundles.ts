import { canonicalJson, compareCodeUnits } from "@plumbline/model-core";
import { inBlockerOrder } from "../blockers/in-blocker-order.js";
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
  /** By code and subject; where both sides have one with another message, it changed. */
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

/** Those of one code and subject whose messages are the same are set against each other, then the others in their order. */
function blockerChanges(from: readonly Blocker[], to: readonly Blocker[]): BlockerChanges {
  const [before, after] = [byName(from), byName(to)];
  const groups = [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const [old, present] = [before.get(name) ?? [], after.get(name) ?? []];
    return { gone: without(old, present), fresh: without(present, old) };
  });
  return {
    came: inBlockerOrder(groups.flatMap(({ gone, fresh }) => fresh.slice(gone.length))),
    went: inBlockerOrder(groups.flatMap(({ gone, fresh }) => gone.slice(fresh.length))),
    changed: inBlockerOrder(groups.flatMap(({ gone, fresh }) => fresh.slice(0, gone.length))),
  };
}

function without(some: readonly Blocker[], others: readonly Blocker[]): readonly Blocker[] {
  const said = new Set(others.map(({ message }) => message));
  return some.filter(({ message }) => !said.has(message));
}

function byName(blockers: readonly Blocker[]): ReadonlyMap<string, readonly Blocker[]> {
  return Map.groupBy(blockers, ({ code, subject }) => canonicalJson([code, subject]));
}
