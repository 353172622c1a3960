import { usageError } from "../../problems/cli-error.js";
import { allOf, asked } from "./asked.js";
import type { Connection, ServerCall } from "./connect.js";
import { isGuid } from "./is-guid.js";

export type ProjectCall = ServerCall & { readonly options: { readonly project: string | undefined } };

const SHOWN = 10;

/** The ID of the project that a call is about. Throws a `CliError` of exit `usage` where none or no single one is meant. */
export async function findProject(call: ProjectCall, connection: Connection): Promise<string> {
  const said = call.options.project ?? (call.world.env["PLUMBLINE_PROJECT"] || undefined);
  if (said !== undefined && isGuid(said)) {
    return said;
  }
  const { workspaceIds, projectId } = await reachOf(connection);
  if (said === undefined) {
    if (projectId === null) {
      throw usageError("--project is missing: the name or the ID of a project.");
    }
    return projectId;
  }
  return projectNamed(said, await projectsOf(connection, workspaceIds));
}

interface Reach {
  readonly workspaceIds: readonly string[];
  /** The only project that a token is for. */
  readonly projectId: string | null;
}

async function reachOf(connection: Connection): Promise<Reach> {
  const { client, asks } = connection;
  if (asks === "token") {
    const { token } = await asked(connection, client.GET("/api/agent/capabilities"));
    return { workspaceIds: [token.workspaceId], projectId: token.projectId };
  }
  const { workspaces } = await asked(connection, client.GET("/api/auth/me"));
  return { workspaceIds: workspaces.map(({ id }) => id), projectId: null };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

async function projectsOf(
  connection: Connection,
  workspaceIds: readonly string[],
): Promise<readonly Named[]> {
  const { pages } = await import("@plumbline/api-client");
  const projects: Named[] = [];
  for (const workspaceId of workspaceIds) {
    const init = { params: { path: { workspaceId }, query: { limit: 200 } } };
    const list = pages(connection.client, "/api/workspaces/{workspaceId}/projects", init);
    projects.push(...(await allOf(connection, list)));
  }
  return projects;
}

function projectNamed(name: string, projects: readonly Named[]): string {
  const [found, second] = projects.filter((project) => project.name === name);
  if (found === undefined) {
    const names = projects.slice(0, SHOWN).map((project) => `"${project.name}"`);
    const more = projects.length > SHOWN ? ", …" : "";
    const there =
      names.length === 0 ? "There is none that you may see." : `There is ${names.join(", ")}${more}.`;
    throw usageError(`There is no project "${name}". ${there}`);
  }
  if (second !== undefined) {
    throw usageError(
      `More than one project is called "${name}": name one by its ID, ${found.id} or ${second.id}.`,
    );
  }
  return found.id;
}
