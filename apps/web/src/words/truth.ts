import type { FactStatus } from "@plumbline/model-core";

interface TruthWords {
  readonly name: string;
  readonly meaning: string;
}

/** How a fact is known, in a word and a sentence. */
export const TRUTH_WORDS = {
  declared: { name: "declared", meaning: "Somebody wrote it down. Nothing has shown it yet." },
  "observed-in-source": { name: "observed in source", meaning: "It was read from source code, at a line." },
  measured: { name: "measured", meaning: "It was measured on a running system." },
  inferred: {
    name: "inferred",
    meaning: "It was concluded from something else and waits for a person to confirm it.",
  },
  unknown: { name: "unknown", meaning: "Nobody has said how it is known." },
  stale: { name: "stale", meaning: "What showed it has changed since." },
} as const satisfies Record<FactStatus | "stale", TruthWords>;
