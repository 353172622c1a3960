import type { ExitName } from "../../declaring/exit-codes.js";
import { clean } from "../../output/clean-text.js";
import { asked } from "../connecting/asked.js";
import { type Connection, connect, type ServerCall } from "../connecting/connect.js";

/** Says who asks which service. */
export async function runWhoami(call: ServerCall): Promise<ExitName> {
  const connection = await connect(call);
  const { server, ...who } = { server: connection.address, ...(await whoAsks(connection)) };
  if (call.options.json) {
    call.output.printJson({ server, ...who.told });
  } else {
    call.output.print([server, ...who.lines].join("\n"));
  }
  return "ok";
}

async function whoAsks(connection: Connection) {
  const { client, asks } = connection;
  if (asks === "token") {
    const { token } = await asked(connection, client.GET("/api/agent/capabilities"));
    const where = token.projectId === null ? `workspace ${token.workspaceId}` : `project ${token.projectId}`;
    const until = token.expiresAt === null ? "no end" : `until ${token.expiresAt}`;
    const lines = [
      `agent token "${clean(token.name)}"`,
      `  ${where}, ${until}`,
      `  may ${token.scopes.join(", ")}`,
    ];
    return { told: { token }, lines };
  }
  const { user, workspaces } = await asked(connection, client.GET("/api/auth/me"));
  const roles = workspaces.map(({ name, role }) => `  ${role} of ${clean(name)}`);
  return {
    told: { user, workspaces },
    lines: [`${clean(user.displayName)} <${clean(user.email)}>`, ...roles],
  };
}
