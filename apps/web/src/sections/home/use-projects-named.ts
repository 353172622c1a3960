import { useQueries, useQuery } from "@tanstack/react-query";
import { workspacesQuery } from "../../api/queries.js";
import type { Project } from "./home-dialog.js";
import { allProjects } from "./home-queries.js";
import { projectsNamed } from "./projects-named.js";

/** Of more workspaces than these, names are looked for in the first ones. */
const WORKSPACES = 20;

/** The projects of that name: the search of the service finds what is in projects, not the projects. */
export function useProjectsNamed(q: string): readonly Project[] {
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const lists = useQueries({ queries: workspaces.slice(0, WORKSPACES).map(({ id }) => allProjects(id)) });
  return projectsNamed(
    lists.flatMap(({ data = [] }) => data),
    q,
  );
}
