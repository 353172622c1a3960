import type { ReactNode } from "react";
import type { ModelLists } from "../../../canvas/canvas-model.js";
import type { Inspected } from "../inspected.js";
import { factKindOf } from "../part-kinds.js";
import { ConnectDialog } from "./connect-dialog.js";
import { MoveDialog } from "./move-dialog.js";
import { PartDialog } from "./part-dialog.js";
import { RemoveDialog } from "./remove-dialog.js";
import type { Edit } from "./use-model-edits.js";

export type EditKind = "part" | "connect" | "move" | "remove";

export interface EditDialogProps {
  readonly open: EditKind;
  readonly shown: Inspected;
  readonly model: ModelLists;
  readonly isBusy: boolean;
  readonly onEdit: (edit: Edit, id: string) => void;
  readonly onClose: () => void;
}

/** The dialog of one thing that can be done with a fact. */
export function EditDialog({ open, shown, model, isBusy, onEdit, onClose }: EditDialogProps): ReactNode {
  const element = model.elements.find(({ id }) => id === shown.id);
  const fact = element ?? model.channels.find(({ id }) => id === shown.id) ?? null;
  const kind = factKindOf(shown.kind);
  const shared = { isBusy, onEdit, onClose };
  const within = { model, ...shared };
  if (open === "part" && fact !== null) {
    return <PartDialog fact={fact} parent={null} {...shared} />;
  }
  if (open === "connect" && element !== undefined) {
    return <ConnectDialog from={element} {...within} />;
  }
  if (open === "move" && element !== undefined) {
    return <MoveDialog moved={element} {...within} />;
  }
  return open === "remove" && kind !== null ? (
    <RemoveDialog kind={kind} id={shown.id} name={shown.name} {...within} />
  ) : null;
}
