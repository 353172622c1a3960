import type { Tone } from "../../../design/badge.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { Scan } from "../source-records.js";

/** How often a scan that is under way is asked for. */
const POLL_MS = 2_000;

/** Whether something will still come of a scan by itself. */
export function isUnderWay({ state }: Pick<Scan, "state">): boolean {
  return state === "queued" || state === "running";
}

/** How soon scans are asked for again; not at all where all of them have ended. */
export function pollAfter(scans: readonly Pick<Scan, "state">[]): number | false {
  return scans.some(isUnderWay) ? POLL_MS : false;
}

export interface ShownState {
  readonly name: string;
  readonly meaning: string;
  readonly tone: Tone;
}

const TONES = {
  queued: "plain",
  running: "info",
  completed: "good",
  failed: "bad",
  cancelled: "plain",
} as const satisfies Record<Scan["state"], Tone>;

/** The state of a scan in a word; one that ended without reading all is never called complete. */
export function shownState({ state, complete }: Pick<Scan, "state" | "complete">): ShownState {
  return state === "completed" && !complete
    ? { name: words.notComplete, meaning: words.notCompleteWords, tone: "warn" }
    : { name: words.states[state], meaning: words.stateWords[state], tone: TONES[state] };
}

/** How long a scan waits, reads or took, as the clock of this page sees it; null where it never began. */
export function durationOf(
  { createdAt, startedAt, finishedAt, state }: Pick<Scan, "createdAt" | "startedAt" | "finishedAt" | "state">,
  now: number,
): string | null {
  if (state === "queued") {
    return words.waiting(spanOf(createdAt, now));
  }
  if (startedAt === null) {
    return null;
  }
  return finishedAt === null
    ? words.startedAgo(spanOf(startedAt, now))
    : words.took(spanOf(startedAt, Date.parse(finishedAt)));
}

const SECOND = 1_000;
const MINUTE = 60;

function spanOf(from: string, to: number): string {
  // The clock of the service may be ahead of the one of this page.
  const seconds = Math.max(0, Math.round((to - Date.parse(from)) / SECOND));
  if (seconds === 0) {
    return words.underOneSecond;
  }
  return seconds < MINUTE ? `${seconds} s` : `${Math.floor(seconds / MINUTE)} min ${seconds % MINUTE} s`;
}
