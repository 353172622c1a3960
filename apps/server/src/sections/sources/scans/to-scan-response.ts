import { versionOfForm } from "@plumbline/source-scanner/snapshots";
import type { ScanRecord } from "./scan-record.js";
import { type SettingThatMends, settingThatMends } from "./setting-that-mends.js";

/** A scan as it is answered. */
export type AnsweredScan = Omit<ScanRecord, "incomplete"> & {
  readonly incomplete: readonly (ScanRecord["incomplete"][number] & {
    readonly setting: SettingThatMends | null;
  })[];
};

/** Leaves out what only the service knows, and says what would mend each reason of incompleteness. */
export function toScanResponse(scan: ScanRecord): AnsweredScan {
  const { complete, counts, limits, extractorVersion, hasSnapshot, snapshotHash, failure, requestedBy } =
    scan;
  return {
    id: scan.id,
    repositoryId: scan.repositoryId,
    repository: scan.repository,
    kind: scan.kind,
    ref: scan.ref,
    pullRequest: scan.pullRequest,
    commit: scan.commit,
    baseCommit: scan.baseCommit,
    state: scan.state,
    complete,
    incomplete: scan.incomplete.map((reason) => ({ ...reason, setting: settingThatMends(reason.code) })),
    counts,
    limits,
    extractorVersion: versionOfForm(extractorVersion),
    private: scan.private,
    hasSnapshot,
    snapshotHash,
    failure,
    requestedBy,
    createdAt: scan.createdAt,
    startedAt: scan.startedAt,
    finishedAt: scan.finishedAt,
  };
}
