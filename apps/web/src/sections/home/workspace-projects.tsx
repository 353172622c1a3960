import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { PagedList } from "../../api/paged-list.js";
import { projectsQuery } from "../../api/projects-query.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { FRAME_WORDS } from "../../words/frame.js";
import { HOME_WORDS as words } from "../../words/home.js";
import styles from "./home.module.css";
import type { Ask, Workspace } from "./home-dialog.js";
import { ProjectRow } from "./project-row.js";

/** Pixels of a row before it is measured. */
const ROW = 37;

export interface WorkspaceProjectsProps {
  readonly workspace: Workspace;
  /** Whether its projects are read at once; of many workspaces the later ones wait until they are opened. */
  readonly isFirst: boolean;
  /** Whether there is no other one: what the screen offers above is meant for it, then. */
  readonly isOnly: boolean;
  readonly ask: Ask;
}

/** A workspace with its projects. */
export function WorkspaceProjects({ workspace, isFirst, isOnly, ask }: WorkspaceProjectsProps): ReactNode {
  const [isOpen, setOpen] = useState(isFirst);
  const { id, name, role, projectCount } = workspace;
  const headingId = useId();
  return (
    <section className={styles["workspace"]} aria-labelledby={headingId}>
      <div className={styles["workspaceHead"]}>
        <h2 className={styles["heading"]}>
          <button
            type="button"
            id={headingId}
            className={styles["fold"]}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? "▾" : "▸"}</span>
            <span className={styles["name"]} title={name}>
              {name}
            </span>
          </button>
        </h2>
        <span className={styles["where"]}>{words.projectCount(projectCount)}</span>
        {role === "viewer" && <Badge title={FRAME_WORDS.viewer}>{FRAME_WORDS.viewerShort}</Badge>}
        <span className={styles["space"]} />
        <Link to="/workspaces/$workspaceId" params={{ workspaceId: id }}>
          {words.workspacePage}
        </Link>
        {role === "owner" && (
          <Button size="small" look="quiet" onClick={() => ask({ kind: "rename-workspace", workspace })}>
            {words.edit}
          </Button>
        )}
        {role !== "viewer" && !isOnly && (
          <Button size="small" onClick={() => ask({ kind: "new-project", workspaceId: id })}>
            {words.newProject}
          </Button>
        )}
      </div>
      {isOpen && <ProjectList {...{ workspace, isOnly, ask }} />}
    </section>
  );
}

type ProjectListProps = Pick<WorkspaceProjectsProps, "workspace" | "isOnly" | "ask">;

function ProjectList({ workspace, isOnly, ask }: ProjectListProps): ReactNode {
  const projects = useInfiniteQuery(projectsQuery(workspace.id));
  return (
    <PagedList
      label={words.projectsOf(workspace.name)}
      query={projects}
      keyOf={({ id }) => id}
      row={(project) => <ProjectRow project={project} role={workspace.role} ask={ask} />}
      rowHeight={ROW}
      className={isOnly ? undefined : styles["short"]}
      empty={<p className={styles["quiet"]}>{words.noProjects}</p>}
    />
  );
}
