import type { Schemas } from "@plumbline/api-client";
import type { ExitName } from "../../declaring/exit-codes.js";
import { FILE_LIMITS } from "../../files/limits.js";
import { readInput } from "../../files/read-input.js";
import { clean } from "../../output/clean-text.js";
import { fileError, usageError } from "../../problems/cli-error.js";
import type { World } from "../../world.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject } from "../connecting/in-project.js";
import { promiseNamed } from "./promise-named.js";

interface EvidenceOptions {
  readonly result: "passed" | "failed" | undefined;
  readonly "run-url": string | undefined;
  readonly system: "codehost-actions" | "other";
  readonly commit: string | undefined;
  readonly conclusion: string | undefined;
  readonly digest: string | undefined;
  readonly record: string | undefined;
}

type EvidenceCall = ProjectCall & {
  readonly arguments: { readonly promise: string; readonly obligation: string };
  readonly options: EvidenceOptions;
};

/** Sends a record of a run elsewhere, and says what it counts as. */
export async function runEvidence(call: EvidenceCall): Promise<ExitName> {
  const { arguments: given, options, output, world } = call;
  const record = await recordOf(options, world);
  const { documentBody } = await import("@plumbline/api-client");
  const connection = await inProject(call);
  const { id, requirementId } = await promiseNamed(connection, given.promise);
  const path = { projectId: connection.projectId, promiseId: id, obligationKey: given.obligation };
  const run = await asked(
    connection,
    connection.client.POST(
      "/api/projects/{projectId}/promises/{promiseId}/obligations/{obligationKey}/evidence",
      { params: { path }, ...documentBody(record) },
    ),
  );
  if (options.json) {
    output.printJson(run);
  } else {
    output.print(evidenceText(`${requirementId}/${given.obligation}`, run));
  }
  return "ok";
}

/** The record as JSON: the file as it stands, or what the options say. */
async function recordOf(options: EvidenceOptions, world: World): Promise<string> {
  const { result, record, "run-url": runUrl } = options;
  if (record !== undefined) {
    return recordOfFile(record, world);
  }
  if (result === undefined || runUrl === undefined) {
    throw usageError("--result and --run-url are missing, or --record in place of them.");
  }
  const { system, commit, conclusion, digest } = options;
  const source = {
    system,
    runUrl,
    ...(commit === undefined ? {} : { commitSha: commit }),
    ...(conclusion === undefined ? {} : { conclusion }),
  };
  return JSON.stringify({ result, source, ...(digest === undefined ? {} : { artifactDigest: digest }) });
}

async function recordOfFile(name: string, world: World): Promise<string> {
  const file = await readInput(name, world, FILE_LIMITS.recordBytes);
  const text = Buffer.from(file.bytes).toString("utf8");
  try {
    JSON.parse(text);
  } catch (error) {
    throw fileError(file.name, `is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  return text;
}

function evidenceText(of: string, { result, evidence, detail }: Schemas["VerificationRunResponse"]): string {
  const [entry] = evidence;
  const said = entry === undefined ? result : `${entry.result}, ${entry.identity}`;
  const reason = entry?.identityReason ?? null;
  return [
    `${clean(of)}: ${said}${reason === null ? "" : ` (${reason})`}; counts as ${result}`,
    `  ${clean(detail)}`,
  ].join("\n");
}
