import type { PinnedSource } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";

/** What the design was imported from (docs/reference/build.md#sources). A worker thread makes its own. */
export class ImportedSources {
  /** Of each repository of which an import was accepted, in the order of their names. */
  now(reader: Reader, projectId: Guid): Promise<readonly PinnedSource[]> {
    return reader.query<PinnedSource[]>(NOW, [projectId]);
  }

  /** The IDs of those that are followed, by their names. */
  async ids(reader: Reader, projectId: Guid): Promise<ReadonlyMap<string, Guid>> {
    const rows = await reader.query<{ repository: string; id: Guid }[]>(IDS, [projectId]);
    return new Map(rows.map(({ repository, id }) => [repository, id]));
  }

  /** Those whose scans the project has, as they are pinned: a scan stays when nobody follows its repository any more. */
  async held(
    reader: Reader,
    projectId: Guid,
    sources: readonly PinnedSource[],
  ): Promise<ReadonlySet<PinnedSource>> {
    const names = sources.map(({ repository }) => repository);
    const known = await reader.query<{ repository: string }[]>(KNOWN, [projectId, names]);
    const ids = sources.flatMap(({ trackedScan, latestScan }) =>
      [trackedScan ?? [], latestScan ?? []].flat(),
    );
    const scans = await reader.query<ScanRow[]>(SCANS, [projectId, ids]);
    const found = new FoundSources(known, scans);
    return new Set(sources.filter((source) => found.has(source)));
  }
}

/** What a project has of repositories that are pinned. */
class FoundSources {
  readonly #known: ReadonlySet<string>;
  readonly #scans: ReadonlyMap<string, ScanRow>;

  constructor(known: readonly { readonly repository: string }[], scans: readonly ScanRow[]) {
    this.#known = new Set(known.map(({ repository }) => repository));
    this.#scans = new Map(scans.map((scan) => [scan.id, scan]));
  }

  has({ repository, trackedScan, trackedCommit, latestScan, latestCommit }: PinnedSource): boolean {
    return (
      this.#known.has(repository) &&
      this.#isOf(repository, trackedScan, trackedCommit) &&
      this.#isOf(repository, latestScan, latestCommit)
    );
  }

  #isOf(repository: string, scanId: Guid | null, commit: string | null): boolean {
    if (scanId === null) {
      return commit === null;
    }
    const scan = this.#scans.get(scanId);
    return scan?.repository === repository && scan.commit === commit;
  }
}

interface ScanRow {
  readonly id: Guid;
  readonly repository: string;
  readonly commit: string | null;
}

const NOW = prepared(`
  SELECT repository, tracked_ref AS "trackedRef", tracked_commit AS "trackedCommit", tracked_scan AS "trackedScan",
         latest_commit AS "latestCommit", latest_scan AS "latestScan"
    FROM source_repositories WHERE project_id = $1 AND imported ORDER BY repository`);

const IDS = "SELECT id, repository FROM source_repositories WHERE project_id = $1";

const SCANS =
  "SELECT id, repository, commit FROM source_scans WHERE project_id = $1 AND id = ANY ($2::uuid[])";

const KNOWN = `
  SELECT repository FROM source_repositories WHERE project_id = $1 AND repository = ANY ($2)
  UNION SELECT repository FROM source_scans WHERE project_id = $1 AND repository = ANY ($2)`;
