import { type ReactNode, useState } from "react";
import type { ModelLists } from "../../../canvas/canvas-model.js";
import type { Inspected } from "../inspected.js";
import type { Reveal } from "../use-reveal.js";
import { EditDialog, type EditKind } from "./edit-dialog.js";
import type { Edit, ModelEdits } from "./use-model-edits.js";

/** What is being done with a fact, and the model as it was when that began. */
interface OpenedEdit {
  readonly kind: EditKind;
  readonly shown: Inspected;
  readonly begunWith: ModelEdits["shown"];
}

/** The dialog of what is being done. It stays when somebody else deletes the fact meanwhile: then that is told on saving. */
export function useOpenedEdit(edits: ModelEdits, onReveal: Reveal) {
  const [opened, setOpened] = useState<OpenedEdit | null>(null);
  const close = (): void => setOpened(null);
  const save = ({ kind, begunWith }: OpenedEdit, edit: Edit, id: string): void => {
    const onTaken = ({ isWritten }: { readonly isWritten: boolean }): void => {
      close();
      if (isWritten) {
        onReveal(kind === "remove" ? parentOf(begunWith.model, id) : id);
      }
    };
    edits.apply(edit, { begunWith, onTaken });
  };
  const dialog: ReactNode = opened !== null && (
    <EditDialog
      open={opened.kind}
      shown={opened.shown}
      model={opened.begunWith.model}
      isBusy={edits.isBusy}
      onEdit={(edit, id) => save(opened, edit, id)}
      onClose={close}
    />
  );
  return {
    open: (kind: EditKind, shown: Inspected) => setOpened({ kind, shown, begunWith: edits.shown }),
    dialog,
  };
}

/** What an element stands in: it is looked at once the element is gone. */
function parentOf({ elements }: ModelLists, id: string): string | null {
  return elements.find((element) => element.id === id)?.parentId ?? null;
}
