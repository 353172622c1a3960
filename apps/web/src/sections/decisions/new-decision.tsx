import { dataOf } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { api } from "../../api/client.js";
import { useRole } from "../../api/use-role.js";
import { EmptyState } from "../../design/empty-state.js";
import { Page } from "../../design/page.js";
import { DECISION_WORDS, DECISION_TEXT as words } from "../../words/decisions.js";
import { type DecisionDraft, EMPTY_DRAFT, requestOf, withQuestion } from "./decision-draft.js";
import { DecisionForm } from "./decision-form.js";
import { decisionQuery, openQuestionsQuery } from "./decision-queries.js";
import type { DecisionSearch } from "./decision-search.js";
import { useDecisionSearch } from "./use-decision-search.js";

/** A decision that is proposed, begun with what the address names. */
export function NewDecision({ projectId }: { readonly projectId: string }): ReactNode {
  const { search } = useDecisionSearch();
  const role = useRole(projectId);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => begunWith(search));
  const begun = useRef(draft);
  useQuestionOf(projectId, search.question, (question) => setDraft((now) => withQuestion(now, question)));
  const propose = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/projects/{projectId}/decisions", {
          params: { path: { projectId } },
          body: requestOf(draft),
        }),
      ),
    onSuccess: async (decision) => {
      begun.current = draft;
      queries.setQueryData(decisionQuery(projectId, decision.id).queryKey, decision);
      void queries.invalidateQueries({ queryKey: ["projects", projectId, "decisions"] });
      await navigate({
        to: "/projects/$projectId/decisions/$decisionId",
        params: { projectId, decisionId: decision.id },
        ignoreBlocker: true,
      });
    },
  });
  if (role === "viewer") {
    return (
      <EmptyState title={DECISION_WORDS.notYours} words={DECISION_WORDS.notYoursWords}>
        <Link to="/projects/$projectId/decisions" params={{ projectId }}>
          {DECISION_WORDS.toList}
        </Link>
      </EmptyState>
    );
  }
  return (
    <Page title={DECISION_WORDS.new}>
      <DecisionForm
        {...{ projectId, draft }}
        onChange={setDraft}
        save={words.save}
        isSaving={propose.isPending}
        isUnsaved={draft !== begun.current}
        error={propose.error}
        onSave={() => propose.mutate()}
        onCancel={() => void navigate({ to: "/projects/$projectId/decisions", params: { projectId } })}
      />
    </Page>
  );
}

function begunWith({ affects, rule, subject, supersedes }: DecisionSearch): DecisionDraft {
  return {
    ...EMPTY_DRAFT,
    affectedIds: affects === undefined ? [] : [affects],
    settles: rule === undefined || subject === undefined ? [] : [{ ruleId: rule, subjectId: subject }],
    supersedes: supersedes ?? null,
  };
}

type Question = Parameters<typeof withQuestion>[1];

/** Takes the question that the address names, once it is read. */
function useQuestionOf(
  projectId: string,
  questionId: string | undefined,
  take: (question: Question) => void,
): void {
  const { data } = useQuery({ ...openQuestionsQuery(projectId), enabled: questionId !== undefined });
  const taken = useRef(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const question = data?.find(({ id }) => id === questionId);
    if (question !== undefined && !taken.current) {
      taken.current = true;
      latest.current(question);
    }
  }, [data, questionId]);
}
