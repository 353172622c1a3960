import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode } from "react";
import { LateMenu } from "../../design/late-menu.js";
import { TimeText } from "../../design/time-text.js";
import { HOME_WORDS as words } from "../../words/home.js";
import styles from "./home.module.css";
import type { Ask, Project, Workspace } from "./home-dialog.js";

const ProjectMenu = lazy(() =>
  import("./project-menu.js").then(({ ProjectMenu }) => ({ default: ProjectMenu })),
);

export interface ProjectRowProps {
  readonly project: Project;
  readonly role: Workspace["role"];
  readonly ask: Ask;
}

export function ProjectRow({ project, role, ask }: ProjectRowProps): ReactNode {
  const { id, name, description, updatedAt } = project;
  return (
    <div className={styles["row"]}>
      <Link to="/projects/$projectId" params={{ projectId: id }} className={styles["rowLink"]}>
        <span className={styles["name"]} title={name}>
          {name}
        </span>
        <span className={styles["snippet"]} title={description ?? undefined}>
          {description}
        </span>
      </Link>
      <span className={styles["when"]}>
        <TimeText at={updatedAt} />
      </span>
      {role !== "viewer" && (
        <LateMenu
          size="small"
          look="quiet"
          isIcon
          aria-label={words.actionsOf(name)}
          menu={(trigger) => <ProjectMenu trigger={trigger} {...{ project, role, ask }} />}
        >
          ⋯
        </LateMenu>
      )}
    </div>
  );
}
