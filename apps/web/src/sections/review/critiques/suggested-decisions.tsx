import type { ReactNode } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { Card } from "../../../design/page.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Stack } from "../../../design/stack.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import type { OpenCritiqueProps } from "./open-critique.js";
import { SuggestedDecision } from "./suggested-decision.js";
import { useKeepDecision } from "./use-keep-decision.js";

export interface SuggestedDecisionsProps extends OpenCritiqueProps {
  readonly mayEdit: boolean;
}

/** Decisions that an AI suggests: each can be kept as a proposed one. */
export function SuggestedDecisions({ projectId, critique, mayEdit }: SuggestedDecisionsProps): ReactNode {
  const { id, proposedDecisions } = critique;
  const { keep, error, busyWith } = useKeepDecision(projectId, id);
  return (
    proposedDecisions.length > 0 && (
      <Card title={words.decisions}>
        <Stack>
          <QuietText>{words.decisionsWords}</QuietText>
          <ProblemView error={error} />
          {proposedDecisions.map((decision, index) => (
            <SuggestedDecision
              key={index}
              {...{ projectId, decision }}
              isBusy={busyWith === index}
              onKeep={mayEdit ? () => keep(index) : undefined}
            />
          ))}
        </Stack>
      </Card>
    )
  );
}
