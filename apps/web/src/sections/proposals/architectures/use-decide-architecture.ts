import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { readModelAgain } from "../../../api/model-query.js";
import { toasts } from "../../../design/toasts.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import { architecturesKey } from "./architecture-queries.js";

/** Items by their IDs. */
export interface Decision {
  readonly accept: readonly string[];
  readonly reject: readonly string[];
}

/** Writes what was chosen: all of it or nothing. */
export function useDecideArchitecture(projectId: string, proposalId: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ accept, reject }: Decision) =>
      dataOf(
        api.POST("/api/projects/{projectId}/ai/architecture-proposals/{proposalId}/decide", {
          params: { path: { projectId, proposalId } },
          body: { accept: [...accept], reject: [...reject] },
        }),
      ),
    onSuccess: (_, { accept }) => {
      toasts.say(words.decidedSaid(accept.length));
      onDone();
    },
    // Also after a refusal: what items name may have moved, or somebody else was first.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: architecturesKey(projectId) });
      await readModelAgain(queries, projectId);
    },
  });
}
