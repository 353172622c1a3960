import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "../design/button.js";
import { ConfirmDialog } from "../design/confirm-dialog.js";
import { toasts } from "../design/toasts.js";
import { ProblemView } from "./problem-view.js";

export interface DeleteAfterAskingProps {
  readonly words: Readonly<Record<"delete" | "deleteTitle" | "deleteWords" | "deleted", string>>;
  readonly send: () => Promise<unknown>;
  /** Leads away from what is no longer there. */
  readonly onDeleted: () => unknown;
}

/** Takes what the page shows away, after a question; what stands in the way is said in the dialog. */
export function DeleteAfterAsking({ words, send, onDeleted }: DeleteAfterAskingProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toasts.say(words.deleted);
      await onDeleted();
    },
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.deleteTitle}
          words={words.deleteWords}
          act={words.delete}
          isBusy={remove.isPending}
          onAct={() => remove.mutate()}
          onClose={() => setAsked(false)}
        >
          <ProblemView error={remove.error} />
        </ConfirmDialog>
      )}
    </>
  );
}
