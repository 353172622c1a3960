import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { pagedOptions } from "../../../api/paged-query.js";
import type { HelpAnswer } from "../../../api/use-ask-help.js";
import { type ProposalsSearch, submittedOf } from "../proposals-search.js";

const PAGE = 50;
const FLOWS = "/api/projects/{projectId}/ai/flow-proposals";

export type FlowProposal = Schemas["FlowProposal"];
export type ListedFlow = Schemas["FlowProposalListItem"];
export type FlowRequest = Schemas["CreateFlowProposalRequest"];

export function flowsKey(projectId: string) {
  return ["projects", projectId, "proposals", "flows"] as const;
}

/** Flow proposals, the newest first. */
export function flowsQuery(projectId: string, { status, author }: ProposalsSearch) {
  const filters = {
    ...(status && { status }),
    ...submittedOf(author),
  };
  return pagedOptions([...flowsKey(projectId), "list", filters], (start, signal) =>
    dataOf(
      api.GET(FLOWS, {
        params: { path: { projectId }, query: { limit: PAGE, ...start, ...filters } },
        signal,
      }),
    ),
  );
}

export function flowQuery(projectId: string, proposalId: string) {
  return queryOptions({
    queryKey: [...flowsKey(projectId), proposalId],
    queryFn: ({ signal }) =>
      dataOf(api.GET(`${FLOWS}/{proposalId}`, { params: { path: { projectId, proposalId } }, signal })),
  });
}

/** Asks for a flow, or for what would be sent to ask for it. */
export function askForFlow(projectId: string, body: FlowRequest, isPreview: boolean): Promise<HelpAnswer> {
  const query = { preview: isPreview ? ("true" as const) : ("false" as const) };
  return dataOf(api.POST(FLOWS, { params: { path: { projectId }, query }, body }));
}

/** The scenario that a flow would replace, as it is now. */
export function replacedScenarioQuery(projectId: string, scenarioId: string) {
  return queryOptions({
    queryKey: ["projects", projectId, "scenarios", scenarioId, "replaced"],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/api/projects/{projectId}/scenarios/{scenarioId}", {
          params: { path: { projectId, scenarioId } },
          signal,
        }),
      ),
  });
}
