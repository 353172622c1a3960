import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "../api/queries.js";
import { noteRecentProject } from "../api/recent-projects.js";

/** Keeps in the browser that a person opened a project which is there. */
export function useRecent(projectId: string, isThere: boolean): void {
  const { data: me } = useQuery(meQuery);
  const userId = me?.user.id;
  useEffect(() => {
    if (isThere && userId !== undefined) {
      noteRecentProject(userId, projectId);
    }
  }, [isThere, userId, projectId]);
}
