import type { Schemas } from "@plumbline/api-client";
import { clean } from "../../output/clean-text.js";

/** What a completed scan came to, and what kept it from reading everything. */
export function scanText(scan: Schemas["ScanResponse"]): string {
  const { repository, commit, counts, complete, incomplete, id } = scan;
  return [
    `${clean(repository)} at ${commit}`,
    `${counts.filesRead} of ${counts.filesSelected} selected files read (${counts.filesListed} in all)`,
    `${counts.services} services, ${counts.facts} facts, ${counts.patterns} source patterns`,
    complete
      ? "Everything that is selected was read."
      : "Not everything was read, so nothing is said to be absent:",
    ...incomplete.map(
      ({ code, count, setting }) => `  ${code} (${count})${setting === null ? "" : `: see ${setting}`}`,
    ),
    `Scan ${id}`,
  ].join("\n");
}
