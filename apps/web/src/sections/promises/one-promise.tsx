import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ExplainButton } from "../../api/explain-button.js";
import { useMayEdit } from "../../api/use-role.js";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { ObligationList } from "./obligation-list.js";
import { PromiseActions } from "./promise-actions.js";
import { PromiseEditor } from "./promise-editor.js";
import type { PromiseRecord } from "./promise-records.js";
import type { PromiseSearch } from "./promise-search.js";
import { PromiseStanding } from "./promise-standing.js";
import { PromiseText } from "./promise-text.js";
import { RunList } from "./run-list.js";
import { shownRevision } from "./shown-revision.js";
import { useThings } from "./use-things.js";

export interface OnePromiseProps {
  readonly projectId: string;
  readonly promise: PromiseRecord;
}

/** A promise whole: where it stands, what it says, what shows it. */
export function OnePromise({ projectId, promise }: OnePromiseProps): ReactNode {
  const search = useSearch({ from: "/in/projects/$projectId/promises/$promiseId" });
  const navigate = useNavigate({ from: "/projects/$projectId/promises/$promiseId" });
  const things = useThings(projectId);
  const mayEdit = useMayEdit(projectId);
  const revision = shownRevision(promise, search.rev);
  const go = (changed: PromiseSearch): void => {
    void navigate({ search: (before) => ({ ...before, ...changed }) });
  };
  const isDraft = promise.draft !== null && revision.revision === promise.draft.revision;
  const isEditing = search.edit === "yes" && isDraft && !revision.retire && mayEdit;
  const shared = { projectId, promise, revision, things, mayEdit };
  const target = { kind: "promise", id: promise.id, ruleId: null } as const;
  const title = `${promise.requirementId} ${revision.title ?? promise.inForce?.title ?? ""}`;
  return (
    <Page
      title={title}
      actions={
        <>
          <ExplainButton {...{ projectId, target }} name={title} />
          {mayEdit && <PromiseActions {...shared} onGo={go} />}
        </>
      }
    >
      <PromiseStanding {...shared} onGo={go} />
      <Tabs
        label={promise.requirementId}
        open={search.tab ?? "text"}
        onOpen={(tab) => go({ tab: tab === "text" ? undefined : tab })}
        tabs={[
          {
            name: "text",
            label: words.tabs.text,
            content: isEditing ? (
              <PromiseEditor {...shared} onEnd={() => go({ edit: undefined })} />
            ) : (
              <PromiseText {...shared} />
            ),
          },
          {
            name: "obligations",
            label: words.tabs.obligations(revision.obligations.length),
            content: <ObligationList {...shared} onRuns={(of) => go({ tab: "runs", of })} />,
          },
          {
            name: "runs",
            label: words.tabs.runs,
            content: (
              <RunList {...{ projectId, promise }} obligation={search.of} onChoose={(of) => go({ of })} />
            ),
          },
        ]}
      />
    </Page>
  );
}
