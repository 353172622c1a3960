import type { ReactNode } from "react";
import { Badge, type Tone } from "../../design/badge.js";
import { DECISION_WORDS as words } from "../../words/decisions.js";
import type { Decision } from "./decision-queries.js";

const TONES = {
  proposed: "info",
  accepted: "good",
  rejected: "bad",
  superseded: "plain",
} as const satisfies Record<Decision["status"], Tone>;

export function StatusBadge({ status }: { readonly status: Decision["status"] }): ReactNode {
  return <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>;
}
