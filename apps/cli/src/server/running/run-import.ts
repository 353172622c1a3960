import type { Schemas } from "@plumbline/api-client";
import type { ExitName } from "../../declaring/exit-codes.js";
import { CliError, inputError } from "../../problems/cli-error.js";
import { locatedProblems } from "../../problems/located-problems.js";
import { factIssues } from "../../reading/fact-issues.js";
import { type ReadModel, readModel } from "../../reading/read-model.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";
import { importText } from "../telling/import-text.js";

type ImportCall = ProjectCall & {
  readonly arguments: { readonly model: string };
  readonly options: {
    readonly write: boolean;
    readonly check: boolean;
    readonly "expected-version": number | undefined;
  };
};

type Imported = Schemas["ImportResultResponse"];

/** Shows what a document would change, or writes it. */
export async function runImport(call: ImportCall): Promise<ExitName> {
  const { options, output, world } = call;
  // What is wrong with the file by itself is told with its place before anybody is asked.
  const model = await readModel(call.arguments.model, world);
  const connection = await inProject(call);
  output.progress(options.write ? "Writing …" : "Comparing …");
  const imported = await send(call, connection, model);
  output.done();
  await refuse(model, imported);
  if (options.json) {
    output.printJson(imported);
  } else {
    output.print(importText(imported, output.colours));
  }
  return options.check && imported.added + imported.changed > 0 ? "found" : "ok";
}

async function send(
  { options }: ImportCall,
  connection: ProjectConnection,
  model: ReadModel,
): Promise<Imported> {
  const { documentBody } = await import("@plumbline/api-client");
  const { "expected-version": expectedVersion } = options;
  const query = {
    dryRun: options.write ? ("false" as const) : ("true" as const),
    ...(expectedVersion === undefined ? {} : { expectedVersion }),
  };
  const params = { path: { projectId: connection.projectId }, query };
  const type = model.text.format === "yaml" ? "application/x-yaml" : "application/json";
  const body = documentBody(model.text.text, type);
  try {
    return await asked(
      connection,
      connection.client.POST("/api/projects/{projectId}/import", { params, ...body }),
    );
  } catch (error) {
    throw await placed(error, model);
  }
}

/** Rules that the service alone can judge, at their places in the file. */
async function placed(error: unknown, { text, document }: ReadModel): Promise<unknown> {
  if (!(error instanceof CliError) || error.refusal?.type !== "invalid_export") {
    return error;
  }
  const issues = error.problems.map(({ path, message }) => ({ field: path, message }));
  const problems = await locatedProblems(text, factIssues(document, issues));
  return new CliError("input", error.message, problems, error.refusal);
}

async function refuse({ file, text, document }: ReadModel, { items, refused }: Imported): Promise<void> {
  if (refused === 0) {
    return;
  }
  const issues = items
    .filter(({ change }) => change === "refused")
    .map(({ kind, id, error }) => ({ field: `${kind}:${id}`, message: error ?? "is refused" }));
  throw inputError(`${file} is refused`, await locatedProblems(text, factIssues(document, issues)));
}
