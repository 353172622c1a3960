import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextArea } from "../../design/field.js";
import { toasts } from "../../design/toasts.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import styles from "./finding-detail.module.css";
import { reviewKey } from "./review-queries.js";
import type { ReviewedState } from "./review-records.js";

export interface KeepSnapshotProps {
  readonly projectId: string;
  readonly state: ReviewedState;
  readonly onClose: () => void;
}

/** Keeps the review as it is now, with its answers. */
export function KeepSnapshot({ projectId, state, onClose }: KeepSnapshotProps): ReactNode {
  const [note, setNote] = useState("");
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/review/snapshots", {
          params: { path: { projectId } },
          body: { ...state, note: note.trim() === "" ? null : note },
        }),
      ),
    onSuccess: async () => {
      onClose();
      toasts.say(words.kept);
      await queries.invalidateQueries({ queryKey: [...reviewKey(projectId), "snapshots"] });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    keep.mutate();
  };
  return (
    <Dialog title={words.keep} words={words.keepWords} isOpen onClose={onClose}>
      <form className={styles["detail"]} onSubmit={submit}>
        <TextArea
          label={words.note}
          value={note}
          rows={3}
          maxLength={2000}
          onChange={({ target }) => setNote(target.value)}
          error={fieldError(keep.error, "note")}
        />
        <ProblemView error={keep.error} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button type="submit" look="primary" isBusy={keep.isPending}>
            {words.keep}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
