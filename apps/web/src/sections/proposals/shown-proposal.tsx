import { isProblem } from "@plumbline/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { EmptyState } from "../../design/empty-state.js";
import { PROPOSAL_WORDS as words } from "../../words/proposals.js";
import type { ProposalTab } from "./proposals-search.js";
import { ToProposals } from "./to-proposals.js";

export interface ShownProposalProps<Proposal> {
  readonly projectId: string;
  readonly tab: ProposalTab;
  readonly query: UseQueryResult<Proposal>;
  readonly children: (proposal: Proposal) => ReactNode;
}

/** A proposal that was asked for by its address, which may have been deleted. */
export function ShownProposal<Proposal>(props: ShownProposalProps<Proposal>): ReactNode {
  const { projectId, tab, query, children } = props;
  return query.isLoadingError && isProblem(query.error, "not_found") ? (
    <EmptyState title={words.gone} words={words.goneWords}>
      <ToProposals projectId={projectId} tab={tab} />
    </EmptyState>
  ) : (
    <ShownQuery query={query}>{children}</ShownQuery>
  );
}
