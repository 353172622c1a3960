import { dataOf } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Dialog } from "../../../design/dialog.js";
import { saveFile } from "../../../design/save-file.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { useSheetAddress } from "./use-sheet-address.js";

/** The estimate of the day that is shown, as a file for a spreadsheet. */
export function CsvButton(): ReactNode {
  const { projectId, sheetId, search } = useSheetAddress();
  const save = useMutation({
    mutationFn: async () => {
      const query = { format: "csv", ...(search.asOf !== undefined && { asOf: search.asOf }) } as const;
      const read = await dataOf(
        api.GET("/api/projects/{projectId}/cost-sheets/{sheetId}/estimate", {
          params: { path: { projectId, sheetId }, query },
          parseAs: "blob",
        }),
      );
      saveFile("costs.csv", read);
    },
  });
  return (
    <>
      <Button aria-label={words.csvOf} isBusy={save.isPending} onClick={() => save.mutate()}>
        {words.csv}
      </Button>
      <Dialog title={words.csvOf} isOpen={save.isError} onClose={save.reset}>
        <ProblemView error={save.error} />
      </Dialog>
    </>
  );
}
