import { dataOf, ifMatch } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/client.js";
import { sheetsKey } from "../../../api/cost-queries.js";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { ConfirmDialog } from "../../../design/confirm-dialog.js";
import { toasts } from "../../../design/toasts.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { CsvButton } from "./csv-button.js";
import type { OpenSheetProps } from "./open-sheet.js";
import { RenameSheet } from "./rename-sheet.js";
import { useSheetAddress } from "./use-sheet-address.js";

export interface SheetActionsProps extends OpenSheetProps {
  readonly mayEdit: boolean;
}

/** What can be done with a cost sheet as a whole. */
export function SheetActions({ read, mayEdit }: SheetActionsProps): ReactNode {
  const [open, setOpen] = useState<"rename" | "delete" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <CsvButton />
      {mayEdit && <Button onClick={() => setOpen("rename")}>{words.rename}</Button>}
      {mayEdit && (
        <Button look="danger" onClick={() => setOpen("delete")}>
          {words.delete}
        </Button>
      )}
      {open === "rename" && <RenameSheet read={read} onClose={close} />}
      {open === "delete" && <DeleteSheet read={read} onClose={close} />}
    </>
  );
}

function DeleteSheet({ read, onClose }: OpenSheetProps & { readonly onClose: () => void }): ReactNode {
  const { projectId, sheetId } = useSheetAddress();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { name } = read.sheet;
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/cost-sheets/{sheetId}", {
          params: { path: { projectId, sheetId }, header: ifMatch(read.tag) },
        }),
      ),
    onSuccess: async () => {
      toasts.say(words.deleted(name));
      await navigate({ to: "/projects/$projectId/costs", params: { projectId } });
      await queries.invalidateQueries({ queryKey: [...sheetsKey(projectId), "all"] });
    },
    // Somebody changed it: it is shown as it is by now, before it is deleted.
    onError: () => queries.invalidateQueries({ queryKey: sheetsKey(projectId) }),
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      words={words.deleteWords}
      act={words.delete}
      isBusy={remove.isPending}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <ProblemView error={remove.error} />
    </ConfirmDialog>
  );
}
