import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PickedFacts } from "../../../api/picked-facts.js";
import { Button } from "../../../design/button.js";
import { Facts } from "../../../design/facts.js";
import { Stack } from "../../../design/stack.js";
import { CRITIQUE_WORDS as words } from "../../../words/critiques.js";
import type { Critique } from "./critique-queries.js";

type Decision = Critique["proposedDecisions"][number];

export interface SuggestedDecisionProps {
  readonly projectId: string;
  readonly decision: Decision;
  readonly isBusy: boolean;
  /** Left out for who may not keep it. */
  readonly onKeep: (() => void) | undefined;
}

/** One decision that an AI suggests, as a person would read it before keeping it. */
export function SuggestedDecision(props: SuggestedDecisionProps): ReactNode {
  const { projectId, decision, isBusy, onKeep } = props;
  const { title, keptAs } = decision;
  return (
    <Stack>
      <h3>{title}</h3>
      <Facts facts={factsOf(projectId, decision)} />
      {keptAs !== null ? (
        <p>
          <Link to="/projects/$projectId/decisions/$decisionId" params={{ projectId, decisionId: keptAs }}>
            {words.keptDecision}
          </Link>
        </p>
      ) : (
        onKeep !== undefined && (
          <div>
            <Button size="small" aria-label={words.keepOf(title)} isBusy={isBusy} onClick={onKeep}>
              {words.keepDecision}
            </Button>
          </div>
        )
      )}
    </Stack>
  );
}

function factsOf(projectId: string, decision: Decision): readonly (readonly [string, ReactNode])[] {
  const { context, alternatives, consequences, affectedIds, settles } = decision;
  return [
    ...(context === null ? [] : [[words.context, context] as const]),
    [words.decision, decision.decision],
    ...(alternatives.length === 0
      ? []
      : [[words.alternatives, <Alternatives key="else" alternatives={alternatives} />] as const]),
    ...(consequences === null ? [] : [[words.consequences, consequences] as const]),
    ...(affectedIds.length === 0
      ? []
      : [[words.affected, <PickedFacts key="affected" projectId={projectId} ids={affectedIds} />] as const]),
    ...(settles.length === 0
      ? []
      : [[words.settles, <Settled key="settles" {...{ projectId, settles }} />] as const]),
  ];
}

function Alternatives({ alternatives }: Pick<Decision, "alternatives">): ReactNode {
  return (
    <ul>
      {alternatives.map(({ title, description, rejectedBecause }, index) => (
        <li key={index}>
          {[
            title,
            ...(description === null ? [] : [description]),
            ...(rejectedBecause === null ? [] : [words.rejected(rejectedBecause)]),
          ].join("; ")}
        </li>
      ))}
    </ul>
  );
}

function Settled({
  projectId,
  settles,
}: Pick<Decision, "settles"> & { readonly projectId: string }): ReactNode {
  return settles.map(({ ruleId, subjectId }) => (
    <span key={`${ruleId} ${subjectId}`}>
      <Link
        to="/projects/$projectId/review"
        params={{ projectId }}
        search={{ answer: "any", at: `${ruleId}:${subjectId}` }}
      >
        {ruleId}
      </Link>{" "}
    </span>
  ));
}
