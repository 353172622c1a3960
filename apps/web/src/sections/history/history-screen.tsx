import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import { BranchesView } from "./branches-view.js";
import { CompareView } from "./compare-view.js";
import { HISTORY_VIEWS } from "./history-search.js";
import { RevisionsView } from "./revisions-view.js";
import { VersionsView } from "./versions-view.js";

const ROUTE = "/in/projects/$projectId/history";

/** Every past state of a model, the named ones, those beside main, and what differs between any two. */
export function HistoryScreen(): ReactNode {
  const { projectId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/projects/$projectId/history" });
  const content = {
    versions: <VersionsView projectId={projectId} />,
    revisions: <RevisionsView projectId={projectId} sought={search.q ?? ""} />,
    branches: <BranchesView projectId={projectId} search={search} />,
    compare: <CompareView projectId={projectId} search={search} />,
  };
  return (
    <Page title={words.title} words={words.words}>
      <Tabs
        label={words.views}
        open={search.view ?? "versions"}
        onOpen={(view) => void navigate({ search: { view } })}
        tabs={HISTORY_VIEWS.map((name) => ({ name, label: words.view[name], content: content[name] }))}
      />
    </Page>
  );
}
