import { isProblem } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { useMayEdit } from "../../../api/use-role.js";
import { Button } from "../../../design/button.js";
import { Actions } from "../../../design/dialog.js";
import { Card } from "../../../design/page.js";
import { toasts } from "../../../design/toasts.js";
import { IMPORT_WORDS as words } from "../../../words/import.js";
import { ConversionNotes } from "./conversion-notes.js";
import styles from "./import.module.css";
import { ImportPreviewView } from "./import-preview-view.js";
import { type FileLook, importDocument } from "./look-at-file.js";

export interface ImportLookProps {
  readonly found: FileLook;
  readonly onLookAgain: () => void;
}

/** What a file brings, and the button that writes it: only if the model is still as it was looked at. */
export function ImportLook({ found, onLookAgain }: ImportLookProps): ReactNode {
  const { preview, conversion, projectId } = found;
  const mayEdit = useMayEdit(projectId);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const amount = preview.added + preview.changed;
  const write = useMutation({
    mutationFn: () => importDocument(api, { ...found, dryRun: false, expectedVersion: preview.modelVersion }),
    onSuccess: async ({ added, changed }) => {
      toasts.say(words.imported(added + changed));
      await queries.invalidateQueries({ queryKey: ["projects", projectId] });
      await navigate({ to: "/projects/$projectId/model", params: { projectId } });
    },
  });
  const hasMoved = isProblem(write.error, "conflict") && write.error.problem.modelVersion !== undefined;
  return (
    <Card title={words.preview}>
      <div className={styles["look"]}>
        {conversion !== null && <ConversionNotes conversion={conversion} />}
        <ImportPreviewView preview={preview} />
        <ProblemView error={write.error}>
          {hasMoved && (
            <>
              <span>{words.moved}</span>
              <Button size="small" onClick={onLookAgain}>
                {words.lookAgain}
              </Button>
            </>
          )}
        </ProblemView>
        {!mayEdit && <p className={styles["quiet"]}>{words.viewer}</p>}
        <Actions>
          <Button
            look="primary"
            isBusy={write.isPending}
            disabled={preview.refused > 0 || amount === 0 || hasMoved || !mayEdit}
            onClick={() => write.mutate()}
          >
            {write.isPending ? words.importing : words.import(amount)}
          </Button>
        </Actions>
      </div>
    </Card>
  );
}
