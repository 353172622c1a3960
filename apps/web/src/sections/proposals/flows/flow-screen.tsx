import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFollow } from "../../../api/use-follow.js";
import { ShownProposal } from "../shown-proposal.js";
import { AskFlow } from "./ask-flow.js";
import { flowQuery } from "./flow-queries.js";
import { OpenFlow } from "./open-flow.js";

/** One flow proposal, or the form that asks for one. */
export function FlowScreen(): ReactNode {
  const { projectId, proposalId } = useParams({ from: "/in/projects/$projectId/proposals/$proposalId" });
  const search = useSearch({ from: "/in/projects/$projectId/proposals/$proposalId" });
  return proposalId === "new" ? (
    <AskFlow projectId={projectId} search={search} />
  ) : (
    <FlowRead projectId={projectId} proposalId={proposalId} />
  );
}

interface FlowReadProps {
  readonly projectId: string;
  readonly proposalId: string;
}

function FlowRead({ projectId, proposalId }: FlowReadProps): ReactNode {
  const options = flowQuery(projectId, proposalId);
  const query = useQuery(options);
  // What of it is stale by now hangs on what it names.
  useFollow(projectId, ["model", "schemas", "scenarios", "branches"], options.queryKey);
  return (
    <ShownProposal {...{ projectId, query }} tab="flows">
      {(proposal) => <OpenFlow key={proposalId} projectId={projectId} proposal={proposal} />}
    </ShownProposal>
  );
}
