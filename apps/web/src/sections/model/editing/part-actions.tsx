import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { MODEL_WORDS } from "../../../words/model.js";
import { MODEL_EDIT_WORDS as words } from "../../../words/model-editing.js";
import type { Inspected } from "../inspected.js";
import styles from "../inspector.module.css";
import { factKindOf } from "../part-kinds.js";
import { useModelKeys } from "../use-model-keys.js";
import type { EditKind } from "./edit-dialog.js";

export interface PartActionsProps {
  readonly shown: Inspected;
  readonly onOpen: (kind: EditKind, shown: Inspected) => void;
  readonly confirm: { readonly run: () => void; readonly isBusy: boolean };
}

/** What can be done with the fact that is selected, by a button or by its key. */
export function PartActions({ shown, onOpen, confirm }: PartActionsProps): ReactNode {
  const setOpen = (kind: EditKind): void => onOpen(kind, shown);
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
    </div>
  );
}
