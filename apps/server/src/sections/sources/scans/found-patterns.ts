import type { FoundInSource, ScanOfCheck } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { FoundRepository } from "./found.repository.js";
import { ScanRepository } from "./scan.repository.js";
import type { ScanPlace } from "./scan-record.js";

/** What scans found, as far as checks of patterns read it: no facts and no files. A worker thread makes its own. */
export class FoundPatterns {
  private readonly scans = new ScanRepository();

  /** Null where the project has no such scan. Call it in `readAtOnce`. */
  async of(reader: Reader, place: ScanPlace): Promise<ScanOfCheck | null> {
    const scan = await this.scans.find(reader, place);
    if (scan === null) {
      return null;
    }
    const { id: scanId, repository, kind, commit, snapshotHash, hasSnapshot } = scan;
    if (!hasSnapshot || commit === null || snapshotHash === null) {
      return { scanId, repository, kind, found: null };
    }
    return { scanId, repository, kind, found: { commit, snapshotHash, snapshot: await read(reader, place) } };
  }
}

type Services = FoundInSource["services"];

const lists = new FoundRepository();

async function read(reader: Reader, place: ScanPlace): Promise<FoundInSource> {
  const [row] = await reader.query<{ services: Services }[]>(SERVICES, [place.projectId, place.id]);
  return {
    services: row?.services ?? [],
    patterns: await lists.all(reader, place, "patterns"),
    coverage: await lists.all(reader, place, "coverage"),
  };
}

const SERVICES = "SELECT services FROM source_snapshots WHERE project_id = $1 AND scan_id = $2";
