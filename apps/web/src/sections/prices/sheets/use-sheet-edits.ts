import { answerOf, ifMatch, isProblem, tagOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.js";
import { type ReadSheet, sheetQuery, sheetsKey } from "../../../api/cost-queries.js";
import { toldError } from "../../../api/told-error.js";
import { toasts } from "../../../design/toasts.js";
import { changesOfEdited, editedSheet, inverseOf, type SheetEdit } from "./sheet-edits.js";
import { useSheetAddress } from "./use-sheet-address.js";

/** An edit, and the state of the sheet that it was made on. */
export interface SheetWrite {
  readonly edit: SheetEdit;
  readonly on: ReadSheet;
  /** What is said of it when it is done, with the way to take it back; left out, nothing is. */
  readonly said?: string | undefined;
}

/** What somebody else made of the sheet while an edit of one's own was made. */
export interface SheetConflict extends SheetWrite {
  readonly theirs: ReadSheet;
}

/** Writes edits of the cost sheet of the address, each over the state that it was made on. */
export function useSheetEdits(onDone: () => void) {
  const { projectId, sheetId } = useSheetAddress();
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<SheetConflict | null>(null);
  const query = sheetQuery(projectId, sheetId);
  const readAgain = () => queries.invalidateQueries({ queryKey: sheetsKey(projectId) });
  const send = (wanted: SheetWrite): Promise<ReadSheet> => sent({ projectId, sheetId }, wanted);
  const readNow = () => queries.fetchQuery({ ...query, staleTime: 0 });
  const takeBack = useMutation({
    mutationFn: async ({ edit, on: left }: SheetWrite): Promise<void> => {
      const now = await readNow();
      if (changesOfEdited(left.sheet, now.sheet, edit).length > 0) {
        setConflict({ edit, on: left, theirs: now });
      } else {
        await send({ edit, on: now });
      }
    },
    onError: (error) => toasts.say(toldError(error).title),
    onSettled: readAgain,
  });
  const write = useMutation({
    mutationFn: send,
    onSuccess: async (left, { edit, on, said }) => {
      const inverse = inverseOf(on.sheet, edit);
      if (said !== undefined) {
        toasts.say(said, inverse && (() => takeBack.mutate({ edit: inverse, on: left })));
      }
      await readAgain();
      setConflict(null);
      onDone();
    },
    onError: async (error, wanted) => {
      if (isProblem(error, "conflict")) {
        const theirs = await readNow();
        // It is refused for another reason too: too large a sheet, too much stored.
        if (theirs.tag !== wanted.on.tag) {
          setConflict({ ...wanted, theirs });
        }
      }
    },
  });
  return {
    write: (wanted: SheetWrite): void => write.mutate(wanted),
    isWriting: write.isPending,
    error: conflict === null ? write.error : null,
    conflict,
    dropMine: (): void => {
      setConflict(null);
      write.reset();
      onDone();
    },
    doMine: (): void => {
      if (conflict !== null) {
        write.mutate({ ...conflict, on: conflict.theirs });
      }
    },
  };
}

/** The sheet of an address after an edit. */
async function sent(
  path: { readonly projectId: string; readonly sheetId: string },
  { edit, on }: SheetWrite,
): Promise<ReadSheet> {
  const { data, response } = await answerOf(
    api.PUT("/api/projects/{projectId}/cost-sheets/{sheetId}", {
      params: { path, header: ifMatch(on.tag) },
      body: editedSheet(on.sheet, edit),
    }),
  );
  return { sheet: data, tag: tagOf(response) ?? "*" };
}

export type SheetEdits = ReturnType<typeof useSheetEdits>;
