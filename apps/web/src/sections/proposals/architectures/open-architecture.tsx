import type { ReactNode } from "react";
import { AssumptionList } from "../../../api/assumption-list.js";
import { decidedFact, HelpFacts, type NamedValue } from "../../../api/help-facts.js";
import { InferredNote } from "../../../api/inferred-note.js";
import { ProposedQuestions } from "../../../api/proposed-questions.js";
import { OfBranch } from "../../../api/shown-branch.js";
import { StaleParts } from "../../../api/stale-parts.js";
import { keepOfProposal, useKeepQuestion } from "../../../api/use-keep-question.js";
import { useMayEdit } from "../../../api/use-role.js";
import { Badge } from "../../../design/badge.js";
import { Page } from "../../../design/page.js";
import { RevisionText } from "../../../design/source-text.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import { PROPOSAL_WORDS } from "../../../words/proposals.js";
import { ToProposals } from "../to-proposals.js";
import { ArchitectureItems, type ArchitectureItemsProps } from "./architecture-items.js";
import { architectureQuery } from "./architecture-queries.js";
import { STATUS_TONES } from "./architecture-row.js";
import { DeleteArchitecture } from "./delete-architecture.js";

/** An architecture proposal that is there: its items, and what a person makes of each. */
export function OpenArchitecture({ projectId, proposal }: ArchitectureItemsProps): ReactNode {
  const mayEdit = useMayEdit(projectId);
  const { id, status, summary, questions, stale, parts, assumptions, request, selection } = proposal;
  const { queryKey } = architectureQuery(projectId, id);
  const keeping = useKeepQuestion(projectId, queryKey, keepOfProposal(projectId, id));
  const isOpen = status === "open";
  const isDeletable = mayEdit && proposal.items.every(({ state }) => state !== "accepted");
  return (
    <OfBranch branchId={proposal.branchId} parts={parts}>
      <Page
        title={words.title}
        words={summary}
        actions={
          <>
            <ToProposals projectId={projectId} tab="architectures" />
            {isDeletable && <DeleteArchitecture projectId={projectId} proposalId={id} />}
          </>
        }
      >
        {isOpen && <InferredNote made={proposal} />}
        {isOpen && <StaleParts {...{ projectId, stale, parts }} />}
        <ArchitectureItems projectId={projectId} proposal={proposal} />
        <ProposedQuestions {...{ projectId, questions }} keeping={mayEdit ? keeping : null} />
        <AssumptionList assumptions={assumptions} />
        <HelpFacts
          {...{ projectId, request, selection }}
          help={proposal}
          also={[...ownFacts(proposal), ...decidedFact(projectId, proposal)]}
        />
      </Page>
    </OfBranch>
  );
}

function ownFacts({ status, sources }: ArchitectureItemsProps["proposal"]): readonly NamedValue[] {
  const state = (
    <Badge key="state" tone={STATUS_TONES[status]}>
      {words.statuses[status]}
    </Badge>
  );
  const read = (
    <ul key="read">
      {sources.map(({ repository, scanId, commit }) => (
        <li key={scanId}>
          {words.sourceOf(repository)} <RevisionText revision={commit} />
        </li>
      ))}
    </ul>
  );
  return [...(sources.length === 0 ? [] : [[words.sources, read] as const]), [PROPOSAL_WORDS.status, state]];
}
