import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../design/button.js";
import { PROPOSAL_WORDS as words } from "../../words/proposals.js";
import type { ProposalTab } from "./proposals-search.js";

export interface ToProposalsProps {
  readonly projectId: string;
  readonly tab: ProposalTab;
}

/** The way back to the list. */
export function ToProposals({ projectId, tab }: ToProposalsProps): ReactNode {
  return (
    <Link
      to="/projects/$projectId/proposals"
      params={{ projectId }}
      search={tab === "flows" ? {} : { tab }}
      className={buttonClass({})}
    >
      {words.back}
    </Link>
  );
}
