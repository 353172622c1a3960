import { dataOf, isProblem } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { type Choices, decisionOf } from "../../../api/item-choices.js";
import { readModelAgain } from "../../../api/model-query.js";
import { toasts } from "../../../design/toasts.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { sourcesKey } from "../source-queries.js";
import type { SourceImport } from "../source-records.js";
import { importQuery } from "./import-queries.js";

/** Facts for items that stand in the way of the ones they are matched with: null makes a new one. */
export type Targets = ReadonlyMap<string, string | null>;

export interface Decision {
  readonly choices: Choices;
  readonly targets: Targets;
}

/** Writes what was chosen: all of it or nothing. What is refused for good is a call of its own, after the rest. */
export function useDecide(projectId: string, source: SourceImport | undefined, onDone: () => void) {
  const queries = useQueryClient();
  const importId = source?.id ?? "";
  return useMutation({
    mutationFn: async ({ choices, targets }: Decision) => {
      const { accept, reject, never } = decisionOf(choices, source?.items ?? []);
      const send = (body: SentDecision) => decide(projectId, importId, body);
      const those = [...targets].filter(([id]) => accept.includes(id));
      const first =
        accept.length + reject.length === 0
          ? null
          : await send({ accept, reject, targets: Object.fromEntries(those), never: false });
      return never.length === 0 ? first : send({ accept: [], reject: never, targets: {}, never: true });
    },
    onSuccess: (decided) => {
      if (decided !== null) {
        queries.setQueryData(importQuery(projectId, importId).queryKey, decided);
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

interface SentDecision {
  readonly accept: string[];
  readonly reject: string[];
  readonly targets: Record<string, string | null>;
  readonly never: boolean;
}

function decide(projectId: string, importId: string, body: SentDecision): Promise<SourceImport> {
  return dataOf(
    api.POST("/api/projects/{projectId}/source-imports/{importId}/decide", {
      params: { path: { projectId, importId } },
      body,
    }),
  );
}
