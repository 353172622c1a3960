import type { Schemas } from "@plumbline/api-client";
import type { ExitName } from "../../declaring/exit-codes.js";
import { writeOutput } from "../../files/write-output.js";
import { allOf, asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";
import { type PromiseRun, runsText } from "../telling/runs-text.js";
import { promiseNamed } from "./promise-named.js";

type PromisesCall = ProjectCall & {
  readonly arguments: { readonly promises: readonly string[] };
  readonly options: { readonly junit: string | undefined };
};

/** Runs the checks of promises, one promise after the other. */
export async function runPromises(call: PromisesCall): Promise<ExitName> {
  const { options, output, world } = call;
  const connection = await inProject(call);
  const words = call.arguments.promises.length > 0 ? call.arguments.promises : await inForce(connection);
  const done: PromiseRun[] = [];
  for (const [at, word] of words.entries()) {
    output.progress(`Running ${at + 1} of ${words.length}: ${word} …`);
    done.push(await runOf(connection, word));
  }
  output.done();
  if (options.junit !== undefined) {
    const { junitOfRuns } = await import("../telling/junit-of-runs.js");
    await writeOutput(options.junit, junitOfRuns(done), world);
  }
  if (options.json) {
    output.printJson({ promises: done });
  } else {
    output.print(runsText(done, output.colours));
  }
  return done.every(isWhole) ? "ok" : "found";
}

/** What tests elsewhere have to show is told, and fails nothing here. */
function isWhole({ left, checks }: PromiseRun): boolean {
  return left === 0 && checks.every(({ isRunHere, standing }) => !isRunHere || standing === "passed");
}

async function inForce(connection: ProjectConnection): Promise<readonly string[]> {
  const { pages } = await import("@plumbline/api-client");
  const params = {
    path: { projectId: connection.projectId },
    query: { state: "approved" as const, limit: 200 },
  };
  const list = await allOf(
    connection,
    pages(connection.client, "/api/projects/{projectId}/promises", { params }),
  );
  return list.map(({ requirementId }) => requirementId);
}

/** Runs what is stale or was never run, and reads how every check stands then. */
async function runOf(connection: ProjectConnection, word: string): Promise<PromiseRun> {
  const { id } = await promiseNamed(connection, word);
  const params = { path: { projectId: connection.projectId, promiseId: id } };
  const post = connection.client.POST("/api/projects/{projectId}/promises/{promiseId}/run", {
    params,
    body: {},
  });
  const { runs, left } = await asked(connection, post);
  const { requirementId, inForce, draft } = await promiseNamed(connection, id);
  const revision = inForce ?? draft;
  const details = new Map(runs.map(({ obligationId, detail }) => [obligationId, detail]));
  return { requirementId, title: revision?.title ?? "", left, checks: checksOf(revision, details) };
}

type Revision = Schemas["PromiseResponse"]["inForce"];

function checksOf(revision: Revision, details: ReadonlyMap<string, string>): PromiseRun["checks"] {
  const statuses = new Map(
    revision?.evidenceStatus?.obligations.map((status) => [status.obligationId, status]),
  );
  return (revision?.obligations ?? []).map(({ id, title, execution }) => {
    const status = statuses.get(id);
    const standing = status?.stale === true ? "stale" : (status?.result ?? "not-run");
    return {
      id,
      title,
      isRunHere: execution === "deterministic",
      standing,
      detail: details.get(id) ?? title,
    };
  });
}
