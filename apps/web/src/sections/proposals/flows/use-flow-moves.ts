import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../../api/client.js";
import { toasts } from "../../../design/toasts.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { flowsKey } from "./flow-queries.js";

export type FlowMove =
  | { readonly kind: "accept"; readonly name: string; readonly acceptStale: boolean }
  | { readonly kind: "reject"; readonly reason: string | null }
  | { readonly kind: "delete" };

const PROPOSAL = "/api/projects/{projectId}/ai/flow-proposals/{proposalId}";
const TOLD = { accept: words.accepted, reject: words.rejected, delete: words.deleted } as const;

/** What a person makes of a flow proposal. */
export function useFlowMoves(projectId: string, proposalId: string, onDone: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { path: { projectId, proposalId } };
  const move = useMutation({
    mutationFn: async (one: FlowMove): Promise<void> => {
      await sendMove(one, params);
    },
    onSuccess: async (_, { kind }) => {
      toasts.say(TOLD[kind]);
      onDone();
      if (kind === "delete") {
        await navigate({ to: "/projects/$projectId/proposals", params: { projectId } });
      }
    },
    // Also after a refusal: what it names may have moved, or somebody else was first.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: flowsKey(projectId) }),
        queries.invalidateQueries({ queryKey: ["projects", projectId, "scenarios"] }),
      ]),
  });
  return { move: move.mutate, error: move.error, isBusy: move.isPending, reset: move.reset };
}

type Params = { readonly path: { readonly projectId: string; readonly proposalId: string } };

function sendMove(move: FlowMove, params: Params): Promise<unknown> {
  switch (move.kind) {
    case "accept": {
      const body = { name: move.name, acceptStale: move.acceptStale };
      return dataOf(api.POST(`${PROPOSAL}/accept`, { params, body }));
    }
    case "reject":
      return dataOf(api.POST(`${PROPOSAL}/reject`, { params, body: { reason: move.reason } }));
    case "delete":
      return dataOf(api.DELETE(PROPOSAL, { params }));
  }
}
