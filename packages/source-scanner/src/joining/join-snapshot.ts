import { canonicalJson, compareCodeUnits, type JsonValue, sha256Hex } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import { baseName } from "../selecting/file-path.js";
import type { IncompleteCode } from "../selecting/selection.js";
import { EXTRACTOR_VERSION, type RepositoryService, type Snapshot, type SnapshotFile } from "../snapshot.js";
import { coverageOf } from "./coverage-of.js";
import { FactCollector } from "./fact-collector.js";
import { fileItems } from "./file-items.js";
import { findPatterns } from "./find-patterns.js";
import { fitSnapshot, type SnapshotLists } from "./fit-snapshot.js";
import { incompletenessOf } from "./incompleteness-of.js";
import type { JoinInput } from "./join-input.js";
import { type JoinedRepository, type JoinedService, joinServices } from "./joined-repository.js";
import { placedSites } from "./placed-sites.js";
import { ProvenanceWriter } from "./provenance.js";
import { sayCode } from "./say-code.js";
import { sayContracts } from "./say-contracts.js";
import { sayServices } from "./say-services.js";
import { saySettings } from "./say-settings.js";
import { scannedRepository } from "./scanned-of-input.js";

/** The snapshot of a commit, of what each of its files says. Equal files give equal snapshots, in whatever order they come. */
export function joinSnapshot(input: JoinInput): Snapshot {
  const repository = scannedRepository(input);
  const joined = joinServices(repository, baseName(input.repository));
  const provenance = new ProvenanceWriter(input.repository, input.commit);
  const collector = new FactCollector();
  const sites = placedSites(joined);
  sayServices(collector, joined);
  saySettings(collector, joined);
  sayContracts(collector, joined);
  sayCode(collector, joined, sites);
  const all = {
    services: joined.services.map((service) => serviceOf(service, joined, provenance)),
    patterns: findPatterns(joined, sites, provenance),
    files: fileItems(input),
    facts: collector.facts(provenance),
  };
  const kept = fitSnapshot({ ...all, facts: all.facts.slice(0, SCAN_LIMITS.facts) });
  const incomplete = incompletenessOf(
    all.files,
    otherCodes(input, {
      services: joined.servicesLeft + all.services.length - kept.services.length,
      facts: all.facts.length + all.patterns.length - kept.facts.length - kept.patterns.length,
      sites: Number(sites.isCut),
      files: all.files.length - kept.files.length,
    }),
  );
  const known = new Set<string | null>([null, ...kept.services.map(({ serviceKey }) => serviceKey)]);
  return {
    extractorVersion: EXTRACTOR_VERSION,
    repository: input.repository,
    commit: input.commit,
    complete: incomplete.length === 0,
    incomplete,
    counts: countsOf(input, all.files, kept),
    services: kept.services,
    facts: kept.facts,
    patterns: kept.patterns,
    coverage: coverageOf(joined, incomplete.length === 0).filter(({ serviceKey }) => known.has(serviceKey)),
    files: kept.files,
  };
}

/** SHA-256 of a snapshot's canonical JSON, in lower-case hex. */
export function snapshotHash(snapshot: Snapshot): string {
  return sha256Hex(canonicalJson(snapshot as unknown as JsonValue));
}

/** What is left out of a snapshot, in numbers. */
interface LeftOut {
  readonly services: number;
  readonly facts: number;
  readonly sites: number;
  readonly files: number;
}

function otherCodes({ codes }: JoinInput, left: LeftOut): ReadonlyMap<IncompleteCode, number> {
  const counted: readonly (readonly [IncompleteCode, number])[] = [
    ["over-max-services", left.services],
    ["over-max-facts", Math.max(left.facts, left.sites)],
    ["tree-truncated", left.files],
    ["parse-timeout", 0],
  ];
  return new Map(counted.map(([code, count]) => [code, count + (codes.some((one) => one === code) ? 1 : 0)]));
}

function countsOf(
  { selection, extractions }: JoinInput,
  files: readonly SnapshotFile[],
  found: SnapshotLists,
): Snapshot["counts"] {
  const read = selection.selected.filter(({ path }) => extractions.has(path));
  return {
    filesListed: files.length,
    filesSelected: selection.selected.length,
    filesRead: files.filter(({ status }) => status === "read").length,
    bytesRead: read.reduce((sum, { size }) => sum + size, 0),
    services: found.services.length,
    facts: found.facts.length,
    patterns: found.patterns.length,
  };
}

function serviceOf(
  service: JoinedService,
  joined: JoinedRepository,
  provenance: ProvenanceWriter,
): RepositoryService {
  const { draft, name, folders } = service;
  return {
    serviceKey: draft.key,
    name,
    root: draft.root,
    technology: draft.technology,
    languages: joined.languages.get(draft.key) ?? [],
    reach: folders
      .map(({ folder, isExact }) => (isExact ? `${folder}/*` : folder))
      .sort((one, other) => compareCodeUnits(one, other)),
    sources: provenance.written(draft.places).sources,
  };
}
