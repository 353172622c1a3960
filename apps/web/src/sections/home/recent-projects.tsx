import { ProblemError } from "@plumbline/api-client";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { projectQuery } from "../../api/queries.js";
import { forgetRecentProject, recentProjects } from "../../api/recent-projects.js";
import { HOME_WORDS as words } from "../../words/home.js";
import { ProjectCards } from "./project-cards.js";

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
  return shown.length > 0 && <ProjectCards id="recent" title={words.recent} projects={shown} />;
}

function isGone(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 404;
}
