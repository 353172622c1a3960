import { useState } from "react";
import { keyOfFinding } from "./chosen-findings.js";
import type { Finding } from "./review-records.js";

/** The keys of the findings that are marked, to be answered together. */
export function useMarked() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  return {
    marked,
    mark: (finding: Finding): void => setMarked(toggled(marked, keyOfFinding(finding))),
    unmark: (): void => setMarked(new Set()),
  };
}

function toggled(marked: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const changed = new Set(marked);
  if (!changed.delete(key)) {
    changed.add(key);
  }
  return changed;
}
