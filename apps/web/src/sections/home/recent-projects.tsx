import { ProblemError } from "@plumbline/api-client";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { projectQuery } from "../../api/queries.js";
import { forgetRecentProject, recentProjects } from "../../api/recent-projects.js";
import { TimeText } from "../../design/time-text.js";
import { HOME_WORDS as words } from "../../words/home.js";
import styles from "./home.module.css";

/** The projects that a person opened last in this browser; one that is gone goes from here, too. */
export function RecentProjects({ userId }: { readonly userId: string }): ReactNode {
  const [ids] = useState(() => recentProjects(userId));
  const projects = useQueries({ queries: ids.map((id) => projectQuery(id)) });
  const gone = ids.filter((_, at) => isGone(projects[at]?.error)).join(" ");
  useEffect(() => {
    for (const id of gone.split(" ").filter(Boolean)) {
      forgetRecentProject(userId, id);
    }
  }, [gone, userId]);
  const shown = projects.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return (
    shown.length > 0 && (
      <section aria-labelledby="recent">
        <h2 id="recent" className={styles["heading"]}>
          {words.recent}
        </h2>
        <ul className={styles["recent"]}>
          {shown.map(({ id, name, updatedAt }) => (
            <li key={id}>
              <Link
                to="/projects/$projectId"
                params={{ projectId: id }}
                className={styles["card"]}
                title={name}
              >
                <span className={styles["name"]}>{name}</span>
                <span className={styles["where"]}>
                  {words.changed} <TimeText at={updatedAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 404;
}
