import type { Guid } from "@plumbline/model-core";
import type { Tx } from "../../../platform/database/statements.js";
import { ScanRepository, type ScanRow } from "./scan.repository.js";
import { ScanQueue } from "./scan-queue.js";

const scans = new ScanRepository();
const queue = new ScanQueue();

/** Whether a scan waits or runs. */
export function isOpen({ state }: Pick<ScanRow, "state">): boolean {
  return state === "queued" || state === "running";
}

/** Calls a scan off that has not ended and that the transaction locked; who does it finds that there is no job any more. */
export async function cancelScan(tx: Tx, projectId: Guid, scan: ScanRow): Promise<ScanRow> {
  const cancelled: ScanRow = { ...scan, state: "cancelled", finishedAt: new Date().toISOString() };
  await scans.change(tx, projectId, cancelled);
  await queue.remove(tx, scan.id);
  return cancelled;
}
