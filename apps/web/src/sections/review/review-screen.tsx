import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { AnswerList } from "./answer-list.js";
import { CritiquesTab } from "./critiques/critiques-tab.js";
import { ExportMenu } from "./export-menu.js";
import { FindingsTab } from "./findings-tab.js";
import type { ReviewSearch } from "./review-search.js";
import { reviewedState } from "./reviewed-state.js";
import { SnapshotsTab } from "./snapshots-tab.js";

/** What the fixed rules find in a design, until each finding is mended or answered. */
export function ReviewScreen(): ReactNode {
  const { projectId } = useParams({ from: "/in/projects/$projectId/review" });
  const search = useSearch({ from: "/in/projects/$projectId/review" });
  const navigate = useNavigate({ from: "/projects/$projectId/review" });
  const change = (changed: ReviewSearch): void => {
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  };
  const state = reviewedState(search);
  return (
    <Page
      title={words.title}
      words={words.what}
      isFull
      actions={<ExportMenu projectId={projectId} state={state} search={search} />}
    >
      <Tabs
        label={words.title}
        open={search.tab ?? "findings"}
        onOpen={(tab) => void navigate({ search: (before) => ({ ...before, tab }) })}
        tabs={[
          {
            name: "findings",
            label: words.tabs.findings,
            content: <FindingsTab projectId={projectId} state={state} search={search} onChange={change} />,
          },
          {
            name: "answers",
            label: words.tabs.answers,
            content: <AnswerList projectId={projectId} />,
          },
          {
            name: "snapshots",
            label: words.tabs.snapshots,
            content: (
              <SnapshotsTab
                projectId={projectId}
                state={state}
                since={search.since}
                onSince={(since) => change({ since })}
              />
            ),
          },
          {
            name: "critiques",
            label: words.tabs.critiques,
            content: (
              <CritiquesTab
                projectId={projectId}
                branch={search.branchId}
                q={search.q}
                onSought={(q) => change({ q })}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
