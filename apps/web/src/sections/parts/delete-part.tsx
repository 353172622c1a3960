import type { ReactNode } from "react";
import { FactLink } from "../../api/fact-link.js";
import { ProblemView } from "../../api/problem-view.js";
import { ConfirmDialog } from "../../design/confirm-dialog.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { goesWith } from "./part-links.js";
import { SomeOf } from "./some-of.js";
import { useDeletePart } from "./use-delete-part.js";
import { usePartAddress } from "./use-part-address.js";
import { nameIn, type PartProps } from "./whole.js";

export interface DeletePartProps extends PartProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a part goes, and names all that would go with it. */
export function DeletePart({ part, whole, name, onClose }: DeletePartProps): ReactNode {
  const { projectId } = usePartAddress();
  const remove = useDeletePart();
  const others = goesWith(whole.model, part.fact.id);
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      words={others.length === 0 ? words.deleteAlone : words.deleteWith(others.length)}
      act={others.length === 0 ? words.deleteDo : words.deleteAll(others.length + 1)}
      isBusy={remove.isPending}
      onClose={onClose}
      onAct={() => remove.mutate({ version: whole.modelVersion, part, others, name })}
    >
      <SomeOf
        items={others}
        keyOf={({ fact }) => fact.id}
        row={({ fact }) => (
          <>
            <FactLink projectId={projectId} id={fact.id} fact={whole.names.get(fact.id)} />
            {"fromId" in fact && ` ${nameIn(whole, fact.fromId)} → ${nameIn(whole, fact.toId)}`}
          </>
        )}
      />
      <ProblemView error={remove.error} />
    </ConfirmDialog>
  );
}
