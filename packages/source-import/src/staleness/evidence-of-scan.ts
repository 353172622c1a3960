import type { Guid, StaleMark } from "@plumbline/model-core";
import {
  isLookedThrough,
  type Snapshot,
  type SnapshotFile,
  UnlookedGround,
} from "@plumbline/source-scanner/snapshots";
import type { EvidenceLink } from "../records/links.js";
import { pathsOf } from "./place-of-source.js";

/** What a complete scan of the followed ref is held against. */
export interface ScanEvidence {
  readonly snapshot: Pick<Snapshot, "commit" | "facts" | "services" | "files" | "incomplete">;
  /** The active ones of the repository. */
  readonly links: readonly EvidenceLink[];
  /** The facts of these links that evidence of other repositories shows. */
  readonly shownElsewhere: ReadonlySet<string>;
}

/** A link whose source was found, with where it was. */
export interface SeenLink {
  readonly link: EvidenceLink;
  readonly paths: readonly string[];
  readonly grounds: readonly string[];
}

/** What follows from a scan (docs/reference/source-imports.md#evidence-that-is-not-found-again). */
export interface EvidenceOfScan {
  readonly seen: readonly SeenLink[];
  /** Links whose source is missing. */
  readonly missing: readonly EvidenceLink[];
  /** Facts that are shown: a mark that source set falls. */
  readonly shown: ReadonlySet<Guid>;
  /** Facts that nothing shows any more, with the mark of one that has none. */
  readonly marks: ReadonlyMap<Guid, StaleMark>;
}

/** Tells found evidence from missing one. Where it was not looked, nothing follows. */
export function evidenceOfScan({ snapshot, links, shownElsewhere }: ScanEvidence): EvidenceOfScan {
  const facts = new Map(snapshot.facts.map((fact) => [fact.factKey, fact]));
  const files = new Map(snapshot.files.map((file) => [file.path, file]));
  const services = new Set(snapshot.services.map(({ serviceKey }) => serviceKey));
  const withUnseen = (now: readonly string[], before: readonly string[]): readonly string[] => [
    ...now,
    ...before.filter((path) => isUnlooked(files.get(path)) && !now.includes(path)),
  ];
  const seen = links.flatMap((link): readonly SeenLink[] => {
    const fact = facts.get(link.factKey);
    if (fact === undefined) {
      return [];
    }
    const paths = withUnseen(pathsOf(fact.sources), link.lastPaths);
    return [{ link, paths, grounds: withUnseen(fact.grounds ?? [], link.lastGrounds) }];
  });
  const found = new Set(seen.map(({ link }) => link));
  const lost = links.filter((link) => !found.has(link));
  const ground = new UnlookedGround(snapshot, { pathsOf: pathsOfLinks(links), services: servicesOf(links) });
  const isOutOfSight = (link: EvidenceLink) =>
    link.lastPaths.some((path) => isUnlooked(files.get(path))) ||
    ground.hides({ ...link, paths: link.lastPaths, grounds: link.lastGrounds });
  const unlooked = lost.filter(isOutOfSight);
  const missing = lost.filter((link) => !isOutOfSight(link));
  const stillShown = new Set<string>([...found, ...unlooked].map(({ factId }) => factId));
  const marks = new Map<Guid, StaleMark>();
  for (const link of missing) {
    if (!stillShown.has(link.factId) && !shownElsewhere.has(link.factId) && !marks.has(link.factId)) {
      marks.set(link.factId, { sinceRevision: snapshot.commit, reason: reasonOf(link, { files, services }) });
    }
  }
  return { seen, missing, shown: new Set([...found].map(({ factId }) => factId)), marks };
}

/** A file that is there and was not read, or not understood, says nothing of what is gone. */
function isUnlooked(file: SnapshotFile | undefined): boolean {
  return file !== undefined && !isLookedThrough(file);
}

/** The files that said a fact last, by its key. */
function pathsOfLinks(links: readonly EvidenceLink[]): (factKey: string) => EvidenceLink["lastPaths"] | null {
  const paths = new Map(links.map(({ factKey, lastPaths }) => [factKey, lastPaths]));
  return (factKey) => paths.get(factKey) ?? null;
}

/** The services that are known by links of their own. */
function servicesOf(links: readonly EvidenceLink[]): readonly string[] {
  return links.flatMap(({ factKey, serviceKey }) =>
    serviceKey !== null && factKey === `service|${serviceKey}` ? [serviceKey] : [],
  );
}

function reasonOf(
  { lastPaths, serviceKey }: EvidenceLink,
  {
    files,
    services,
  }: { readonly files: ReadonlyMap<string, SnapshotFile>; readonly services: ReadonlySet<string> },
): string {
  if (!lastPaths.some((path) => files.has(path))) {
    return "source-file-removed";
  }
  return serviceKey !== null && !services.has(serviceKey) ? "source-service-removed" : "source-not-found";
}

/** Whether a mark was set because source was missing. */
export function isMarkOfSource({ reason }: StaleMark): boolean {
  return reason.startsWith("source-");
}
