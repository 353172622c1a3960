import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { projectQuery, workspacesQuery } from "../api/queries.js";
import styles from "./app-frame.module.css";

/** Where a person is: the workspace and the project of the address. */
export function Crumbs(): ReactNode {
  const { projectId, workspaceId } = useParams({ strict: false });
  return (
    <nav className={styles["crumbs"]} aria-label="Breadcrumb">
      {projectId !== undefined && <ProjectCrumbs projectId={projectId} />}
      {workspaceId !== undefined && <WorkspaceCrumb workspaceId={workspaceId} />}
    </nav>
  );
}

function ProjectCrumbs({ projectId }: { readonly projectId: string }): ReactNode {
  const { data } = useQuery(projectQuery(projectId));
  return (
    data !== undefined && (
      <>
        <WorkspaceCrumb workspaceId={data.workspaceId} />
        <span aria-hidden="true">/</span>
        <Link to="/projects/$projectId" params={{ projectId }} className={styles["here"]} title={data.name}>
          {data.name}
        </Link>
      </>
    )
  );
}

function WorkspaceCrumb({ workspaceId }: { readonly workspaceId: string }): ReactNode {
  const { data } = useQuery(workspacesQuery);
  const workspace = data?.find(({ id }) => id === workspaceId);
  return (
    workspace !== undefined && (
      <Link to="/workspaces/$workspaceId" params={{ workspaceId }} title={workspace.name}>
        {workspace.name}
      </Link>
    )
  );
}
