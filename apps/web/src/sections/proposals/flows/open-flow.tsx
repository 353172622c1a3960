import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AssumptionList } from "../../../api/assumption-list.js";
import { InferredNote } from "../../../api/inferred-note.js";
import { ProposedQuestions } from "../../../api/proposed-questions.js";
import { OfBranch } from "../../../api/shown-branch.js";
import { StaleParts } from "../../../api/stale-parts.js";
import { keepOfProposal, useKeepQuestion } from "../../../api/use-keep-question.js";
import { useMayEdit } from "../../../api/use-role.js";
import { buttonClass } from "../../../design/button.js";
import { Page } from "../../../design/page.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { ToProposals } from "../to-proposals.js";
import { DecideFlow } from "./decide-flow.js";
import { FlowChecks } from "./flow-checks.js";
import { FlowFacts } from "./flow-facts.js";
import { type FlowProposal, flowQuery } from "./flow-queries.js";
import { FlowSteps } from "./flow-steps.js";
import { MissingParts } from "./missing-parts.js";

export interface OpenFlowProps {
  readonly projectId: string;
  readonly proposal: FlowProposal;
}

/** A flow proposal that is there: what happens in it, what it lacks, and what a person makes of it. */
export function OpenFlow({ projectId, proposal }: OpenFlowProps): ReactNode {
  const mayEdit = useMayEdit(projectId);
  const { id, flow, status, questions, stale, parts } = proposal;
  const { queryKey } = flowQuery(projectId, id);
  const keeping = useKeepQuestion(projectId, queryKey, keepOfProposal(projectId, id));
  const isOpen = status === "open";
  return (
    <OfBranch branchId={proposal.branchId} parts={parts}>
      <Page
        title={flow.name}
        words={flow.summary}
        actions={<FlowActions {...{ projectId, proposal, mayEdit }} />}
      >
        {isOpen && <InferredNote made={proposal} />}
        {isOpen && <StaleParts {...{ projectId, stale, parts }} />}
        <MissingParts projectId={projectId} proposal={proposal} mayChange={mayEdit && isOpen} />
        <FlowSteps proposal={proposal} />
        <FlowChecks projectId={projectId} proposal={proposal} />
        <ProposedQuestions {...{ projectId, questions }} keeping={mayEdit ? keeping : null} />
        <AssumptionList assumptions={flow.assumptions} />
        <FlowFacts projectId={projectId} proposal={proposal} />
      </Page>
    </OfBranch>
  );
}

function FlowActions({
  projectId,
  proposal,
  mayEdit,
}: OpenFlowProps & { readonly mayEdit: boolean }): ReactNode {
  const { scenarioId } = proposal;
  return (
    <>
      <ToProposals projectId={projectId} tab="flows" />
      {scenarioId !== null && (
        <Link
          to="/projects/$projectId/scenarios/$scenarioId"
          params={{ projectId, scenarioId }}
          className={buttonClass({ look: "primary" })}
        >
          {words.toScenario}
        </Link>
      )}
      {mayEdit && <DecideFlow projectId={projectId} proposal={proposal} />}
    </>
  );
}
