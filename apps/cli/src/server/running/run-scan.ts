import { setTimeout } from "node:timers/promises";
import type { Schemas } from "@plumbline/api-client";
import type { ExitName } from "../../declaring/exit-codes.js";
import { CliError, usageError } from "../../problems/cli-error.js";
import { allOf, asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";
import { oneNamed } from "../connecting/one-named.js";
import { scanText } from "../telling/scan-text.js";

type ScanCall = ProjectCall & {
  readonly arguments: { readonly repository: string | undefined };
  readonly options: { readonly ref: string | undefined; readonly "pull-request": string | undefined };
};

type Scan = Schemas["ScanResponse"];

const ASKED_AGAIN_MS = 2_000;

/** Starts a scan, waits until it has ended, and says what it came to. */
export async function runScan(call: ScanCall): Promise<ExitName> {
  const { options, output } = call;
  const wanted = wantedScan(options);
  const connection = await inProject(call);
  const repository = await repositoryOf(connection, call.arguments.repository);
  const params = { path: { projectId: connection.projectId, repositoryId: repository.id } };
  const post = connection.client.POST("/api/projects/{projectId}/repositories/{repositoryId}/scans", {
    params,
    body: wanted,
  });
  const { id } = await asked(connection, post);
  const scan = await ended(connection, id, (now) =>
    output.progress(`${now.state}: ${now.counts.filesRead} of ${now.counts.filesSelected} files read …`),
  );
  output.done();
  if (options.json) {
    output.printJson(scan);
  } else if (scan.state === "completed") {
    output.print(scanText(scan));
  }
  if (scan.state !== "completed") {
    throw new CliError("server", scan.failure?.message ?? "The scan was cancelled.");
  }
  return scan.complete ? "ok" : "found";
}

function wantedScan(options: ScanCall["options"]): Schemas["StartScanRequest"] {
  const { ref, "pull-request": number } = options;
  if (number !== undefined && !/^[1-9]\d{0,8}$/.test(number)) {
    throw usageError(`--pull-request is a number, as 42, not "${number}".`);
  }
  if (ref !== undefined && number !== undefined) {
    throw usageError("A scan compares one of --ref and --pull-request.");
  }
  const kind = ref === undefined && number === undefined ? "tracking" : "comparison";
  return { kind, ref: ref ?? null, pullRequest: number === undefined ? null : Number(number) };
}

/** The repository that a word names, by its ID or with or without its host; the only one where there is no word. */
async function repositoryOf(
  connection: ProjectConnection,
  word: string | undefined,
): Promise<{ readonly id: string }> {
  const { pages } = await import("@plumbline/api-client");
  const params = { path: { projectId: connection.projectId }, query: { limit: 200 } };
  const list = pages(connection.client, "/api/projects/{projectId}/repositories", { params });
  const followed = (await allOf(connection, list)).map(({ id, repository }) => ({ id, name: repository }));
  const [only, ...others] = followed;
  if (word === undefined) {
    if (only === undefined || others.length > 0) {
      throw usageError(`Name a repository: the project follows ${followed.length}.`);
    }
    return only;
  }
  const whole = word.toLowerCase();
  const short = followed.map(({ id, name }) => ({ id, name: name.slice(name.indexOf("/") + 1) }));
  return oneNamed("followed repository", whole, whole.split("/").length === 3 ? followed : short);
}

async function ended(
  connection: ProjectConnection,
  scanId: string,
  tell: (scan: Scan) => void,
): Promise<Scan> {
  const params = { path: { projectId: connection.projectId, scanId } };
  for (;;) {
    const scan = await asked(
      connection,
      connection.client.GET("/api/projects/{projectId}/scans/{scanId}", { params }),
    );
    if (scan.state !== "queued" && scan.state !== "running") {
      return scan;
    }
    tell(scan);
    await setTimeout(ASKED_AGAIN_MS);
  }
}
