import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { readModelAgain } from "../../api/model-query.js";
import { toasts } from "../../design/toasts.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { usePartAddress } from "./use-part-address.js";

/** A person stands for a fact. */
export function useConfirmPart(name: string) {
  const { projectId, partId, search } = usePartAddress();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/facts/{factId}/confirm", {
          params: {
            path: { projectId, factId: partId },
            query: search.branch === undefined ? {} : { branchId: search.branch },
          },
        }),
      ),
    onSuccess: async () => {
      toasts.say(words.confirmed(name));
      await readModelAgain(queries, projectId);
    },
  });
}
