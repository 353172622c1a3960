import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { type ModelState, readModelAgain } from "../../api/model-query.js";
import { toldError } from "../../api/told-error.js";
import { toasts } from "../../design/toasts.js";
import { MODEL_WORDS as words } from "../../words/model.js";

/** A person stands for a fact. */
export function useConfirmFact(projectId: string, { branchId }: ModelState) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly name: string }) =>
      dataOf(
        api.POST("/api/projects/{projectId}/facts/{factId}/confirm", {
          params: { path: { projectId, factId: id }, query: branchId === undefined ? {} : { branchId } },
        }),
      ),
    onSuccess: (_, { name }) => {
      toasts.say(words.confirmed(name));
      return readModelAgain(queries, projectId);
    },
    onError: (error, { name }) => toasts.say(words.notConfirmed(name, toldError(error).title)),
  });
}
