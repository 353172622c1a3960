import type { Schemas } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { workspacesQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button, buttonClass } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { Page } from "../../design/page.js";
import { Tabs } from "../../design/tabs.js";
import { WORKSPACE_WORDS as words } from "../../words/workspace.js";
import { CredentialsTab } from "./credentials-tab.js";
import { MembersTab } from "./members-tab.js";
import { ProjectsTab } from "./projects-tab.js";
import { RenameDialog } from "./rename-dialog.js";
import { SettingsTab } from "./settings-tab.js";
import { TokensTab } from "./tokens-tab.js";
import { useWorkspaceSearch } from "./use-workspace-search.js";
import { WorkspaceAuditTab } from "./workspace-audit-tab.js";
import { WORKSPACE_TABS, type WorkspaceTab } from "./workspace-search.js";

export type Workspace = Schemas["WorkspaceResponse"];

export interface WorkspaceTabProps {
  readonly workspace: Workspace;
}

const TABS: Record<WorkspaceTab, (props: WorkspaceTabProps) => ReactNode> = {
  projects: ProjectsTab,
  members: MembersTab,
  settings: SettingsTab,
  credentials: ownersAlone(CredentialsTab),
  tokens: ownersAlone(TokensTab),
  audit: ownersAlone(WorkspaceAuditTab),
};

/** A workspace: what is in it, who belongs to it, and how it is set up. */
export function WorkspaceScreen(): ReactNode {
  const { workspaceId } = useParams({ from: "/in/workspaces/$workspaceId" });
  const query = useQuery(workspacesQuery);
  return (
    <ShownQuery query={query}>
      {(workspaces) => {
        const workspace = workspaces.find(({ id }) => id === workspaceId);
        return workspace === undefined ? (
          <NotThere />
        ) : (
          <OpenWorkspace key={workspace.id} workspace={workspace} />
        );
      }}
    </ShownQuery>
  );
}

function OpenWorkspace({ workspace }: WorkspaceTabProps): ReactNode {
  const { search, change } = useWorkspaceSearch();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Page
      title={workspace.name}
      words={words.youAre(words.roles[workspace.role])}
      actions={
        <>
          <Link
            to="/workspaces/$workspaceId/prices"
            params={{ workspaceId: workspace.id }}
            className={buttonClass({})}
          >
            {words.toPrices}
          </Link>
          {workspace.role === "owner" && <Button onClick={() => setRenaming(true)}>{words.rename}</Button>}
        </>
      }
    >
      <Tabs
        label={words.tabsLabel}
        open={search.tab ?? "projects"}
        // Filters of one tab mean nothing to another.
        onOpen={(tab) => change({ tab, q: undefined, about: undefined, actor: undefined })}
        tabs={WORKSPACE_TABS.map((name) => {
          const Content = TABS[name];
          return { name, label: words.tabs[name], content: <Content workspace={workspace} /> };
        })}
      />
      {isRenaming && <RenameDialog workspace={workspace} onClose={() => setRenaming(false)} />}
    </Page>
  );
}

function NotThere(): ReactNode {
  return (
    <EmptyState title={words.notThere} words={words.notThereWords}>
      <Link to="/">{words.toHome}</Link>
    </EmptyState>
  );
}

function ownersAlone(Content: (props: WorkspaceTabProps) => ReactNode) {
  return function OwnersAlone({ workspace }: WorkspaceTabProps): ReactNode {
    return workspace.role === "owner" ? (
      <Content workspace={workspace} />
    ) : (
      <EmptyState title={words.ownersOnly} words={words.ownersOnlyWords} />
    );
  };
}
