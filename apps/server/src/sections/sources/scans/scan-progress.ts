import type { SnapshotCounts } from "@plumbline/source-scanner";

type Counted = Pick<SnapshotCounts, "filesListed" | "filesSelected" | "filesRead" | "bytesRead">;

/** How far a scan is, for whoever looks on. */
export class ScanProgress {
  private counts: SnapshotCounts = {
    filesListed: 0,
    filesSelected: 0,
    filesRead: 0,
    bytesRead: 0,
    services: 0,
    facts: 0,
    patterns: 0,
  };
  private isNews = false;

  add(more: Partial<Counted>): void {
    const { filesListed, filesSelected, filesRead, bytesRead } = this.counts;
    this.counts = {
      ...this.counts,
      filesListed: filesListed + (more.filesListed ?? 0),
      filesSelected: filesSelected + (more.filesSelected ?? 0),
      filesRead: filesRead + (more.filesRead ?? 0),
      bytesRead: bytesRead + (more.bytesRead ?? 0),
    };
    this.isNews = true;
  }

  /** Null when nothing happened since it was last asked for. */
  news(): SnapshotCounts | null {
    const { isNews, counts } = this;
    this.isNews = false;
    return isNews ? counts : null;
  }
}
