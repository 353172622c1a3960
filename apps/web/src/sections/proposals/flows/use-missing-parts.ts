import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { toasts } from "../../../design/toasts.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { flowsKey } from "./flow-queries.js";

type PartBody = Schemas["CreateMissingPartRequest"];

/** A part that is made, or one that is there and meant, as the body says; or all that are left. */
export type MissingMove =
  | { readonly kind: "one"; readonly alias: string; readonly name: string; readonly body: PartBody }
  | { readonly kind: "all" };

const MISSING = "/api/projects/{projectId}/ai/flow-proposals/{proposalId}/missing";

/** Puts into the model what a flow lacks, or says which part of it is meant. */
export function useMissingParts(projectId: string, proposalId: string, onDone: () => void) {
  const queries = useQueryClient();
  const path = { projectId, proposalId };
  const move = useMutation({
    mutationFn: (one: MissingMove) =>
      one.kind === "all"
        ? dataOf(api.POST(`${MISSING}/create`, { params: { path } }))
        : dataOf(
            api.POST(`${MISSING}/{alias}/create`, {
              params: { path: { ...path, alias: one.alias } },
              body: one.body,
            }),
          ),
    onSuccess: (_, one) => {
      toasts.say(one.kind === "all" ? words.createdAll : words.created(one.name));
      onDone();
    },
    // Also after a refusal: somebody else may have been first.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: flowsKey(projectId) }),
        queries.invalidateQueries({ queryKey: ["projects", projectId, "model"] }),
      ]),
  });
  return {
    move: move.mutate,
    error: move.error,
    busyWith: move.isPending ? move.variables : null,
    reset: move.reset,
  };
}
