import { dataOf, ifMatch } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { toasts } from "../../design/toasts.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { promiseQuery, promisesKey } from "./promise-queries.js";
import type { PromiseRecord } from "./promise-records.js";
import type { PromiseSearch } from "./promise-search.js";

export type MoveName = "revise" | "retire" | "discard" | "delete";

export interface MoveDialogProps {
  readonly projectId: string;
  readonly promise: PromiseRecord;
  readonly move: MoveName;
  readonly onGo: (changed: PromiseSearch) => void;
  readonly onClose: () => void;
}

/** Asks before a promise goes from where it stands to somewhere else. */
export function MoveDialog({ projectId, promise, move, onGo, onClose }: MoveDialogProps): ReactNode {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { does, asks, done, isDanger } = words.moves[move];
  const make = useMutation({
    mutationFn: () => sendMove(projectId, promise, move),
    onSuccess: async (answer) => {
      toasts.say(done);
      onClose();
      if (answer === null) {
        await navigate({ to: "/projects/$projectId/promises", params: { projectId } });
        queries.removeQueries({ queryKey: promiseQuery(projectId, promise.id).queryKey });
      } else {
        queries.setQueryData(promiseQuery(projectId, promise.id).queryKey, answer);
        onGo({ rev: answer.draft?.revision, tab: undefined, edit: move === "revise" ? "yes" : undefined });
      }
      await queries.invalidateQueries({ queryKey: promisesKey(projectId) });
    },
  });
  return (
    <Dialog title={does} words={asks} isOpen onClose={onClose}>
      <ProblemView error={make.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button look={isDanger ? "danger" : "primary"} isBusy={make.isPending} onClick={() => make.mutate()}>
          {does}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** The promise after it; null where it is gone. What is taken away is what was read, or nothing. */
async function sendMove(
  projectId: string,
  promise: PromiseRecord,
  move: MoveName,
): Promise<PromiseRecord | null> {
  const hash = (promise.draft ?? promise.inForce)?.contentHash ?? "";
  const params = { path: { projectId, promiseId: promise.id }, header: ifMatch(`"${hash}"`) };
  switch (move) {
    case "revise":
    case "retire":
      return dataOf(
        api.POST("/api/projects/{projectId}/promises/{promiseId}/revise", {
          params,
          body: { retire: move === "retire" },
        }),
      );
    case "discard":
      return dataOf(api.DELETE("/api/projects/{projectId}/promises/{promiseId}/draft", { params }));
    case "delete":
      await dataOf(api.DELETE("/api/projects/{projectId}/promises/{promiseId}", { params }));
      return null;
  }
}
