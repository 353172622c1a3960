import type { ReactNode } from "react";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EvidenceBar } from "./evidence-bar.js";
import { countsOfRuns } from "./evidence-parts.js";
import type { RunRecord } from "./promise-records.js";

export interface RunSumsProps {
  readonly runs: readonly RunRecord[];
  /** Checks that were not run, for the minute had no more room. */
  readonly left: number;
  readonly isRunning: boolean;
  readonly hasEnded: boolean;
}

/** How far many checks have come. */
export function RunSums({ runs, left, isRunning, hasEnded }: RunSumsProps): ReactNode {
  return (
    <div role="status">
      {isRunning && <progress aria-label={words.running} />}
      {isRunning && <p>{words.running}</p>}
      {runs.length > 0 && <p>{words.ranChecks(runs.length)}</p>}
      {runs.length > 0 && <EvidenceBar counts={countsOfRuns(runs)} />}
      {hasEnded && !isRunning && runs.length === 0 && <p>{words.nothingToRun}</p>}
      {hasEnded && !isRunning && left > 0 && <p>{words.leftChecks(left)}</p>}
    </div>
  );
}
