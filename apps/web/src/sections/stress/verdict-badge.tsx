import type { Verdict } from "@plumbline/stress-engine";
import type { ReactNode } from "react";
import { Badge, type Tone } from "../../design/badge.js";
import { STRESS_WORDS as words } from "../../words/stress.js";

const TONES: Readonly<Record<Verdict, Tone>> = {
  stable: "good",
  degraded: "bad",
  saturated: "warn",
  unstable: "bad",
  inconclusive: "plain",
};

/** What a run comes to, in a word. */
export function VerdictBadge({ verdict }: { readonly verdict: Verdict | null }): ReactNode {
  return verdict === null ? (
    <Badge>{words.neverRun}</Badge>
  ) : (
    <Badge tone={TONES[verdict]} title={words.verdictWords[verdict]}>
      {words.verdicts[verdict]}
    </Badge>
  );
}
