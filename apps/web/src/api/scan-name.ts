import type { Schemas } from "@plumbline/api-client";
import { relativeTime } from "../design/relative-time.js";
import { SCAN_WORDS as words } from "../words/scans.js";

type Scan = Schemas["ScanResponse"];

/** What a scan was asked to read. */
export function askedOf({ ref, pullRequest }: Pick<Scan, "ref" | "pullRequest">): string {
  if (pullRequest !== null) {
    return words.asked.pullRequest(pullRequest);
  }
  return ref === null ? words.asked.tracked : words.asked.ref(ref);
}

const SHOWN = 10;

/** A scan among others of its repository, in a list to choose from. */
export function scanName(
  scan: Pick<Scan, "ref" | "pullRequest" | "commit" | "createdAt">,
  now: number,
): string {
  const commit = scan.commit === null ? "" : ` ${scan.commit.slice(0, SHOWN)}`;
  return `${askedOf(scan)}${commit}, ${relativeTime(Date.parse(scan.createdAt), now)}`;
}
