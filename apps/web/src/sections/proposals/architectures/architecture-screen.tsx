import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFollow } from "../../../api/use-follow.js";
import { ShownProposal } from "../shown-proposal.js";
import { architectureQuery } from "./architecture-queries.js";
import { AskArchitecture } from "./ask-architecture.js";
import { OpenArchitecture } from "./open-architecture.js";

const FROM = "/in/projects/$projectId/proposals/architectures/$proposalId";

/** One architecture proposal, or the form that asks for one. */
export function ArchitectureScreen(): ReactNode {
  const { projectId, proposalId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  return proposalId === "new" ? (
    <AskArchitecture projectId={projectId} search={search} />
  ) : (
    <ArchitectureRead projectId={projectId} proposalId={proposalId} />
  );
}

interface ArchitectureReadProps {
  readonly projectId: string;
  readonly proposalId: string;
}

function ArchitectureRead({ projectId, proposalId }: ArchitectureReadProps): ReactNode {
  const options = architectureQuery(projectId, proposalId);
  const query = useQuery(options);
  // What of it is stale by now hangs on what it names.
  useFollow(projectId, ["model", "branches"], options.queryKey);
  return (
    <ShownProposal {...{ projectId, query }} tab="architectures">
      {(proposal) => <OpenArchitecture key={proposalId} projectId={projectId} proposal={proposal} />}
    </ShownProposal>
  );
}
