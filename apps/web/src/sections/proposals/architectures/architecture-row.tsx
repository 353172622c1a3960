import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { madeBy } from "../../../api/made-by.js";
import { Badge, type Tone } from "../../../design/badge.js";
import { Row } from "../../../design/row.js";
import { TimeText } from "../../../design/time-text.js";
import { AI_WORDS } from "../../../words/ai.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import type { ListedArchitecture } from "./architecture-queries.js";

export const STATUS_TONES = { open: "info", decided: "good", rejected: "plain" } as const satisfies Record<
  ListedArchitecture["status"],
  Tone
>;

export interface ArchitectureRowProps {
  readonly projectId: string;
  readonly proposal: ListedArchitecture;
}

/** One proposal: what was asked for, who made it, and how far it is decided. */
export function ArchitectureRow({ projectId, proposal }: ArchitectureRowProps): ReactNode {
  const { id, request, summary, createdAt, status, stale } = proposal;
  const name = request ?? (summary === "" ? words.unnamed : summary);
  return (
    <Row
      title={
        <Link
          to="/projects/$projectId/proposals/architectures/$proposalId"
          params={{ projectId, proposalId: id }}
        >
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
      <Badge tone={STATUS_TONES[status]}>{words.statuses[status]}</Badge>
    </Row>
  );
}
