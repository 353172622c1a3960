import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { FactField } from "../../../api/fact-field.js";
import { modelQuery } from "../../../api/model-query.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import type { ImportItem } from "../source-records.js";
import { elementKindsFor } from "./target-kinds.js";

export interface PickTargetProps {
  readonly projectId: string;
  readonly item: ImportItem;
  readonly name: string;
  readonly onPick: (factId: string) => void;
  readonly onClose: () => void;
}

/** Finds the fact of the model that an item is. */
export function PickTarget({ projectId, item, name, onPick, onClose }: PickTargetProps): ReactNode {
  const { data } = useQuery(modelQuery(projectId));
  const { kind } = item;
  const elements = useMemo(
    () => new Map(data?.model.elements.map((element) => [element.id, element.kind])),
    [data],
  );
  const kinds = elementKindsFor(item);
  return (
    <Dialog title={words.pickTitle(name)} words={words.pickWords} isOpen onClose={onClose}>
      {kind !== "service-link" && (
        <FactField
          projectId={projectId}
          label={words.pickField}
          kind={kind}
          mayPick={({ id }) => id !== item.targetId && (kinds?.includes(elements.get(id) ?? "") ?? true)}
          id={null}
          onChange={(id) => {
            if (id !== null) {
              onPick(id);
              onClose();
            }
          }}
        />
      )}
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
      </Actions>
    </Dialog>
  );
}
