import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { PROPOSAL_WORDS as words } from "../../words/proposals.js";
import { ArchitecturesTab } from "./architectures/architectures-tab.js";
import { FlowsTab } from "./flows/flows-tab.js";
import {
  PROPOSAL_TABS,
  type ProposalsSearch,
  type ProposalsTabProps,
  type ProposalTab,
} from "./proposals-search.js";
import { UsageTab } from "./usage/usage-tab.js";

const TABS: Readonly<Record<ProposalTab, (props: ProposalsTabProps) => ReactNode>> = {
  flows: FlowsTab,
  architectures: ArchitecturesTab,
  usage: UsageTab,
};

/** What was proposed for a project by an AI or an agent, and what help from AI has cost. */
export function ProposalsScreen(): ReactNode {
  const { projectId } = useParams({ from: "/in/projects/$projectId/proposals" });
  const search = useSearch({ from: "/in/projects/$projectId/proposals" });
  const navigate = useNavigate({ from: "/projects/$projectId/proposals" });
  const onChange = (changed: ProposalsSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return (
    <Page title={words.title} words={words.words}>
      <Tabs
        label={words.title}
        open={search.tab ?? "flows"}
        onOpen={(tab) => void navigate({ search: { tab: tab === "flows" ? undefined : tab } })}
        tabs={PROPOSAL_TABS.map((name) => {
          const Content = TABS[name];
          return { name, label: words.tabs[name], content: <Content {...{ projectId, search, onChange }} /> };
        })}
      />
    </Page>
  );
}
