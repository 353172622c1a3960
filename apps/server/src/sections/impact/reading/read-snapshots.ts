import type { Guid } from "@plumbline/model-core";
import type { Snapshot } from "@plumbline/source-scanner";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ScanRepository, Snapshots } from "../../sources/for-threads.js";

/** The two sides of a comparison scan. */
export interface ReadSnapshots {
  readonly outcome: "snapshots";
  readonly base: Snapshot;
  readonly head: Snapshot;
}

const scans = new ScanRepository();
const snapshots = new Snapshots();

/** Reads what a comparison scan found, on both sides. Call it in `readAtOnce`. */
export async function readSnapshots(
  reader: Reader,
  { projectId, scanId: id }: { readonly projectId: Guid; readonly scanId: Guid },
): Promise<ReadSnapshots | RefusalNamed<"no-such-scan" | "not-a-comparison" | "scan-without-snapshot">> {
  const scan = await scans.find(reader, { projectId, id });
  if (scan === null) {
    return { outcome: "no-such-scan" };
  }
  if (scan.kind !== "comparison") {
    return { outcome: "not-a-comparison" };
  }
  const base = await snapshots.baseOf(reader, { projectId, id });
  const head = await snapshots.of(reader, { projectId, id });
  return base === null || head === null
    ? { outcome: "scan-without-snapshot" }
    : { outcome: "snapshots", base, head };
}
