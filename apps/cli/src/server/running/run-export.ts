import type { ExitName } from "../../declaring/exit-codes.js";
import { writeOutput } from "../../files/write-output.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";

type ExportCall = ProjectCall & {
  readonly options: {
    readonly format: "json" | "yaml";
    readonly compact: boolean;
    readonly out: string | undefined;
  };
};

/** Writes the model of a project, byte for byte as the service exports it. */
export async function runExport(call: ExportCall): Promise<ExitName> {
  const { options, world, output } = call;
  const connection = await inProject(call);
  const format = options.json ? "json" : options.format;
  const text = await exportedText(connection, { format, compact: options.compact ? "true" : "false" });
  await writeOutput(options.out ?? "-", text, world);
  if (options.out !== undefined && options.out !== "-") {
    output.remark(`${Buffer.byteLength(text)} bytes written to ${options.out}`);
  }
  return "ok";
}

/** The model document of a project as text. */
export function exportedText(
  connection: ProjectConnection,
  query: { readonly format: "json" | "yaml"; readonly compact?: "true" | "false" },
): Promise<string> {
  const params = { path: { projectId: connection.projectId }, query };
  const call = connection.client.GET("/api/projects/{projectId}/export", { params, parseAs: "text" });
  return asked(connection, call);
}
