import type { Schemas } from "@plumbline/api-client";
import type { ExitName } from "../../declaring/exit-codes.js";
import { FILE_LIMITS } from "../../files/limits.js";
import { type InputFile, readInput } from "../../files/read-input.js";
import { CliError, fileError, usageError } from "../../problems/cli-error.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";
import { verificationText } from "../telling/verification-text.js";

export type VerifyStoredCall = ProjectCall & {
  readonly arguments: { readonly bundle: string; readonly manifest: string | undefined };
};

type Verified = Schemas["VerifyResponse"];

/** Has the service verify a bundle, or its manifest alone: files, seal and drift. */
export async function runVerifyStored(call: VerifyStoredCall): Promise<ExitName> {
  const { arguments: given, options, output, world } = call;
  if (given.manifest !== undefined) {
    throw usageError("With --project one file is verified: a bundle, or a manifest.json.");
  }
  const file = await readInput(given.bundle, world, FILE_LIMITS.bundleBytes);
  const connection = await inProject(call);
  output.progress("Verifying …");
  const verified = await verify(connection, file);
  output.done();
  if (options.json) {
    output.printJson(verified);
  } else {
    output.print(verificationText(file.name, verified, output.colours));
  }
  return verified.matchesPinned && verified.issued && verified.current ? "ok" : "found";
}

async function verify(connection: ProjectConnection, file: InputFile): Promise<Verified> {
  const { documentBody } = await import("@plumbline/api-client");
  const isArchive = file.bytes[0] === 0x50 && file.bytes[1] === 0x4b;
  const body = isArchive
    ? documentBody(new Uint8Array(file.bytes), "application/zip")
    : documentBody(manifestBody(file));
  const params = { path: { projectId: connection.projectId } };
  const post = connection.client.POST("/api/projects/{projectId}/build/verify", { params, ...body });
  try {
    return await asked(connection, post);
  } catch (error) {
    const isBad = error instanceof CliError && error.refusal?.type === "invalid_bundle";
    throw isBad ? new CliError("input", error.message, error.problems, error.refusal) : error;
  }
}

/** The manifest as it stands in its file, in the body that asks about it. */
function manifestBody({ name, bytes }: InputFile): string {
  const text = Buffer.from(bytes).toString("utf8");
  try {
    JSON.parse(text);
  } catch {
    throw fileError(name, "is neither a bundle (a zip file) nor a manifest (JSON)");
  }
  return `{"manifest":${text}}`;
}
