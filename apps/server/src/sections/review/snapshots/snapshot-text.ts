import type { WholeSnapshot } from "../storing/snapshot.repository.js";

/** A kept review as JSON: what lists say of it, and its findings, whose text goes in as it was kept. */
export function snapshotText({ summary, findings }: WholeSnapshot): string {
  return `${JSON.stringify(summary).slice(0, -1)},"findings":${findings}}`;
}
