import type { PatternFinding, Snapshot, SnapshotFile, SourceFact } from "@plumbline/source-scanner";

export const REPOSITORY = "github.com/acme/shop";
export const BASE = "b".repeat(40);
export const HEAD = "c".repeat(40);

/** Files by their paths: the text stands for the content. */
export type Files = { readonly [path: string]: string | Partial<SnapshotFile> };

/** What a snapshot says, in short. */
export interface Said extends Partial<Omit<Snapshot, "files" | "facts" | "patterns" | "services">> {
  readonly files?: Files;
  readonly facts?: readonly SourceFact[];
  readonly patterns?: readonly PatternFinding[];
  /** Their keys: each reaches its own folder. */
  readonly services?: readonly string[];
}

/** A snapshot of a commit. */
export function snapshotOf(
  commit: string,
  { files = {}, facts = [], patterns = [], services = [], ...said }: Said,
): Snapshot {
  return {
    extractorVersion: "source-extract/1",
    repository: REPOSITORY,
    commit,
    complete: true,
    incomplete: [],
    counts: {
      filesListed: 0,
      filesSelected: 0,
      filesRead: 0,
      bytesRead: 0,
      services: 0,
      facts: 0,
      patterns: 0,
    },
    services: services.map((serviceKey) => serviceOf(commit, serviceKey)),
    facts,
    patterns,
    coverage: [null, ...services].map((serviceKey) => ({ serviceKey, looked: true, reasons: [] })),
    files: Object.entries(files).map(([path, file]) => fileOf(path, file)),
    ...said,
  };
}

function serviceOf(commit: string, serviceKey: string): Snapshot["services"][number] {
  const root = { serviceKey, root: serviceKey, name: serviceKey.slice(serviceKey.lastIndexOf("/") + 1) };
  return {
    ...root,
    technology: null,
    languages: ["c-sharp"],
    reach: [serviceKey],
    sources: [`${REPOSITORY}@${commit}:${serviceKey}/app.csproj#L1-L1`],
  };
}

function fileOf(path: string, file: string | Partial<SnapshotFile>): SnapshotFile {
  const read = { path, class: path.endsWith(".cs") ? "source" : null, status: "read", reason: null } as const;
  return typeof file === "string" ? { ...read, blobSha: file } : { ...read, blobSha: "x", ...file };
}

/** A fact that one line of a file says. */
export function factOf(
  commit: string,
  path: string,
  said: Partial<SourceFact> & Pick<SourceFact, "factKey">,
): SourceFact {
  const [kind = "", ...name] = said.factKey.split("|");
  return {
    kind: kind as SourceFact["kind"],
    name: name.at(-1) ?? said.factKey,
    serviceKey: null,
    attributes: {},
    sources: [`${REPOSITORY}@${commit}:${path}#L3-L4`],
    condition: null,
    notes: [],
    ...said,
  };
}

/** An outbox that one line of a file makes. */
export function outboxOf(commit: string, path: string, said: Partial<PatternFinding> = {}): PatternFinding {
  return {
    pattern: "transactional-outbox",
    serviceKey: "src/Orders",
    library: "masstransit",
    sites: [{ role: "storage", source: `${REPOSITORY}@${commit}:${path}#L7-L7`, conditions: [] }],
    established: true,
    unconditional: true,
    candidate: false,
    limitations: [],
    ...said,
  };
}
