import type { FactKind } from "@plumbline/model-core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { asModel, type ModelLists } from "../../../canvas/canvas-model.js";
import { Button } from "../../../design/button.js";
import { compareNames } from "../../../design/compare-names.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { Loading } from "../../../design/loading.js";
import { engines } from "../../../engines/engines.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { KIND_WORDS } from "../../../words/facts.js";
import { MODEL_EDIT_WORDS as words } from "../../../words/model-editing.js";
import styles from "./editing.module.css";
import { deleteChange } from "./fact-changes.js";
import type { Edit } from "./use-model-edits.js";

export interface RemoveDialogProps {
  readonly kind: FactKind;
  readonly id: string;
  readonly name: string;
  readonly model: ModelLists;
  readonly isBusy: boolean;
  readonly onEdit: (edit: Edit, id: string) => void;
  readonly onClose: () => void;
}

const SHOWN = 50;

/** Says what goes with a fact before it is deleted with all that refers to it. */
export function RemoveDialog({
  kind,
  id,
  name,
  model,
  isBusy,
  onEdit,
  onClose,
}: RemoveDialogProps): ReactNode {
  const { data: removed } = useQuery({
    queryKey: ["removed-with", id],
    queryFn: () => engines("removedWith", { model: asModel(model), kind, id }),
    gcTime: 0,
    staleTime: 0,
  });
  const others = (removed ?? [])
    .filter((fact) => fact.id !== id)
    .sort((left, right) => compareNames(left.name ?? "", right.name ?? ""));
  const remove = (): void => {
    const changes = (removed ?? []).map((fact) => deleteChange(fact.kind, fact.id));
    onEdit({ said: words.removed(name, changes.length), changes }, id);
  };
  return (
    <Dialog
      title={words.removeTitle(name)}
      words={others.length === 0 ? words.removeAlone : words.removeWith(others.length)}
      isOpen
      onClose={onClose}
    >
      {removed === undefined && <Loading />}
      <ul className={styles["lines"]}>
        {others.slice(0, SHOWN).map((fact) => (
          <li key={fact.id}>
            {KIND_WORDS[fact.kind]} {fact.name ?? ""}
          </li>
        ))}
      </ul>
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button
          look="danger"
          isBusy={isBusy}
          disabled={removed === undefined || removed.length === 0}
          onClick={remove}
        >
          {words.remove}
        </Button>
      </Actions>
    </Dialog>
  );
}
