import { dataOf, isProblem, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { readModelAgain } from "../../../api/model-query.js";
import { toasts } from "../../../design/toasts.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { sourcesKey } from "../source-queries.js";
import type { SourceImport } from "../source-records.js";
import { type Decision, decideInTurn } from "./decide-in-turn.js";
import { importQuery } from "./import-queries.js";

/** Writes what was chosen, and shows what of it is written. */
export function useDecide(projectId: string, source: SourceImport | undefined, onDone: () => void) {
  const queries = useQueryClient();
  const importId = source?.id ?? "";
  const send = async (body: Schemas["DecideImportRequest"]): Promise<SourceImport> => {
    const decided = await dataOf(
      api.POST("/api/projects/{projectId}/source-imports/{importId}/decide", {
        params: { path: { projectId, importId } },
        body,
      }),
    );
    queries.setQueryData(importQuery(projectId, importId).queryKey, decided);
    return decided;
  };
  return useMutation({
    mutationFn: (decision: Decision) => decideInTurn(source?.items ?? [], decision, send),
    onSuccess: (decided) => {
      if (decided !== null) {
        toasts.say(words.decidedSaid(decided.counts.accepted, decided.counts.rejected));
      }
      onDone();
    },
    onSettled: async (_, error) => {
      if (!isProblem(error, "validation_error")) {
        await queries.invalidateQueries({ queryKey: sourcesKey(projectId) });
      }
      await readModelAgain(queries, projectId);
    },
  });
}
