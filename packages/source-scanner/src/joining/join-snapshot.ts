import { canonicalJson, compareCodeUnits, type JsonValue, sha256Hex } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import type { IncompleteCode } from "../selecting/selection.js";
import { EXTRACTOR_VERSION, type RepositoryService, type Snapshot, type SnapshotFile } from "../snapshot.js";
import { coverageOf } from "./coverage-of.js";
import { FactCollector } from "./fact-collector.js";
import { fileItems } from "./file-items.js";
import { findPatterns } from "./find-patterns.js";
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
  const [name = ""] = input.repository.split("/").slice(-1);
  const joined = joinServices(repository, name);
  const provenance = new ProvenanceWriter(input.repository, input.commit);
  const collector = new FactCollector();
  const sites = placedSites(joined);
  sayServices(collector, joined);
  saySettings(collector, joined);
  sayContracts(collector, joined);
  sayCode(collector, joined, sites);
  const facts = collector.facts(provenance);
  const patterns = findPatterns(joined, sites, provenance);
  const files = fileItems(input);
  const incomplete = incompletenessOf(files, otherCodes(input, joined, facts.length, sites.isCut));
  const kept = facts.slice(0, SCAN_LIMITS.facts);
  const services = joined.services.map((service) => serviceOf(service, joined, provenance));
  return {
    extractorVersion: EXTRACTOR_VERSION,
    repository: input.repository,
    commit: input.commit,
    complete: incomplete.length === 0,
    incomplete,
    counts: countsOf(input, files, {
      services: services.length,
      facts: kept.length,
      patterns: patterns.length,
    }),
    services,
    facts: kept,
    patterns,
    coverage: coverageOf(joined, incomplete.length === 0),
    files,
  };
}

/** SHA-256 of a snapshot's canonical JSON, in lower-case hex. */
export function snapshotHash(snapshot: Snapshot): string {
  return sha256Hex(canonicalJson(snapshot as unknown as JsonValue));
}

function otherCodes(
  input: JoinInput,
  joined: JoinedRepository,
  facts: number,
  isCut: boolean,
): ReadonlyMap<IncompleteCode, number> {
  const codes = new Map<IncompleteCode, number>(input.codes.map((code) => [code, 1]));
  if (joined.servicesLeft > 0) {
    codes.set("over-max-services", joined.servicesLeft);
  }
  if (isCut || facts > SCAN_LIMITS.facts) {
    codes.set("over-max-facts", Math.max(1, facts - SCAN_LIMITS.facts));
  }
  return codes;
}

function countsOf(
  { selection, extractions }: JoinInput,
  files: readonly SnapshotFile[],
  found: Pick<Snapshot["counts"], "services" | "facts" | "patterns">,
): Snapshot["counts"] {
  const read = selection.selected.filter(({ path }) => extractions.has(path));
  return {
    filesListed: files.length,
    filesSelected: selection.selected.length,
    filesRead: files.filter(({ status }) => status === "read").length,
    bytesRead: read.reduce((sum, { size }) => sum + size, 0),
    ...found,
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
    sources: provenance.written(draft.places),
  };
}
