import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { madeBy } from "../../../api/made-by.js";
import { Badge, type Tone } from "../../../design/badge.js";
import { Row } from "../../../design/row.js";
import { TimeText } from "../../../design/time-text.js";
import { AI_WORDS } from "../../../words/ai.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import type { ListedFlow } from "./flow-queries.js";

export const STATUS_TONES = { open: "info", accepted: "good", rejected: "plain" } as const satisfies Record<
  ListedFlow["status"],
  Tone
>;

export interface FlowRowProps {
  readonly projectId: string;
  readonly proposal: ListedFlow;
}

/** One proposal: what was asked for, who made it, and what stands in the way of it. */
export function FlowProposalRow({ projectId, proposal }: FlowRowProps): ReactNode {
  const { id, request, createdAt, status, stale, missing, issues } = proposal;
  const lacking = missing.filter(({ createdId }) => createdId === null).length;
  const name = request ?? words.unnamed;
  return (
    <Row
      title={
        <Link to="/projects/$projectId/proposals/$proposalId" params={{ projectId, proposalId: id }}>
          {name}
        </Link>
      }
      hover={name}
      words={
        <>
          {madeBy(proposal)}, <TimeText at={createdAt} />
        </>
      }
    >
      {status === "open" && stale !== null && <Badge tone="warn">{AI_WORDS.staleBadge}</Badge>}
      {status === "open" && lacking > 0 && <Badge tone="warn">{words.missingBadge(lacking)}</Badge>}
      {issues.length > 0 && <Badge tone="bad">{words.issuesBadge(issues.length)}</Badge>}
      <Badge tone={STATUS_TONES[status]}>{words.statuses[status]}</Badge>
    </Row>
  );
}
