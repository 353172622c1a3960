import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ProjectActor } from "../../api/actor-name.js";
import { Badge } from "../../design/badge.js";
import { Row } from "../../design/row.js";
import { TimeText } from "../../design/time-text.js";
import { DECISION_WORDS as words } from "../../words/decisions.js";
import type { Decision } from "./decision-queries.js";
import { StatusBadge } from "./status-badge.js";

export interface DecisionRowProps {
  readonly projectId: string;
  readonly decision: Decision;
}

export function DecisionRow({ projectId, decision }: DecisionRowProps): ReactNode {
  const { id, reference, title, status, origin, settles, affectedIds, alternatives } = decision;
  const counts = [
    alternatives.length > 0 && words.alternativesCount(alternatives.length),
    affectedIds.length > 0 && words.affectsCount(affectedIds.length),
    settles.length > 0 && words.settlesCount(settles.length),
  ].filter(Boolean);
  const isDecided = decision.decidedAt !== null;
  return (
    <Row
      title={
        <Link to="/projects/$projectId/decisions/$decisionId" params={{ projectId, decisionId: id }}>
          {reference} {title}
        </Link>
      }
      hover={title}
      words={
        <>
          {isDecided ? words.decided : words.proposed}{" "}
          <TimeText at={decision.decidedAt ?? decision.proposedAt} /> {words.by}{" "}
          <ProjectActor projectId={projectId} actor={decision.decidedBy ?? decision.proposedBy} />
          {counts.length > 0 && ` · ${counts.join(" · ")}`}
        </>
      }
    >
      {origin !== "human" && <Badge>{words.origins[origin]}</Badge>}
      <StatusBadge status={status} />
    </Row>
  );
}
