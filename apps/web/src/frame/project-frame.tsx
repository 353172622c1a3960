import { isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { Link, Outlet, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { projectQuery } from "../api/queries.js";
import { ShownQuery } from "../api/shown-query.js";
import { useRole } from "../api/use-role.js";
import { Badge } from "../design/badge.js";
import { FRAME_WORDS as words } from "../words/frame.js";
import { NotFound } from "./not-found.js";
import styles from "./project-frame.module.css";
import { PROJECT_SCREENS, SCREEN_ID } from "./project-screens.js";
import { useLiveProject } from "./use-live-project.js";
import { useOpenInSight } from "./use-open-in-sight.js";
import { useProjectKeys } from "./use-project-keys.js";
import { useRecent } from "./use-recent.js";

/** What is beside every screen of a project: its parts, and whether one may change them. */
export function ProjectFrame(): ReactNode {
  const { projectId } = useParams({ from: "/in/projects/$projectId" });
  const project = useQuery(projectQuery(projectId));
  const role = useRole(projectId);
  useLiveProject(projectId);
  useRecent(projectId, project.isSuccess);
  useProjectKeys(projectId);
  const nav = useOpenInSight();
  if (project.isLoadingError && isProblem(project.error, "not_found")) {
    return <NotFound />;
  }
  return (
    <div className={styles["frame"]}>
      <nav ref={nav} className={styles["nav"]} aria-label={words.projectNav}>
        <ul>
          {PROJECT_SCREENS.map(({ name, path, key }) => (
            <li key={name}>
              <Link
                to={`/projects/$projectId${path}`}
                params={{ projectId }}
                activeOptions={{ exact: name === "overview", includeSearch: false }}
                activeProps={{ className: styles["open"] ?? "", "aria-current": "page" }}
                title={`g ${key}`}
              >
                {words.sections[name]}
              </Link>
            </li>
          ))}
        </ul>
        {role === "viewer" && (
          <p className={styles["role"]}>
            <Badge title={words.viewer}>{words.viewerShort}</Badge>
          </p>
        )}
      </nav>
      <div id={SCREEN_ID} tabIndex={-1} className={styles["screen"]}>
        <ShownQuery query={project}>{() => <Outlet />}</ShownQuery>
      </div>
    </div>
  );
}
