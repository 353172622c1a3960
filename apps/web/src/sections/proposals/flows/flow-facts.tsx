import type { ReactNode } from "react";
import { decidedFact, HelpFacts, type NamedValue } from "../../../api/help-facts.js";
import { PickedFacts } from "../../../api/picked-facts.js";
import { Badge } from "../../../design/badge.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { STATUS_TONES } from "./flow-row.js";
import type { OpenFlowProps } from "./open-flow.js";

/** What was asked for, who made it of what, what it cost, and what became of it. */
export function FlowFacts({ projectId, proposal }: OpenFlowProps): ReactNode {
  const { status, request, selection, reason, reviseScenarioId, parts } = proposal;
  const also: readonly NamedValue[] = [
    ...(parts.length === 0
      ? []
      : [
          [
            words.names,
            <PickedFacts key="names" projectId={projectId} ids={parts.map(({ targetId }) => targetId)} />,
          ] as const,
        ]),
    ...(reviseScenarioId === null
      ? []
      : [
          [
            words.revises,
            <PickedFacts key="revises" projectId={projectId} ids={[reviseScenarioId]} />,
          ] as const,
        ]),
    [
      words.status,
      <Badge key="status" tone={STATUS_TONES[status]}>
        {words.statuses[status]}
      </Badge>,
    ],
    ...decidedFact(projectId, proposal),
    ...(reason === null ? [] : [[words.reason, reason] as const]),
  ];
  return <HelpFacts {...{ projectId, request, selection, also }} help={proposal} />;
}
