import { type ReactNode, useState } from "react";
import type { ModelLists } from "../../../canvas/canvas-model.js";
import { Button } from "../../../design/button.js";
import { MODEL_WORDS } from "../../../words/model.js";
import { MODEL_EDIT_WORDS as words } from "../../../words/model-editing.js";
import type { Inspected } from "../inspected.js";
import styles from "../inspector.module.css";
import { factKindOf } from "../part-kinds.js";
import { useModelKeys } from "../use-model-keys.js";
import type { Reveal } from "../use-reveal.js";
import { EditDialog, type EditKind } from "./edit-dialog.js";
import type { ModelEdits } from "./use-model-edits.js";

export interface PartActionsProps {
  readonly shown: Inspected;
  readonly model: ModelLists;
  readonly edits: ModelEdits;
  readonly onReveal: Reveal;
  readonly confirm: { readonly run: () => void; readonly isBusy: boolean };
}

/** What is being done, and the model as it was when that began. */
interface Opened {
  readonly kind: EditKind;
  readonly begunWith: ModelEdits["shown"];
}

/** What can be done with the fact that is selected, by a button or by its key. */
export function PartActions({ shown, model, edits, onReveal, confirm }: PartActionsProps): ReactNode {
  const [opened, setOpened] = useState<Opened | null>(null);
  const setOpen = (kind: EditKind): void => setOpened({ kind, begunWith: edits.shown });
  const factKind = factKindOf(shown.kind);
  const isElement = factKind === "element";
  const isPart = isElement || factKind === "channel";
  const mayConfirm = factKind !== null && factKind !== "schema";
  useModelKeys({
    e: () => isPart && setOpen("part"),
    l: () => isElement && setOpen("connect"),
    m: () => isElement && setOpen("move"),
    Delete: () => factKind !== null && setOpen("remove"),
    c: () => mayConfirm && confirm.run(),
  });
  if (factKind === null) {
    return null;
  }
  return (
    <div className={styles["actions"]}>
      <Button size="small" look="primary" isBusy={confirm.isBusy} onClick={confirm.run} title="C">
        {MODEL_WORDS.confirm}
      </Button>
      {isPart && (
        <Button size="small" onClick={() => setOpen("part")} title="E">
          {words.rename}
        </Button>
      )}
      {isElement && (
        <>
          <Button size="small" onClick={() => setOpen("connect")} title="L">
            {words.connect}
          </Button>
          <Button size="small" onClick={() => setOpen("move")} title="M">
            {words.move}
          </Button>
        </>
      )}
      <Button size="small" look="danger" onClick={() => setOpen("remove")} title="Del">
        {words.remove}
      </Button>
      {opened !== null && (
        <EditDialog
          open={opened.kind}
          shown={shown}
          model={model}
          isBusy={edits.isBusy}
          onEdit={(edit, id) => {
            const onTaken = ({ isWritten }: { readonly isWritten: boolean }): void => {
              setOpened(null);
              if (isWritten) {
                onReveal(opened.kind === "remove" ? parentOf(model, id) : id);
              }
            };
            edits.apply(edit, { begunWith: opened.begunWith, onTaken });
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** What an element stands in: it is looked at once the element is gone. */
function parentOf({ elements }: ModelLists, id: string): string | null {
  return elements.find((element) => element.id === id)?.parentId ?? null;
}
