import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { meQuery, workspacesQuery } from "../../api/queries.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button, buttonClass } from "../../design/button.js";
import { Page } from "../../design/page.js";
import { HOME_WORDS as words } from "../../words/home.js";
import { FoundList } from "./found-list.js";
import { type HomeDialog, workspaceForMore } from "./home-dialog.js";
import { RecentProjects } from "./recent-projects.js";
import { SearchBox } from "./search-box.js";
import { useFileDrop } from "./use-file-drop.js";
import { Welcome } from "./welcome.js";
import { WorkspaceProjects } from "./workspace-projects.js";

const OpenHomeDialog = lazy(() =>
  import("./open-home-dialog.js").then(({ OpenHomeDialog }) => ({ default: OpenHomeDialog })),
);

/** Where a person finds a project, or begins one. */
export function HomeScreen(): ReactNode {
  const { q, kind } = useSearch({ from: "/in/" });
  const { data: me } = useQuery(meQuery);
  const workspaces = useQuery(workspacesQuery);
  const [dialog, setDialog] = useState<HomeDialog | null>(null);
  useFileDrop();
  return (
    <>
      <ShownQuery query={workspaces}>
        {(all) => {
          const workspaceId = workspaceForMore(all);
          if (all.every(({ projectCount }) => projectCount === 0) && q === undefined) {
            return <Welcome name={me?.user.displayName ?? ""} workspaceId={workspaceId} ask={setDialog} />;
          }
          return (
            <Page
              title={words.title}
              words={workspaceId === null ? words.readsOnly : undefined}
              actions={<HomeActions workspaceId={workspaceId} ask={setDialog} />}
            >
              <SearchBox q={q} kind={kind} />
              {q === undefined ? (
                <>
                  {me !== undefined && <RecentProjects userId={me.user.id} />}
                  {all.map((workspace, at) => (
                    <WorkspaceProjects
                      key={workspace.id}
                      workspace={workspace}
                      isFirst={at < 5}
                      isOnly={all.length === 1}
                      ask={setDialog}
                    />
                  ))}
                </>
              ) : (
                <FoundList q={q} kind={kind} />
              )}
            </Page>
          );
        }}
      </ShownQuery>
      {dialog !== null && (
        <Suspense fallback={null}>
          <OpenHomeDialog dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}

interface HomeActionsProps {
  readonly workspaceId: string | null;
  readonly ask: (dialog: HomeDialog) => void;
}

function HomeActions({ workspaceId, ask }: HomeActionsProps): ReactNode {
  return (
    <>
      <Button look="quiet" onClick={() => ask({ kind: "new-workspace" })}>
        {words.newWorkspace}
      </Button>
      <Button look="quiet" onClick={() => ask({ kind: "example", workspaceId })}>
        {words.openExample}
      </Button>
      {workspaceId !== null && (
        <>
          <Link to="/import" className={buttonClass({})}>
            {words.importFile}
          </Link>
          <Button look="primary" onClick={() => ask({ kind: "new-project", workspaceId })}>
            {words.newProject}
          </Button>
        </>
      )}
    </>
  );
}
