import { usageError } from "../../problems/cli-error.js";
import { asked } from "./asked.js";
import type { ProjectConnection } from "./in-project.js";
import { oneNamed } from "./one-named.js";

interface StateWanted {
  readonly branch?: string | undefined;
  readonly revision?: string | undefined;
}

/** The IDs that a request names the state by. */
export async function stateOf(
  connection: ProjectConnection,
  { branch, revision }: StateWanted,
): Promise<{ readonly branchId?: string; readonly revisionId?: string }> {
  if (branch !== undefined && revision !== undefined) {
    throw usageError("--branch and --revision are two states: name one.");
  }
  if (branch !== undefined) {
    return { branchId: (await branchNamed(connection, branch)).id };
  }
  return revision === undefined ? {} : { revisionId: (await revisionNamed(connection, revision)).id };
}

export async function branchNamed(connection: ProjectConnection, word: string) {
  return oneNamed("open branch", word, await branchesOf(connection));
}

async function revisionNamed(connection: ProjectConnection, word: string) {
  return oneNamed("revision", word, await revisionsOf(connection));
}

export async function branchesOf(connection: ProjectConnection) {
  const params = { path: { projectId: connection.projectId }, query: { state: "open" as const } };
  return asked(connection, connection.client.GET("/api/projects/{projectId}/branches", { params }));
}

export async function revisionsOf(connection: ProjectConnection) {
  const params = { path: { projectId: connection.projectId } };
  return asked(connection, connection.client.GET("/api/projects/{projectId}/revisions", { params }));
}
