import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { pagedOptions } from "../../../api/paged-query.js";
import type { HelpAnswer } from "../../../api/use-ask-help.js";
import { type ProposalsSearch, submittedOf } from "../proposals-search.js";

const PAGE = 50;
const ARCHITECTURES = "/api/projects/{projectId}/ai/architecture-proposals";

export type Architecture = Schemas["ArchitectureProposal"];
export type ListedArchitecture = Schemas["ArchitectureProposalListItem"];
export type ArchitectureItem = Schemas["ArchitectureItem"];
export type ArchitectureRequest = Schemas["CreateArchitectureProposalRequest"];

export function architecturesKey(projectId: string) {
  return ["projects", projectId, "proposals", "architectures"] as const;
}

/** Architecture proposals, the newest first. */
export function architecturesQuery(projectId: string, { state, author }: ProposalsSearch) {
  const filters = { ...(state && { status: state }), ...submittedOf(author) };
  return pagedOptions([...architecturesKey(projectId), "list", filters], (start, signal) =>
    dataOf(
      api.GET(ARCHITECTURES, {
        params: { path: { projectId }, query: { limit: PAGE, ...start, ...filters } },
        signal,
      }),
    ),
  );
}

export function architectureQuery(projectId: string, proposalId: string) {
  return queryOptions({
    queryKey: [...architecturesKey(projectId), proposalId],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET(`${ARCHITECTURES}/{proposalId}`, { params: { path: { projectId, proposalId } }, signal }),
      ),
  });
}

/** Asks for an architecture, or for what would be sent to ask for it. */
export function askForArchitecture(
  projectId: string,
  body: ArchitectureRequest,
  isPreview: boolean,
): Promise<HelpAnswer> {
  const query = { preview: isPreview ? ("true" as const) : ("false" as const) };
  return dataOf(api.POST(ARCHITECTURES, { params: { path: { projectId }, query }, body }));
}
