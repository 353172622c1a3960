import { type Connection, connect } from "./connect.js";
import { findProject, type ProjectCall } from "./find-project.js";

/** A connection, and the project that a call is about. */
export interface ProjectConnection extends Connection {
  readonly projectId: string;
}

export async function inProject(call: ProjectCall): Promise<ProjectConnection> {
  const connection = await connect(call);
  return { ...connection, projectId: await findProject(call, connection) };
}
