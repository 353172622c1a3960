import { isProblem } from "@plumbline/api-client";
import { type ReactNode, useState } from "react";
import { Page } from "../../design/page.js";
import { DECISION_TEXT as words } from "../../words/decisions.js";
import { DecisionConflict } from "./decision-conflict.js";
import { draftOfDecision } from "./decision-draft.js";
import { DecisionForm } from "./decision-form.js";
import type { DecisionViewProps } from "./decision-view.js";
import { useDecisionSearch } from "./use-decision-search.js";
import { useSaveDecision } from "./use-save-decision.js";

/** A proposed decision that is written anew, over the version that was read. */
export function EditDecision({ projectId, decision }: DecisionViewProps): ReactNode {
  const { read } = useDecisionSearch();
  const [base, setBase] = useState(decision);
  const [begun, setBegun] = useState(() => draftOfDecision(decision));
  const [draft, setDraft] = useState(begun);
  const [isInConflict, setInConflict] = useState(false);
  const save = useSaveDecision({
    projectId,
    decisionId: decision.id,
    draft,
    onChanged: (theirs) => {
      setBase(theirs);
      setInConflict(true);
    },
  });
  const takeTheirs = (): void => {
    const theirs = draftOfDecision(base);
    setBegun(theirs);
    setDraft(theirs);
    setInConflict(false);
    save.reset();
  };
  return (
    <Page title={`${decision.reference} ${decision.title}`}>
      <DecisionForm
        {...{ projectId, draft }}
        onChange={setDraft}
        save={words.saveChanges}
        isSaving={save.isPending}
        isUnsaved={draft !== begun}
        error={isProblem(save.error, "decision_changed") ? null : save.error}
        onSave={() => save.mutate(base.version)}
        onCancel={read}
      />
      {isInConflict && (
        <DecisionConflict
          {...{ projectId }}
          mine={draft}
          theirs={draftOfDecision(base)}
          isSaving={save.isPending}
          onTakeTheirs={takeTheirs}
          onMineAgain={() => save.mutate(base.version)}
          onLook={() => setInConflict(false)}
        />
      )}
    </Page>
  );
}
