import { oneOfIn, textIn } from "../../design/search-values.js";

export const PROPOSAL_TABS = ["flows", "architectures", "usage"] as const;
export const PROPOSAL_AUTHORS = ["ai", "agent"] as const;
/** Of a flow, and of an architecture: each list is filtered by its own. */
export const FLOW_STATUSES = ["open", "accepted", "rejected"] as const;
export const ARCHITECTURE_STATUSES = ["open", "decided", "rejected"] as const;

export type ProposalTab = (typeof PROPOSAL_TABS)[number];
export type ProposalAuthor = (typeof PROPOSAL_AUTHORS)[number];
export type FlowStatus = (typeof FLOW_STATUSES)[number];
export type ArchitectureStatus = (typeof ARCHITECTURE_STATUSES)[number];

/** What the address says of the lists of proposals after `?`. */
export interface ProposalsSearch {
  readonly tab?: ProposalTab | undefined;
  readonly status?: FlowStatus | undefined;
  readonly state?: ArchitectureStatus | undefined;
  readonly author?: ProposalAuthor | undefined;
  readonly q?: string | undefined;
}

/** Who made them, as the service is asked. */
export function submittedOf(author: ProposalAuthor | undefined) {
  return author === undefined
    ? {}
    : { submitted: author === "agent" ? ("true" as const) : ("false" as const) };
}

/** A tab of proposals: what its address says, and how it is changed. */
export interface ProposalsTabProps {
  readonly projectId: string;
  readonly search: ProposalsSearch;
  readonly onChange: (changed: ProposalsSearch) => void;
}

export function readProposalsSearch(search: Readonly<Record<string, unknown>>): ProposalsSearch {
  return {
    tab: oneOfIn(search, "tab", PROPOSAL_TABS),
    status: oneOfIn(search, "status", FLOW_STATUSES),
    state: oneOfIn(search, "state", ARCHITECTURE_STATUSES),
    author: oneOfIn(search, "author", PROPOSAL_AUTHORS),
    q: textIn(search, "q"),
  };
}
