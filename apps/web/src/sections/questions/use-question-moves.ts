import { dataOf, ifMatch } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { toasts } from "../../design/toasts.js";
import { QUESTION_WORDS as words } from "../../words/questions.js";
import { useQuestionsSearch } from "./use-questions-search.js";

export interface QuestionMovesOf {
  readonly projectId: string;
  readonly questionId: string;
  readonly tag: string | null;
}

type Move =
  | { readonly kind: "answer"; readonly answer: string; readonly done: () => void }
  | { readonly kind: "drop" | "reopen" | "delete" };

const TOLD = {
  answer: words.answeredToast,
  drop: words.droppedToast,
  reopen: words.reopenedToast,
  delete: words.deletedToast,
} as const;

/** What people do with a question, each over the state that they read. */
export function useQuestionMoves({ projectId, questionId, tag }: QuestionMovesOf) {
  const queries = useQueryClient();
  const { change } = useQuestionsSearch();
  const header = tag === null ? {} : ifMatch(tag);
  const params = { path: { projectId, questionId }, header };
  const mutation = useMutation({
    mutationFn: (move: Move) => sendMove(move, params),
    onSuccess: (_, move) => {
      toasts.say(TOLD[move.kind]);
      if (move.kind === "answer") {
        move.done();
      }
      if (move.kind === "delete") {
        change({ question: undefined });
      }
    },
    // Also after a refusal: it says that somebody else was first, and then the question reads otherwise.
    onSettled: (_, error, move) =>
      queries.invalidateQueries({
        queryKey: ["projects", projectId, "questions"],
        predicate: ({ queryKey }) => error !== null || move.kind !== "delete" || queryKey[3] !== questionId,
      }),
  });
  return {
    isBusy: mutation.isPending,
    error: mutation.error,
    answer: (answer: string, done: () => void) => mutation.mutate({ kind: "answer", answer, done }),
    drop: () => mutation.mutate({ kind: "drop" }),
    reopen: () => mutation.mutate({ kind: "reopen" }),
    remove: () => mutation.mutate({ kind: "delete" }),
  };
}

interface MoveParams {
  readonly path: { readonly projectId: string; readonly questionId: string };
  readonly header: { readonly "If-Match"?: string };
}

async function sendMove(move: Move, params: MoveParams): Promise<void> {
  const path = "/api/projects/{projectId}/questions/{questionId}";
  switch (move.kind) {
    case "answer":
      await dataOf(api.POST(`${path}/answer`, { params, body: { answer: move.answer } }));
      return;
    case "drop":
      await dataOf(api.POST(`${path}/drop`, { params }));
      return;
    case "reopen":
      await dataOf(api.POST(`${path}/reopen`, { params }));
      return;
    case "delete":
      await dataOf(api.DELETE(path, { params }));
  }
}
