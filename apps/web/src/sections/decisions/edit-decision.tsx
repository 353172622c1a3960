import { dataOf, ifMatch, isProblem } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { api } from "../../api/client.js";
import { Page } from "../../design/page.js";
import { DECISION_TEXT as words } from "../../words/decisions.js";
import { DecisionConflict } from "./decision-conflict.js";
import { draftOfDecision, requestOf } from "./decision-draft.js";
import { DecisionForm } from "./decision-form.js";
import { decisionQuery } from "./decision-queries.js";
import type { DecisionViewProps } from "./decision-view.js";
import { useDecisionSearch } from "./use-decision-search.js";

/** A proposed decision that is written anew, over the version that was read. */
export function EditDecision({ projectId, decision }: DecisionViewProps): ReactNode {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { read } = useDecisionSearch();
  const [base, setBase] = useState(decision);
  const [begun, setBegun] = useState(() => draftOfDecision(decision));
  const [draft, setDraft] = useState(begun);
  const [isInConflict, setInConflict] = useState(false);
  const query = decisionQuery(projectId, decision.id);
  const save = useMutation({
    mutationFn: (version: number) =>
      dataOf(
        api.PUT("/api/projects/{projectId}/decisions/{decisionId}", {
          params: { path: { projectId, decisionId: decision.id }, header: ifMatch(version) },
          body: requestOf(draft),
        }),
      ),
    onSuccess: async (saved) => {
      queries.setQueryData(query.queryKey, saved);
      void queries.invalidateQueries({ queryKey: ["projects", projectId, "decisions"] });
      await navigate({
        to: "/projects/$projectId/decisions/$decisionId",
        params: { projectId, decisionId: decision.id },
        ignoreBlocker: true,
      });
    },
    onError: async (error) => {
      if (isProblem(error, "decision_changed")) {
        setBase(await queries.fetchQuery({ ...query, staleTime: 0 }));
        setInConflict(true);
      }
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
