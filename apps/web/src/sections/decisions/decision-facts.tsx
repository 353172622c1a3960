import type { ReactNode } from "react";
import { ProjectActor } from "../../api/actor-name.js";
import { Facts } from "../../design/facts.js";
import { HashText } from "../../design/hash-text.js";
import { TimeText } from "../../design/time-text.js";
import { DECISION_WORDS, DECISION_TEXT as words } from "../../words/decisions.js";
import type { Decision } from "./decision-queries.js";

export interface DecisionFactsProps {
  readonly projectId: string;
  readonly decision: Decision;
}

/** Who proposed and decided it and when, and what its content hashes to. */
export function DecisionFacts({ projectId, decision }: DecisionFactsProps): ReactNode {
  const moment = (at: string, by: string): ReactNode => (
    <>
      <TimeText at={at} /> {DECISION_WORDS.by} <ProjectActor projectId={projectId} actor={by} />
    </>
  );
  const { proposedAt, proposedBy, lastChangedAt, lastChangedBy, decidedAt, decidedBy, version } = decision;
  return (
    <Facts
      facts={[
        [DECISION_WORDS.proposed, moment(proposedAt, proposedBy)],
        ...(version > 1 ? [[DECISION_WORDS.changed, moment(lastChangedAt, lastChangedBy)] as const] : []),
        ...(decidedAt !== null && decidedBy !== null
          ? [[DECISION_WORDS.decided, moment(decidedAt, decidedBy)] as const]
          : []),
        [words.version, String(version)],
        [words.hash, <HashText key="hash" hash={decision.contentHash} />],
      ]}
    />
  );
}
