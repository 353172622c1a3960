import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { TimeText } from "../../design/time-text.js";
import { HOME_WORDS as words } from "../../words/home.js";
import styles from "./home.module.css";
import type { Project } from "./home-dialog.js";

export interface ProjectCardsProps {
  readonly id: string;
  readonly title: string;
  readonly projects: readonly Project[];
}

/** A few projects beside one another. */
export function ProjectCards({ id, title, projects }: ProjectCardsProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles["heading"]}>
        {title}
      </h2>
      <ul className={styles["recent"]}>
        {projects.map(({ id: projectId, name, updatedAt }) => (
          <li key={projectId}>
            <Link to="/projects/$projectId" params={{ projectId }} className={styles["card"]} title={name}>
              <span className={styles["name"]}>{name}</span>
              <span className={styles["where"]}>
                {words.changed} <TimeText at={updatedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
